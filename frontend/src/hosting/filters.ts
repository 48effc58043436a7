import type { RoomSummary } from '../api';

/** What a visitor wants to see of the list; `least` is the most that the least stake may be. */
export interface Filter {
  game: string;
  least: number | null;
  free: boolean;
}

export const ANYTHING: Filter = { game: '', least: null, free: false };

export const freeSeats = ({ seats, seated }: RoomSummary): number => Math.max(0, seats - seated);

export function wanted(room: RoomSummary, { game, least, free }: Filter): boolean {
  return (
    (!game || room.game === game) &&
    (least === null || room.minimum <= least) &&
    (!free || freeSeats(room) > 0)
  );
}

/** The least stakes that rooms have, each once, from the smallest. */
export function leastStakes(rooms: readonly RoomSummary[]): number[] {
  return [...new Set(rooms.map(({ minimum }) => minimum))].sort((one, other) => one - other);
}

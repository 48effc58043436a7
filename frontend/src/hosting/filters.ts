import type { RoomSummary } from '../api';

/** A visitor's filter for the list; `least` is the highest acceptable minimum stake. */
export interface Filter {
  game: string;
  least: number | null;
  free: boolean;
}

export const ANYTHING: Filter = { game: '', least: null, free: false };

export const freeSeats = ({ seats, seated }: RoomSummary): number => Math.max(0, seats - seated);

export function wanted(room: RoomSummary, { game, least, free }: Filter): boolean {
  return (!game || room.game === game) && (least === null || room.minimum <= least) && (!free || freeSeats(room) > 0);
}

/** The distinct minimum stakes of the rooms, in ascending order. */
export function leastStakes(rooms: readonly RoomSummary[]): number[] {
  return [...new Set(rooms.map(({ minimum }) => minimum))].sort((one, other) => one - other);
}

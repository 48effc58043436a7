import type { RoomSummary } from '../api';

/** A visitor's filter for the list; `least` is the highest acceptable minimum stake. */
export interface Filter {
  /** Words that a table's name, its game or its players must contain. */
  text: string;
  game: string;
  least: number | null;
  free: boolean;
}

export const ANYTHING: Filter = { text: '', game: '', least: null, free: false };

/** The number of filters in use besides the words searched for. */
export const activeFilters = ({ game, least, free }: Filter): number =>
  [game !== '', least !== null, free].filter(Boolean).length;

/** The chairs that a person may take: the empty ones, or else those of house players, who give theirs up. */
export const freeSeats = ({ chairs }: Pick<RoomSummary, 'chairs'>): number =>
  ['.', 'b'].map((kind) => [...chairs].filter((letter) => letter === kind).length).find((free) => free > 0) ?? 0;

/** Without accents and capitals, which people leave out when they search. */
const plainly = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Whether a person of this name may sit down in a room now: no two people of one name sit at a table. */
export const isOpenTo = (room: Pick<RoomSummary, 'chairs' | 'paused' | 'names' | 'away'>, name = ''): boolean =>
  !room.paused && freeSeats(room) > 0 && ![...room.names, ...room.away].map(plainly).includes(plainly(name));

/** `words`: the text of a room that is searched. */
export function matchesFilter(room: RoomSummary, { text, game, least, free }: Filter, words = ''): boolean {
  const found = plainly(words);
  return (
    (!game || room.game === game) &&
    (least === null || room.minimum <= least) &&
    (!free || freeSeats(room) > 0) &&
    plainly(text)
      .split(/\s+/)
      .every((word) => found.includes(word))
  );
}

/** The distinct minimum stakes of the rooms, in ascending order. */
export function leastStakes(rooms: readonly RoomSummary[]): number[] {
  return [...new Set(rooms.map(({ minimum }) => minimum))].sort((one, other) => one - other);
}

/** The rooms in which the visitor has a seat come first; otherwise the order of the house remains. */
export function ownFirst(rooms: readonly RoomSummary[], own: Record<string, number>): RoomSummary[] {
  return [...rooms.filter(({ id }) => id in own), ...rooms.filter(({ id }) => !(id in own))];
}

/** A newcomer can stake this often, at least, with the chips that they sit down with. */
const STAKES = 10;

const mostPeople = (one: RoomSummary, other: RoomSummary): number => other.people - one.people;

/** The tables of a game at which others sit and a seat is free, those with the most people first. */
export const withPeople = (
  rooms: readonly RoomSummary[],
  game: string,
  own: Record<string, unknown> = {},
  name = '',
): RoomSummary[] =>
  rooms
    .filter((room) => room.game === game && room.people > 0 && isOpenTo(room, name) && !(room.id in own))
    .sort(mostPeople);

export const peopleAt = (rooms: readonly RoomSummary[]): number => rooms.reduce((sum, { people }) => sum + people, 0);

/**
 * The table for somebody who just wants a seat: where people sit, or else the first one, which is the house's own.
 * `rooms` are those that take stakes now; undefined if none suits a newcomer of this name with `chips` units.
 */
export function bestSeat(rooms: readonly RoomSummary[], chips: number, name = ''): RoomSummary | undefined {
  const open = rooms.filter((room) => isOpenTo(room, name) && room.minimum * STAKES <= chips);
  return [...open].sort(mostPeople)[0];
}

/** Where a visitor finds company: the tables at which people sit. */

import type { RoomSummary } from '../api';
import { isOpenTo } from './filters';

/** A newcomer can stake this often, at least, with the chips that they sit down with. */
const STAKES = 10;

const mostPeople = (one: RoomSummary, other: RoomSummary): number => other.people - one.people;

/** The tables of a game at which others sit and a seat is free, those with the most people first. */
export const withPeople = (
  rooms: readonly RoomSummary[],
  game: string,
  own: Record<string, unknown> = {},
): RoomSummary[] =>
  rooms.filter((room) => room.game === game && room.people > 0 && isOpenTo(room) && !(room.id in own)).sort(mostPeople);

export const peopleAt = (rooms: readonly RoomSummary[]): number => rooms.reduce((sum, { people }) => sum + people, 0);

/**
 * The table for somebody who just wants a seat: where people sit, or else the first one, which is the house's own.
 * `rooms` are those that take stakes now; undefined if none suits a newcomer with `chips` units.
 */
export function bestSeat(rooms: readonly RoomSummary[], chips: number): RoomSummary | undefined {
  const open = rooms.filter((room) => isOpenTo(room) && room.minimum * STAKES <= chips);
  return [...open].sort(mostPeople)[0];
}

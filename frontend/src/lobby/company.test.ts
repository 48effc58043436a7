import { expect, it } from 'vitest';
import type { RoomSummary } from '../api';
import { bestSeat, peopleAt, withPeople } from './company';

const room = (id: string, change: Partial<RoomSummary> = {}): RoomSummary =>
  ({ id, game: 'punto', people: 0, paused: false, chairs: 'bb......', minimum: 2500, ...change }) as RoomSummary;
const CHIPS = 100_000;

it('takes a seat where most people are, and otherwise at the first table', () => {
  const rooms = [room('salon'), room('two', { people: 2 }), room('three', { people: 3 }), room('late')];
  expect(bestSeat(rooms, CHIPS)?.id).toBe('three');
  expect(bestSeat([rooms[0]!, rooms[3]!], CHIPS)?.id).toBe('salon');
});

it.each([
  ['a full table', { chairs: 'pppp' }],
  ['a paused one', { paused: true }],
  ['stakes that soon cost everything', { minimum: 20_000 }],
])('avoids %s', (_, change) => {
  expect(bestSeat([room('salon'), room('other', { people: 3, ...change })], CHIPS)?.id).toBe('salon');
  expect(bestSeat([room('other', { people: 3, ...change })], CHIPS)).toBeUndefined();
});

it('counts the people of one game at tables with a free seat, other than those where one sits', () => {
  const rooms = [
    room('one', { people: 1 }),
    room('two', { people: 2 }),
    room('full', { people: 8, chairs: 'pppppppp' }),
    room('own', { people: 1 }),
    room('iron', { people: 4, game: 'chemin' }),
  ];
  const found = withPeople(rooms, 'punto', { own: 0 });
  expect(found.map(({ id }) => id)).toEqual(['two', 'one']);
  expect(peopleAt(found)).toBe(3);
  expect(withPeople(rooms, 'banque')).toEqual([]);
});

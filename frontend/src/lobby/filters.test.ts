import { describe, expect, it } from 'vitest';
import type { RoomSummary } from '../api';
import { tableToWatch } from '../coach/seat';
import {
  activeFilters,
  ANYTHING,
  bestSeat,
  freeSeats,
  isOpenTo,
  leastStakes,
  matchesFilter,
  ownFirst,
  peopleAt,
  withPeople,
} from './filters';

const room = (given: Partial<RoomSummary>): RoomSummary => ({
  id: 'r',
  name: 'R',
  game: 'punto',
  preset: 'punto-banco',
  seated: 0,
  seats: 9,
  people: 0,
  looking: 0,
  minimum: 2500,
  maximum: null,
  pace: 'normal',
  paused: false,
  private: false,
  beads: {},
  roads: {},
  offers: [],
  chairs: '.........',
  names: [],
  away: [],
  coup: 0,
  last: null,
  ...given,
});

describe('filters', () => {
  it('let everything through until one is set', () => {
    expect(matchesFilter(room({ chairs: 'ppppppppp' }), ANYTHING)).toBe(true);
  });

  it('count the empty chairs, or those of house players, who give theirs up', () => {
    expect(freeSeats({ chairs: 'pab..' })).toBe(2);
    expect(freeSeats({ chairs: 'pabbp' })).toBe(2);
    expect(freeSeats({ chairs: 'pa' })).toBe(0);
  });

  it('lead to a table with house players in all chairs, and to none that is full of people or paused', () => {
    expect(isOpenTo(room({ chairs: 'pbb', paused: false }))).toBe(true);
    expect(isOpenTo(room({ chairs: 'ppa', paused: false }))).toBe(false);
    expect(isOpenTo(room({ chairs: 'p..', paused: true }))).toBe(false);
  });

  it('are counted without the words searched for', () => {
    expect(activeFilters({ ...ANYTHING, text: 'salon' })).toBe(0);
    expect(activeFilters({ text: '', game: 'punto', least: 0, free: true })).toBe(3);
  });

  it('select by game, limit and free seats', () => {
    expect(matchesFilter(room({ game: 'chemin' }), { ...ANYTHING, game: 'punto' })).toBe(false);
    expect(matchesFilter(room({ minimum: 2600 }), { ...ANYTHING, least: 2500 })).toBe(false);
    expect(matchesFilter(room({ minimum: 2500 }), { ...ANYTHING, least: 2500 })).toBe(true);
    expect(matchesFilter(room({ chairs: 'pppppaapp' }), { ...ANYTHING, free: true })).toBe(false);
    expect(matchesFilter(room({ chairs: 'pppppapbb' }), { ...ANYTHING, free: true })).toBe(true);
  });

  it('search without regard to accents, capitals and order', () => {
    const search = (text: string) => matchesFilter(room({}), { ...ANYTHING, text }, 'Été à Nice · Punto banco · Zoë');
    expect(search('')).toBe(true);
    expect(search('zoe ete')).toBe(true);
    expect(search('Punto nice')).toBe(true);
    expect(search('zoe chemin')).toBe(false);
  });

  it('list own seats first and keep the order otherwise', () => {
    const rooms = ['a', 'b', 'c', 'd'].map((id) => room({ id }));
    expect(ownFirst(rooms, { d: 5, b: 0 }).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('offer each limit once, in ascending order', () => {
    expect(leastStakes([room({ minimum: 500 }), room({ minimum: 100 }), room({ minimum: 500 })])).toEqual([100, 500]);
  });
});

it.each([
  [['own', 'empty', 'paused'], undefined],
  [['own', 'empty', 'other'], 'other'],
  [['own', 'other', 'same'], 'same'],
])('leads from a lesson to a table on which people play, of the same game if there is one: %o', (ids, found) => {
  const list = [
    room({ id: 'own', people: 1 }),
    room({ id: 'empty', looking: 1 }),
    room({ id: 'paused', people: 2, paused: true }),
    room({ id: 'other', people: 1, game: 'chemin' }),
    room({ id: 'same', people: 1 }),
  ];
  const shown = list.filter(({ id }) => ids.includes(id));
  expect(tableToWatch(shown, 'punto', 'own')?.id).toBe(found);
});

const table = (id: string, change: Partial<RoomSummary> = {}): RoomSummary =>
  room({ id, chairs: 'bb......', ...change });
const CHIPS = 100_000;

it('takes a seat where most people are, and otherwise at the first table', () => {
  const rooms = [table('salon'), table('two', { people: 2 }), table('three', { people: 3 }), table('late')];
  expect(bestSeat(rooms, CHIPS)?.id).toBe('three');
  expect(bestSeat([rooms[0]!, rooms[3]!], CHIPS)?.id).toBe('salon');
});

it.each([
  ['a full table', { chairs: 'pppp' }],
  ['a paused one', { paused: true }],
  ['stakes that soon cost everything', { minimum: 20_000 }],
  ['a namesake', { names: ['Ada', 'ANNA'] }],
  ['an absent namesake', { away: ['Anna'] }],
])('avoids %s', (_, change) => {
  expect(bestSeat([table('salon'), table('other', { people: 3, ...change })], CHIPS, 'Anna')?.id).toBe('salon');
  expect(bestSeat([table('other', { people: 3, ...change })], CHIPS, 'Anna')).toBeUndefined();
});

it('counts the people of one game at tables with a free seat, other than those where one sits', () => {
  const rooms = [
    table('one', { people: 1 }),
    table('two', { people: 2 }),
    table('full', { people: 8, chairs: 'pppppppp' }),
    table('own', { people: 1 }),
    table('iron', { people: 4, game: 'chemin' }),
  ];
  const found = withPeople(rooms, 'punto', { own: 0 });
  expect(found.map(({ id }) => id)).toEqual(['two', 'one']);
  expect(peopleAt(found)).toBe(3);
  rooms[1]!.names = ['Anna'];
  expect(withPeople(rooms, 'punto', { own: 0 }, 'Anna').map(({ id }) => id)).toEqual(['one']);
  expect(withPeople(rooms, 'banque')).toEqual([]);
});

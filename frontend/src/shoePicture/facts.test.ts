import { expect, it } from 'vitest';
import type { Coup, Share, Story } from '../analysis/story';
import type { Scorecards } from '../wire';
import { factsOf, fileName, publicHost } from './facts';

const share = (name: string, seat: number, result: number, expectation: number): Share => ({
  ...{ name, seat, result, expectation, luck: result - expectation, lost: 0 },
});
const coup = (number: number, outcome: string, ...shares: Share[]): Coup => ({
  ...{ coup: number, cards: [], chances: {}, values: {}, hands: {}, choices: [], shares },
  outcomes: outcome ? { player: outcome } : {},
});
const road = [
  { column: 0, row: 0, outcome: null, run: 0, ties: 1 },
  { column: 0, row: 0, outcome: 'banker', run: 0, ties: 0 },
  { column: 1, row: 0, outcome: 'player', run: 1, ties: 0 },
  { column: 1, row: 1, outcome: 'player', run: 1, ties: 0 },
  { column: 2, row: 0, outcome: 'banker', run: 2, ties: 0 },
];
const story: Story = {
  ...{
    room: 'r',
    shoe: 3,
    preset: 'punto-banco',
    game: 'punto',
    started: '2026-11-22T21:05:00Z',
    root: 'ab'.repeat(32),
  },
  scorecards: { player: { big_road: road } as unknown as Scorecards },
  coups: [
    coup(1, 'banker', share('Anna', 1, -500, -6), share('Bert', 2, 475, -5)),
    coup(2, '', share('Anna', 1, -20, -20)),
    coup(3, 'player', share('Anna', 1, 1500, -19)),
  ],
  players: [
    { ...share('Anna', 1, 980, -45), coups: 3 },
    { ...share('Bert', 2, 475, -5), coups: 1 },
  ],
};

it('adds up the curve of one player and finds the longest run', () => {
  const facts = factsOf(story, 'Salon', 'Anna');
  expect(facts.own).toEqual({
    ...{ name: 'Anna', results: [-500, -520, 980], expected: [-6, -26, -45] },
    ...{ result: 980, luck: 1025, biggest: 1500 },
  });
  expect(facts.longest).toEqual({ side: 'player', winner: 'player', length: 2 });
  expect([facts.coups, facts.shoe, facts.room]).toEqual([2, 3, 'Salon']);
});

it('shows the shoe alone if nobody is named, or nobody of that name played', () => {
  expect(factsOf(story, 'Salon', null).own).toBeNull();
  expect(factsOf(story, 'Salon', 'Cora').own).toBeNull();
});

it('knows when the shoe was dealt only if the record says so', () => {
  expect(factsOf(story, 'Salon', null).started).toBe(story.started);
  expect(factsOf({ ...story, started: 'unknown' }, 'Salon', null).started).toBeNull();
});

it.each([
  ['http://127.0.0.1:8000', ''],
  ['http://localhost:5173', ''],
  ['http://[::1]:8000', ''],
  ['http://cards.localhost', ''],
  ['https://cards.example', 'cards.example'],
  ['http://192.168.1.5:8000', '192.168.1.5:8000'],
])('signs a picture made at %s with %j', (address, host) => {
  expect(publicHost(new URL(address) as unknown as Location)).toBe(host);
});

it('names the file as a person would', () => {
  expect(fileName(['Baccarat', 'Salon', 'shoe 3', '2026-11-22'])).toBe('Baccarat, Salon, shoe 3, 2026-11-22.png');
  expect(fileName(['Baccarat', '', 'shoe 3', ''])).toBe('Baccarat, shoe 3.png');
  expect(fileName(['Baccarat', 'A/B: "C"?', 'shoe 3'])).toBe('Baccarat, A B C , shoe 3.png');
});

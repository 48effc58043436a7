import { expect, test } from 'vitest';
import { courses, step, worths, type Coup, type Share, type Story } from './story';

const share = (seat: number, result: number, expectation: number, lost = 0): Share => ({
  seat,
  name: `P${seat}`,
  result,
  expectation,
  luck: result - expectation,
  lost,
});
const coup = (number: number, shares: Share[]): Coup => ({
  coup: number,
  cards: [],
  chances: {},
  values: {},
  hands: {},
  outcomes: {},
  choices: [],
  shares,
});

test('accumulates shares coup by coup, and leaves a player who sat out unchanged', () => {
  const story: Story = {
    room: 'blue',
    shoe: 1,
    preset: 'chemin-de-fer',
    game: 'chemin',
    scorecards: {},
    root: null,
    started: 'unknown',
    coups: [coup(1, [share(1, 100, -2), share(2, -100, 1)]), coup(2, [share(2, 50, 3, 4)])],
    players: [
      { ...share(1, 100, -2), coups: 1 },
      { ...share(2, -50, 4), coups: 2 },
    ],
  };
  expect(courses(story)).toEqual([
    { name: 'P1', results: [100, 100], expected: [-2, -2], faults: [] },
    { name: 'P2', results: [-100, -50], expected: [1, 4], faults: [1] },
  ]);
});

test('shows what each bet was worth, in percent, where nobody staked', () => {
  const story: Story = {
    room: 'noted',
    shoe: 1,
    preset: 'ez',
    game: 'punto',
    scorecards: {},
    root: null,
    started: 'unknown',
    coups: [
      { ...coup(1, []), values: { player: -0.012, tie: -0.14 } },
      coup(2, []),
      { ...coup(3, []), values: { player: 0.01 } },
    ],
    players: [],
  };
  expect(worths(story)).toEqual([
    { name: 'player', results: [-1.2, 0, 1], expected: [], faults: [] },
    { name: 'tie', results: [expect.closeTo(-14), 0, 0], expected: [], faults: [] },
  ]);
});

test('places few marks, on round numbers', () => {
  expect(step(0, 600)).toBe(100);
  expect(step(-130, 1000)).toBe(200);
  expect(step(0, 0)).toBeGreaterThan(0);
  for (const span of [7, 42, 999, 123456]) expect(span / step(0, span)).toBeLessThanOrEqual(6);
});

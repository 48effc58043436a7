import { expect, it } from 'vitest';
import { addUp, type OwnBet, type PlayedShoe } from './play';

const bet = (name: string, coups: number, staked: number, won: number, squares: number): OwnBet => ({
  ...{ name, coups, staked, won, squares },
});
const shoe = (given: Partial<PlayedShoe>): PlayedShoe => ({
  ...{
    room: 'r',
    name: 'R',
    game: 'punto',
    preset: 'punto-banco',
    shoe: 1,
    at: '2026-01-31T20:00:00+00:00',
    day: '2026-01-31',
  },
  ...{ seconds: 60, rules: 'a', bets: [], coups: 0, staked: 0, won: 0 },
  ...given,
});
const values = {
  a: { player: { mean: -0.01, variance: 0.9 }, tie: { mean: -0.14, variance: 7 } },
  b: { bank: { mean: 0.01, variance: 1 } },
};

it('adds up results, expectations and variances by month, game and bet', () => {
  const added = addUp(
    [
      shoe({
        coups: 2,
        staked: 300,
        won: 100,
        bets: [bet('player', 2, 200, 200, 20_000), bet('tie', 1, 100, -100, 10_000)],
      }),
      shoe({
        day: '2026-02-01',
        coups: 1,
        staked: 400,
        won: 350,
        game: 'chemin',
        rules: 'b',
        bets: [bet('bank', 1, 400, 400, 160_000)],
      }),
      shoe({ day: '2026-02-03', coups: 3, staked: 500, won: -500, rules: null }),
    ],
    values,
  );
  expect(added.totals).toMatchObject({ coups: 6, staked: 1200, won: -50, seconds: 180 });
  expect(added.totals.expected).toBeCloseTo(-2 - 14 + 4);
  expect(added.totals.variance).toBeCloseTo(18_000 + 70_000 + 160_000);
  expect(added.months.map(({ month, won }) => [month, won])).toEqual([
    ['2026-01', 100],
    ['2026-02', -150],
  ]);
  expect(added.games.map(({ game, won, other, bets }) => [game, won, other, bets.map(({ name }) => name)])).toEqual([
    ['punto', -400, -500, ['player', 'tie']],
    ['chemin', 350, -50, ['bank']],
  ]);
  expect(added.points.map(({ coups, won }) => [coups, won])).toEqual([
    [2, 100],
    [3, 450],
    [6, -50],
  ]);
  expect(added.points.at(-1)?.deviation).toBeCloseTo(Math.sqrt(248_000));
});

it('adds up nothing for a player who has not played', () => {
  expect(addUp([], {})).toMatchObject({ points: [], months: [], games: [], totals: { coups: 0, won: 0 } });
});

/** A player's own play, added up over time and by bet. All sums are in units. */

import { ask, type OwnCoup, type Sums } from '../api';

export interface OwnBet extends Sums {
  name: string;
  /** The sum of the squared stakes. */
  squares: number;
}

export interface PlayedShoe extends Sums {
  room: string;
  name: string;
  game: string;
  preset: string;
  shoe: number;
  /** When its newest coup ended, and on which day. */
  at: string;
  day: string;
  seconds: number;
  /** The key of the values of its bets; null if the shoe is no longer stored. */
  rules: string | null;
  bets: OwnBet[];
}

/** The expected result of a unit on a bet with a full shoe, and its variance. */
interface BetValue {
  mean: number;
  variance: number;
}

export type Values = Record<string, Record<string, BetValue>>;

/** A page of a player's shoes, the oldest first. */
interface OwnPlay {
  shoes: PlayedShoe[];
  more: number | null;
  /** The largest wins, then the largest losses; on the first page. */
  biggest: OwnCoup[];
  values: Values;
  zone: string;
}

/** The time zone of the days. */
const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const ownPlay = (after: number): Promise<OwnPlay> =>
  ask(`/me/play?${new URLSearchParams({ after: String(after), zone: zoneHere() })}`);

/** Sums with the expected result; `variance` is that of the result. */
export interface Expected extends Sums {
  expected: number;
  variance: number;
}

interface BetSums extends Expected {
  name: string;
}

interface GameSums extends Expected {
  game: string;
  bets: BetSums[];
  /** Gains and losses that belong to no bet, such as a tax on money brought into a bank. */
  other: number;
}

interface MonthSums extends Expected {
  /** As `2026-01`. */
  month: string;
  seconds: number;
}

/** The state after a shoe, since the beginning. */
export interface Point {
  coups: number;
  won: number;
  expected: number;
  deviation: number;
  month: string | null;
}

export interface Totals extends Expected {
  seconds: number;
}

interface Added {
  totals: Totals;
  points: Point[];
  months: MonthSums[];
  games: GameSums[];
}

const none = (): Expected => ({ coups: 0, staked: 0, won: 0, expected: 0, variance: 0 });

function add(to: Expected, { coups, staked, won }: Sums, expected: number, variance: number): void {
  to.coups += coups;
  to.staked += staked;
  to.won += won;
  to.expected += expected;
  to.variance += variance;
}

/** The entry of a list with this key, appended if it is not there. */
function entry<T>(list: T[], is: (each: T) => boolean, made: () => T): T {
  const found = list.find(is);
  if (found) return found;
  const fresh = made();
  list.push(fresh);
  return fresh;
}

/** Add up shoes in their order. A stake's expectation is its amount times the value of its bet with a full shoe. */
export function addUp(shoes: readonly PlayedShoe[], values: Values): Added {
  const totals: Totals = { ...none(), seconds: 0 };
  const points: Point[] = [];
  const months: MonthSums[] = [];
  const games: GameSums[] = [];
  for (const shoe of shoes) {
    const of = values[shoe.rules ?? ''] ?? {};
    const game = entry(
      games,
      (each) => each.game === shoe.game,
      () => ({ ...none(), game: shoe.game, bets: [], other: 0 }),
    );
    let [expected, variance, onBets] = [0, 0, 0];
    for (const bet of shoe.bets) {
      const value = of[bet.name] ?? { mean: 0, variance: 0 };
      const [mean, square] = [value.mean * bet.staked, value.variance * bet.squares];
      const sums = entry(
        game.bets,
        (each) => each.name === bet.name,
        () => ({ ...none(), name: bet.name }),
      );
      add(sums, bet, mean, square);
      expected += mean;
      variance += square;
      onBets += bet.won;
    }
    add(game, shoe, expected, variance);
    game.other += shoe.won - onBets;
    add(totals, shoe, expected, variance);
    totals.seconds += shoe.seconds;
    const month = shoe.day.slice(0, 7);
    const ofMonth = entry(
      months,
      (each) => each.month === month,
      () => ({ ...none(), month, seconds: 0 }),
    );
    add(ofMonth, shoe, expected, variance);
    ofMonth.seconds += shoe.seconds;
    const { coups, won } = totals;
    points.push({ coups, won, expected: totals.expected, deviation: Math.sqrt(totals.variance), month });
  }
  return { totals, points, months, games };
}

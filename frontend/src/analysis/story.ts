import type { Scorecards } from '../wire';

/** The response of `/api/analysis`, documented in `docs/analysis.md`; sums are in units. */
interface Weighed {
  draw: number;
  stand: number;
  lost: number;
}

export interface Choice {
  seat: number;
  side: string;
  point: string;
  drew: boolean;
  often: number;
  equilibrium: Weighed;
  known: Weighed;
}

export interface Share {
  seat: number;
  name: string;
  result: number;
  expectation: number;
  luck: number;
  lost: number;
}

export interface Coup {
  coup: number;
  cards: number[];
  chances: Record<string, number>;
  values: Record<string, number>;
  hands: Record<string, string[]>;
  outcomes: Record<string, string>;
  choices: Choice[];
  shares: Share[];
}

export interface Story {
  room: string;
  shoe: number;
  preset: string;
  coups: Coup[];
  players: (Share & { coups: number })[];
  game: string;
  /** When the shoe was dealt, as ISO in UTC; any words if that was not recorded. */
  started: string;
  scorecards: Record<string, Scorecards>;
  /** The root of the shoe's seal; null for a shoe that was not sealed. */
  root: string | null;
}

/** A player's actual and expected winnings after each coup, and the coups in which a choice cost chips. */
export interface Course {
  name: string;
  results: number[];
  expected: number[];
  faults: number[];
}

/** Accumulate each player's shares coup by coup. */
export function courses({ coups, players }: Story): Course[] {
  return players.map(({ seat, name }) => {
    const course: Course = { name, results: [], expected: [], faults: [] };
    let [result, expectation] = [0, 0];
    coups.forEach((coup, at) => {
      for (const share of coup.shares) {
        if (share.seat !== seat || share.name !== name) continue;
        result += share.result;
        expectation += share.expectation;
        if (share.lost > 0) course.faults.push(at);
      }
      course.results.push(result);
      course.expected.push(expectation);
    });
    return course;
  });
}

/** The value in percent of each bet or side before each coup, for a record in which nobody staked. */
export function worths({ coups }: Story): Course[] {
  const names = [...new Set(coups.flatMap(({ values }) => Object.keys(values)))];
  return names.map((name) => ({
    name,
    results: coups.map(({ values }) => 100 * (values[name] ?? 0)),
    expected: [],
    faults: [],
  }));
}

/** A round step between marks that gives at most six of them. */
export function step(low: number, high: number): number {
  const least = Math.max(high - low, 1) / 6;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((each) => each * power >= least) ?? 10);
}

/** The values at which a scale has marks. */
export function marksOf(low: number, high: number): number[] {
  const by = step(low, high);
  const first = Math.ceil(low / by);
  return Array.from({ length: Math.floor(high / by) - first + 1 }, (_, each) => (first + each) * by);
}

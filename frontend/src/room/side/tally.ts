import type { CoupNews, Now, Outcome, Scorecards } from '../../wire';

const UNASKED = { player: null, banker: null };

/** The scorecards of a shoe without coups. */
export const EMPTY: Scorecards = {
  big_road: [],
  bead_plate: [],
  big_eye_boy: [],
  small_road: [],
  cockroach_road: [],
  next: { big_eye_boy: UNASKED, small_road: UNASKED, cockroach_road: UNASKED },
  counts: { player: 0, banker: 0, tie: 0, naturals: 0, player_pairs: 0, banker_pairs: 0 },
};

/** How many coups there were, and how often each outcome came. */
type Tally = { coups: number } & Record<'player' | 'banker' | 'tie', number>;

/** Count the outcomes on a scorecard. */
export function tallyOf({ counts: { player, banker, tie } }: Scorecards): Tally {
  return { coups: player + banker + tie, player, banker, tie };
}

/** The number of coups in a row that makes a run remarkable. */
export const LONG = 6;

/** How often one side has won in a row. */
export interface Run {
  side: string;
  outcome: Exclude<Outcome, 'tie'>;
  count: number;
}

/** The longest run that the last coup has continued; null for none of at least `LONG`. A tie does not end a run. */
export function longRun(coups: readonly CoupNews[]): Run | null {
  const last = coups.at(-1);
  const runs = Object.entries(last?.outcomes ?? {}).flatMap(([side, outcome]) => {
    if (outcome === 'tie') return [];
    const results = coups.map(({ outcomes }) => outcomes[side]).filter((each) => each && each !== 'tie');
    const count = results.length - 1 - results.findLastIndex((each) => each !== outcome);
    return [{ side, outcome, count }];
  });
  const [longest] = runs.toSorted((one, other) => other.count - one.count);
  return longest && longest.count >= LONG ? longest : null;
}

/** A player's place, in any game: with all of their stakes, or with one. A game may have neither. */
type Place = { seat: number; stakes?: readonly unknown[]; stake?: number };

/** The visible part of a table: its shoe, the finished coups of that, the places, and the cards by hand. */
interface Seen {
  shown: (Pick<Now, 'shoe'> & { view: { seats: readonly Place[] } }) | null;
  coups: readonly CoupNews[];
  hands: Readonly<Record<string, { cards: readonly unknown[] }>>;
}

const hasStaked = ({ stakes, stake }: Place): boolean => Boolean(stakes?.length || stake);

/** Whether a shoe later than `shoe` is played: a coup of it is over, or there is a stake or a card on the table. */
export function isLaterUnderWay(shoe: number, { shown, coups, hands }: Seen): boolean {
  if (!shown || shown.shoe <= shoe) return false;
  return coups.length > 0 || Object.values(hands).some(({ cards }) => cards.length) || shown.view.seats.some(hasStaked);
}

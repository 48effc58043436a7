import type { CoupNews, Now, Outcome, Scorecards } from '../../wire';
import { ask, type LiveOdds } from '../../api';

/** The probability of each outcome, from 0 to 1. */
export type Shares = Readonly<Record<Outcome, number>>;

/** The outcome that a card has made more likely, and by how many percentage points. */
export interface Swing {
  outcome: Outcome;
  points: number;
}

export const OUTCOMES: readonly Outcome[] = ['player', 'tie', 'banker'];

/** The shares once a coup is decided. */
export const decidedFor = (winner: Outcome): Shares => ({ player: 0, banker: 0, tie: 0, [winner]: 1 });

/** The largest gain between two shares, in whole percentage points; null if it rounds to none. */
export function swingOf(before: Shares, after: Shares): Swing | null {
  const gains = OUTCOMES.map((outcome) => ({ outcome, points: Math.round((after[outcome] - before[outcome]) * 100) }));
  const most = gains.reduce((best, each) => (each.points > best.points ? each : best));
  return most.points > 0 ? most : null;
}

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
export type Tally = { coups: number } & Record<'player' | 'banker' | 'tie', number>;

/** Count the outcomes on a scorecard. */
export function tallyOf({ counts: { player, banker, tie } }: Scorecards): Tally {
  return { coups: player + banker + tie, player, banker, tie };
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

/** The odds of a coup that are asked for. */
export interface CoupQuestion {
  shoe: number;
  coup: number;
  /** The number of the coup's cards that the viewer sees open. */
  cards: number;
  /** Where cards come face down: whether Player's total was announced. */
  said?: boolean;
}

const MOST = 8;
const asked = new Map<string, Promise<LiveOdds>>();

/** Ask for the odds of a coup; parts of the page that ask the same share one answer. A failed request is not stored. */
export function coupOdds(room: string, { shoe, coup, cards, said }: CoupQuestion): Promise<LiveOdds> {
  const question = `/rooms/${room}/odds?coup=${coup}&cards=${cards}${said === undefined ? '' : `&said=${said}`}`;
  const key = `${shoe} ${question}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = ask<LiveOdds>(question);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  for (const oldest of [...asked.keys()].slice(0, -MOST)) asked.delete(oldest);
  return answer;
}

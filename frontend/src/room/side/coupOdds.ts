import { ask, type LiveOdds } from '../../api';
import type { Outcome } from '../../wire';

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

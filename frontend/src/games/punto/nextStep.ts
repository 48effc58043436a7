import type { MayHold, MaySpeak } from '../../wire';

/** What the viewer can do; the button, the hint and the coach all rely on this alone. */
export type Todo =
  /** Nothing: they have no seat. */
  | 'watch'
  /** See what has been dealt, or have the rest dealt without pause. */
  | 'skip'
  /** Nothing: the table is halted. */
  | 'halted'
  /** Answer a question about the shoe or a hand. */
  | 'answer'
  /** Stake something, or have the cards dealt without a stake. */
  | 'stake'
  /** Have the cards dealt. */
  | 'deal'
  /** Wait for the others, or for the cards. */
  | 'wait'
  | 'dealing';

export interface Situation {
  seated: boolean;
  /** Whether the house is ahead of what the viewer has seen. */
  behind: boolean;
  halted: boolean;
  /** Whether the viewer is asked about the shoe or a hand. */
  asked: boolean;
  may: { deal: boolean; hurry: boolean };
  /** Whether a request to deal is on its way. */
  sent: boolean;
  /** The viewer's units on the felt. */
  staked: number;
  phase: string;
}

export function todoOf({ seated, behind, halted, asked, may, sent, staked, phase }: Situation): Todo {
  if (!seated) return 'watch';
  if (behind) return 'skip';
  if (halted) return 'halted';
  if (asked) return 'answer';
  if (may.hurry) return 'skip';
  if (phase !== 'staking') return 'dealing';
  if (!may.deal || sent) return 'wait';
  return staked > 0 ? 'deal' : 'stake';
}

/** Answers of shoe holders and of players who turn a hand. */
export type Answer = 'deal-coup' | 'ask-croupier' | 'refuse-shoe' | 'show' | 'draw' | 'stand';

/** All possible answers, most likely first. */
export function answersTo(question: MayHold | MaySpeak): Answer[] {
  if (question.type === 'hold') return ['deal-coup', ...(question.ask ? ['ask-croupier' as const] : []), 'refuse-shoe'];
  const { show, draw, stand } = question;
  return [...(show ? ['show' as const] : []), ...(draw ? ['draw' as const] : []), ...(stand ? ['stand' as const] : [])];
}

export const firstOf = (question: MayHold | MaySpeak): Answer => answersTo(question)[0]!;

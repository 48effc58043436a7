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

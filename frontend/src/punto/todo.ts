/** What there is for the viewer to do; the button, the hint and the coach all go by this alone. */
export type Todo =
  /** Nothing: they have no seat. */
  | 'watch'
  /** To see what has been dealt, or to have the rest dealt without pause. */
  | 'skip'
  /** Nothing, since the table stands still. */
  | 'halted'
  /** To answer a question about the shoe or a hand. */
  | 'answer'
  /** To stake something, or to have the cards dealt without. */
  | 'stake'
  /** To have the cards dealt. */
  | 'deal'
  /** To wait for the others, or for the cards. */
  | 'wait'
  | 'dealing';

export interface Situation {
  seated: boolean;
  /** Whether the house has gone on, and the viewer has not seen it. */
  behind: boolean;
  halted: boolean;
  /** Whether the viewer is asked about the shoe or a hand. */
  asked: boolean;
  may: { deal: boolean; hurry: boolean };
  /** Whether a wish to deal is on its way. */
  sent: boolean;
  /** Units that the viewer has on the felt. */
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

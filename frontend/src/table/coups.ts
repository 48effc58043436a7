/** What a finished coup came to, whichever hands a game deals. */

import type { CoupNews, Outcome } from '../wire';

/** How the first side fared against the bank: the only one, where a game deals no more. */
export const outcomeOf = ({ outcomes }: CoupNews): Outcome => Object.values(outcomes)[0] ?? 'tie';

/** Whether a side beat the bank; of the bank's own, whether it beat any side. */
export function won({ outcomes }: CoupNews, side: string): boolean {
  const own = outcomes[side];
  return own ? own === 'player' : Object.values(outcomes).includes('banker');
}

/** The totals by side, in the game's order, the bank's last. */
export const totalsOf = ({ hands }: CoupNews): [string, number][] =>
  Object.entries(hands).map(([side, { total }]) => [side, total]);

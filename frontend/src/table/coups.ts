/** What a finished coup came to, whichever hands a game deals. */

import { t, type Say } from '../i18n.svelte';
import type { CoupNews, Outcome, Side } from '../wire';
import type { OfGame } from './side/names';

/** By the side that was dealt, how it fared against the bank. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** How a hand came out of its coup. */
export type Result = 'won' | 'lost' | 'tied';

/** What became of a side's hand; the bank's own has won where it beat any side. */
export function resultOf(outcomes: Outcomes, side: string): Result | null {
  const [own, others] = [outcomes[side], Object.values(outcomes)];
  if (own) return own === 'tie' ? 'tied' : own === 'player' ? 'won' : 'lost';
  if (!others.length) return null;
  return others.includes('banker') ? 'won' : others.includes('player') ? 'lost' : 'tied';
}

/** How each side fared, in words; where there is but one, who has won. */
export function saidOf({ outcomes }: CoupNews, names: Say<OfGame>): { side: string; outcome: Outcome; words: string }[] {
  const all = Object.entries(outcomes);
  return all.map(([side, outcome]) => {
    const won = names(`outcome-${outcome}`);
    const words = all.length > 1 ? t('outcome-of-side', { side: names(`side-${side as Side}`), outcome: won }) : won;
    return { side, outcome, words };
  });
}

/** The totals by side, in the game's order, the bank's last. */
export const totalsOf = ({ hands }: CoupNews): [string, number][] =>
  Object.entries(hands).map(([side, { total }]) => [side, total]);

import { type Say, t } from '../i18n.svelte';
import type { CoupNews, Outcome, Side } from '../wire';

/** Labels next to the table that each game words with its own names for hands and outcomes. */
export type OfGame = 'bead-plate-label' | 'coup-line' | `${'letter' | 'outcome'}-${Outcome}` | `side-${Side}`;

/** The default names, not specific to any game. */
export const plain: Say<OfGame> = t;

/** The results of a finished coup, in any game. */

/** How each side that was dealt fared against the bank. */
export type Outcomes = Readonly<Record<string, Outcome>>;

/** How a hand fared in its coup. */
export type Result = 'won' | 'lost' | 'tied';

/** A hand's result; the bank's own has won if it beat any side. */
export function resultOf(outcomes: Outcomes, side: string): Result | null {
  const [own, others] = [outcomes[side], Object.values(outcomes)];
  if (own) return own === 'tie' ? 'tied' : own === 'player' ? 'won' : 'lost';
  if (!others.length) return null;
  return others.includes('banker') ? 'won' : others.includes('player') ? 'lost' : 'tied';
}

/** Each side's result in words, or the winner where the game has only one side. */
export function describeResults(
  { outcomes }: CoupNews,
  names: Say<OfGame>,
): { side: string; outcome: Outcome; words: string }[] {
  return Object.entries(outcomes).map(([side, outcome]) => {
    const won = names(`outcome-${outcome}`);
    const words = side === 'player' ? won : t('outcome-of-side', { side: names(`side-${side as Side}`), outcome: won });
    return { side, outcome, words };
  });
}

/** The totals by side in the game's order, with the bank's last. */
export const totalsOf = ({ hands }: CoupNews): [string, number][] =>
  Object.entries(hands).map(([side, { total }]) => [side, total]);

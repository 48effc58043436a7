import { t, type Say } from '../../i18n.svelte';
import type { Outcome, Side } from '../../wire';

/** Labels next to the table that each game words with its own names for hands and outcomes. */
export type OfGame = 'bead-plate-label' | 'coup-line' | `${'letter' | 'outcome'}-${Outcome}` | `side-${Side}`;

/** The default names, not specific to any game. */
export const plain: Say<OfGame> = t;

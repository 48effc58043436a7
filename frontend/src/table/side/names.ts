import { t, type Say } from '../../i18n.svelte';
import type { Outcome, Side } from '../../wire';

/** What each game says in words of its own beside the table, where hands and outcomes have its names. */
export type OfGame = 'bead-plate-label' | 'coup-line' | `${'letter' | 'outcome'}-${Outcome}` | `side-${Side}`;

/** The names for all that is said of no game in particular. */
export const plain: Say<OfGame> = t;

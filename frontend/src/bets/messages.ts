import { part } from '../i18n.svelte';
import words from 'words:bets';

/** The words that describe bets. */
export const { learn, t } = part<'bets', `when-${string}` | `value-${string}`>(words);

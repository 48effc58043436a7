import { part } from '../i18n.svelte';
import words from 'words:bets';

/** The words that tell what a bet is on. */
export const { learn, t } = part<'bets', `when-${string}` | `value-${string}`>(words);

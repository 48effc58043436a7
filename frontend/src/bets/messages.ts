import { messageBundle } from '../i18n.svelte';
import words from 'words:bets';

/** The words that describe bets. */
export const { loadMessages, t } = messageBundle<'bets', `when-${string}` | `value-${string}`>(words);

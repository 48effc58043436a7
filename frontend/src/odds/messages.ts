import { messageBundle } from '../i18n.svelte';
import words from 'words:odds_page';

/** The words of the odds page. */
export const { loadMessages, t } = messageBundle<'odds_page'>(words);

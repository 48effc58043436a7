import { part } from '../i18n.svelte';
import words from 'words:odds_page';

/** The words of the odds page. */
export const { learn, t } = part<'odds_page'>(words);

import { part } from '../i18n.svelte';
import words from 'words:analysis_page';

/** The words of the analysis page. */
export const { learn, t } = part<'analysis_page'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:analysis_page';

/** The words of the analysis page. */
export const { loadMessages, t } = messageBundle<'analysis_page'>(words);

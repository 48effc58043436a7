import { messageBundle } from '../../i18n.svelte';
import words from 'words:rules_page';

/** The words of the sheets that explain a table. */
export const { loadMessages, t } = messageBundle<'rules_page'>(words);

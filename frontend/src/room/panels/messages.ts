import { part } from '../../i18n.svelte';
import words from 'words:rules_page';

/** The words of the sheets that explain a table. */
export const { learn, t } = part<'rules_page'>(words);

import { part } from '../i18n.svelte';
import words from 'words:coach';

/** The words of the coach, who comes to a table that has its own. */
export const { learn, t } = part<'coach'>(words);

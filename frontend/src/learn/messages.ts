import { part } from '../i18n.svelte';
import words from 'words:learn';

/** The words of the entry to a first shoe. */
export const { learn, t } = part<'learn'>(words);

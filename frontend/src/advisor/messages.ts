import { part } from '../i18n.svelte';
import words from 'words:advisor';

/** The advisor's words. */
export const { learn, t } = part<'advisor'>(words);

import { part } from '../i18n.svelte';
import words from 'words:advisor';

/** The words of the advisor. */
export const { learn, t } = part<'advisor'>(words);

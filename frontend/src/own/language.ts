import { part } from '../i18n.svelte';
import words from 'words:own';

/** The words of what each chooses for themselves. */
export const { learn, t } = part<'own'>(words);

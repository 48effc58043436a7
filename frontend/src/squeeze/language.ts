import { part } from '../i18n.svelte';
import words from 'words:squeeze';

/** The words of cards that one turns oneself. */
export const { learn, t } = part<'squeeze'>(words);

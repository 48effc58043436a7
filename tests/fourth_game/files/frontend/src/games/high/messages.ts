import { part } from '../../i18n.svelte';
import words from 'words:high';

/** The words of high card. */
export const { learn, t } = part<'high'>(words);

import { part } from '../i18n.svelte';
import words from 'words:seal';

/** The words of the seal. */
export const { learn, t } = part<'seal'>(words);

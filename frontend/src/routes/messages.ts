import { part } from '../i18n.svelte';
import words from 'words:landing';

/** The words of the first page and of the name form. */
export const { learn, t } = part<'landing'>(words);

import { part } from '../i18n.svelte';
import words from 'words:landing';

/** The words of the first page, and of where one says a name. */
export const { learn, t } = part<'landing'>(words);

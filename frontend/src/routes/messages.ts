import { messageBundle } from '../i18n.svelte';
import words from 'words:landing';

/** The words of the first page and of the name form. */
export const { loadMessages, t } = messageBundle<'landing'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:club';

/** The words of club nights. */
export const { loadMessages, t } = messageBundle<'club'>(words);

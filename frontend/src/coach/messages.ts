import { messageBundle } from '../i18n.svelte';
import words from 'words:coach';

/** The words of the coach, shared by all games. */
export const { loadMessages, t } = messageBundle<'coach'>(words);

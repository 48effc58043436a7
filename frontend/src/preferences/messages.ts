import { messageBundle } from '../i18n.svelte';
import words from 'words:own';

/** The words of the player's own settings. */
export const { loadMessages, t } = messageBundle<'own'>(words);

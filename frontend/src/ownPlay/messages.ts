import { messageBundle } from '../i18n.svelte';
import words from 'words:own_play';

/** The words of the page with a player's own play. */
export const { loadMessages, t } = messageBundle<'own_play'>(words);

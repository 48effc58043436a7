import { messageBundle } from '../i18n.svelte';
import words from 'words:care';

/** The words of the player's own limits. */
export const { loadMessages, t } = messageBundle<'care'>(words);

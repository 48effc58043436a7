import { messageBundle } from '../i18n.svelte';
import words from 'words:lobby';

/** The words of the tiles, of searching for a table, and of several tables side by side. */
export const { loadMessages, t } = messageBundle<'lobby'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:shoe_picture';

/** The words of a shoe's picture. */
export const { loadMessages, t } = messageBundle<'shoe_picture'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:squeeze';

/** The words for cards that players turn themselves. */
export const { loadMessages, t } = messageBundle<'squeeze'>(words);

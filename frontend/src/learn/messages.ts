import { messageBundle } from '../i18n.svelte';
import words from 'words:learn';

/** The words of the entry to a first shoe. */
export const { loadMessages, t } = messageBundle<'learn'>(words);

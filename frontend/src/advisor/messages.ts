import { messageBundle } from '../i18n.svelte';
import words from 'words:advisor';

/** The advisor's words. */
export const { loadMessages, t } = messageBundle<'advisor'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:privacy';

/** The words of the privacy page. */
export const { loadMessages, t } = messageBundle<'privacy'>(words);

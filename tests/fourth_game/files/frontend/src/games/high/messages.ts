import { messageBundle } from '../../i18n.svelte';
import words from 'words:high';

/** The words of high card. */
export const { loadMessages, t } = messageBundle<'high'>(words);

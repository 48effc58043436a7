import { messageBundle } from '../i18n.svelte';
import words from 'words:moderation';

/** The words for players whom operators have something to tell, and for reports. */
export const { loadMessages, t } = messageBundle<'moderation'>(words);

import { messageBundle } from '../../i18n.svelte';
import words from 'words:board';

/** The words of the full-screen board and of the bar of odds. */
export const { loadMessages, t } = messageBundle<'board'>(words);

import { messageBundle } from '../../../i18n.svelte';
import words from 'words:patterns';

/** The words of saved stakes. */
export const { loadMessages, t } = messageBundle<'patterns'>(words);

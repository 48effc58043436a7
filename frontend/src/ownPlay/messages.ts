import { messageBundle } from '../i18n.svelte';
import words from 'words:hosting';

/** The words of the visitor's own play. */
export const { loadMessages, t } = messageBundle<'hosting'>(words);

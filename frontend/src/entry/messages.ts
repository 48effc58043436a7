import { messageBundle } from '../i18n.svelte';
import words from 'words:door';

/** The words at the door of a table. */
export const { loadMessages, t } = messageBundle<'door'>(words);

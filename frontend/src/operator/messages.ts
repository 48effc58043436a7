import { messageBundle } from '../i18n.svelte';
import words from 'words:operator';

/** The words of the operator's page. */
export const { loadMessages, t } = messageBundle<'operator'>(words);

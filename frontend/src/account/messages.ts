import { messageBundle } from '../i18n.svelte';
import words from 'words:account';

/** The words of the account dialog. */
export const { loadMessages, t } = messageBundle<'account'>(words);

import { messageBundle } from '../i18n.svelte';
import words from 'words:equilibrium_page';

/** The words of the page on optimal play. */
export const { loadMessages, t } = messageBundle<'equilibrium_page'>(words);

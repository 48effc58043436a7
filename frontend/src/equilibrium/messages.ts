import { part } from '../i18n.svelte';
import words from 'words:equilibrium_page';

/** The words of the page on optimal play. */
export const { learn, t } = part<'equilibrium_page'>(words);

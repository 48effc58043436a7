import { messageBundle } from '../../i18n.svelte';
import words from 'words:punto+punto_page';

/** The words of tables where players hold the shoe or turn hands, or where commission is noted. */
export const { loadMessages, t } = messageBundle<'punto' | 'punto_page'>(words);

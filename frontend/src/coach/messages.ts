import { part } from '../i18n.svelte';
import words from 'words:coach';

/** The words of the coach, shared by all games. */
export const { learn, t } = part<'coach'>(words);

import { part } from '../../i18n.svelte';
import words from 'words:chemin_coach';

/** What the coach says of chemin de fer. */
export const { learn, t } = part<'chemin_coach'>(words);

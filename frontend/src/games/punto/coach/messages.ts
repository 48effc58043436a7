import { part } from '../../../i18n.svelte';
import words from 'words:punto_coach';

/** The coach's words for punto banco. */
export const { learn, t } = part<'punto_coach'>(words);

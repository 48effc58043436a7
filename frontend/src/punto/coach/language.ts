import { part } from '../../i18n.svelte';
import words from 'words:punto_coach';

/** What the coach says of punto banco. */
export const { learn, t } = part<'punto_coach'>(words);

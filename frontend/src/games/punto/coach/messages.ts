import { messageBundle } from '../../../i18n.svelte';
import words from 'words:punto_coach';

/** The coach's words for punto banco. */
export const { loadMessages, t } = messageBundle<'punto_coach'>(words);

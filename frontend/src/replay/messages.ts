import { messageBundle } from '../i18n.svelte';
import words from 'words:replay';

/** The words of replaying a shoe. */
export const { loadMessages, t } = messageBundle<'replay'>(words);

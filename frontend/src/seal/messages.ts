import { messageBundle } from '../i18n.svelte';
import words from 'words:seal';

/** The words of the seal. */
export const { loadMessages, t } = messageBundle<'seal'>(words);

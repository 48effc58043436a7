import { messageBundle } from '../../i18n.svelte';
import words from 'words:why';

/** The words that explain a coup's cards; the house chooses them by id. */
export const { loadMessages } = messageBundle<'why'>(words);

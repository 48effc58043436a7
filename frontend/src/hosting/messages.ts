import { messageBundle } from '../i18n.svelte';
import words from 'words:hosting';

/** Names that the house uses in the table form; `tests/text/test_form_words.py` checks that all have words. */
type Form = `${'group' | 'field' | 'choice'}-${string}`;

/** The words of opening, finding and hosting a table. */
export const { loadMessages, t } = messageBundle<'hosting', Form>(words);

import { part } from '../i18n.svelte';
import words from 'words:hosting';

/** What the house names in the form of a table; what it can name is walked by `tests/text/test_form_words.py`. */
type Form = `${'group' | 'field' | 'choice'}-${string}`;

/** The words of opening, finding and keeping a table. */
export const { learn, t } = part<'hosting', Form>(words);

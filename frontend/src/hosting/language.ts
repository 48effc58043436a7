import { part } from '../i18n.svelte';
import type { Ids } from '../ids';

/** What the house names in the form of a table; what it can name is walked by `tests/text/test_form_words.py`. */
type Form = `${'group' | 'field' | 'choice'}-${string}`;

/** The words of opening, finding and keeping a table. */
export const { learn, t } = part<Ids['hosting'] | Form>({
  en: () => import('./words/hosting-en'),
  de: () => import('./words/hosting-de'),
  fr: () => import('./words/hosting-fr'),
});

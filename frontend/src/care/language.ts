import { part } from '../i18n.svelte';
import type { Ids } from '../ids';

/** The words of one’s own limits. */
export const { learn, t } = part<Ids['care']>({
  en: () => import('./words/care-en'),
  de: () => import('./words/care-de'),
  fr: () => import('./words/care-fr'),
});

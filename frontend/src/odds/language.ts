import { part } from '../i18n.svelte';
import type { Ids } from '../ids';

/** The words of the page of odds. */
export const { learn, t } = part<Ids['odds_page']>({
  en: () => import('./words/odds-en'),
  de: () => import('./words/odds-de'),
  fr: () => import('./words/odds-fr'),
});

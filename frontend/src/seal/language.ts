import { part } from '../i18n.svelte';
import type { Ids } from '../ids';

/** The words of the seal. */
export const { learn, t } = part<Ids['seal']>({
  en: () => import('./words/seal-en'),
  de: () => import('./words/seal-de'),
  fr: () => import('./words/seal-fr'),
});

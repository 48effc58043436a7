import { part } from '../../i18n.svelte';
import type { Ids } from '../../ids';

/** The words of the coach, who comes to a table that has its own. */
export const { learn, t } = part<Ids['coach']>({
  en: () => import('./words/coach-en'),
  de: () => import('./words/coach-de'),
  fr: () => import('./words/coach-fr'),
});

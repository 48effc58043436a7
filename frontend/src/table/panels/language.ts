import { part } from '../../i18n.svelte';
import type { Ids } from '../../ids';

/** The words of the sheets that explain a table. */
export const { learn, t } = part<Ids['rules_page']>({
  en: () => import('./words/rules-en'),
  de: () => import('./words/rules-de'),
  fr: () => import('./words/rules-fr'),
});

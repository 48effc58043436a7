import { part } from '../../i18n.svelte';
import type { Ids } from '../../ids';

/** The words of the way to a first shoe. */
export const { learn, t } = part<Ids['learn']>({
  en: () => import('./words/learn-en'),
  de: () => import('./words/learn-de'),
  fr: () => import('./words/learn-fr'),
});

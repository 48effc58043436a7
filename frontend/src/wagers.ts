import { t } from './i18n.svelte';
import type { Wager } from './wire';

/** What a bet pays, in words. */
export function paysText({ pays: [win, stake], commission: [part, whole] }: Wager): string {
  if (!part) return t('pays', { win, stake });
  return t('pays-less', { win, stake, percent: (100 * part) / whole });
}

/** The same in figures, where there is little room. */
export function paysBriefly({ pays: [win, stake], commission: [part, whole] }: Wager): string {
  return part ? `${win} : ${stake} − ${(100 * part) / whole} %` : `${win} : ${stake}`;
}

import { t } from '../i18n.svelte';
import type { View } from '../types';

/** What is to be known of the shoe while the croupier says nothing. */
export function shoeNote({ phase, shoe }: Pick<View, 'phase' | 'shoe'>): string {
  if (phase === 'between-shoes' || phase === 'burning') return t('waiting-shoe');
  return shoe.coups_left === null ? '' : t('last-coups', { coups: shoe.coups_left });
}

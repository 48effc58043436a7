import { t } from '../../i18n.svelte';
import type { NowOf, View } from '../../types';

/** The note on the shoe while the croupier is silent; no shoe is made before there is somebody to play. */
export function shoeNote({ view: { phase, shoe }, people }: Pick<NowOf<View>, 'view' | 'people'>): string {
  if (phase === 'between-shoes' && people.every(({ bot }) => bot)) return t('waiting-player');
  if (phase === 'between-shoes' || phase === 'burning') return t('waiting-shoe');
  return shoe.coups_left === null ? '' : t('last-coups', { coups: shoe.coups_left });
}

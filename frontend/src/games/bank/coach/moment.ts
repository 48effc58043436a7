import type { CoupNews } from '../../../wire';
import type { BankNow, BankView } from '../types';
import type { BankMoment } from './ideas';

/** The moment that a table with a player's bank shows after these coups. */
export function bankMoment<V extends BankView>(
  { view, me }: Omit<BankNow, 'view'> & { view: V },
  scene: { looking: unknown; decided: unknown },
  coups: readonly CoupNews[],
): BankMoment<V> {
  return { view, seat: me.seat, looks: scene.looking !== null, why: scene.decided ? (coups.at(-1)?.why ?? []) : [] };
}

import type { Ids } from '../../../ids';
import { bars, commissionOf } from './house';
import type { PuntoPreset } from '../types';

/** A line of the sheet; a quiet one is less prominent, because players need not know it right away. */
export interface Line {
  id: Ids['rules_page'];
  quiet?: boolean;
}

const when = (held: boolean, ...ids: Line['id'][]): Line[] => (held ? ids.map((id) => ({ id })) : []);

/** The lines specific to this table: one for each field that players notice. */
export function linesOf(preset: PuntoPreset): Line[] {
  const { wagers, dealers, dealt_by, shoe_goes, ceremony, squeeze, commission, burn } = preset;
  const taken = wagers.some((wager) => commissionOf(wager) > 0);
  const held = dealt_by === 'players';
  return [
    { id: 'rules-tie' },
    { id: preset.tie_stakes_withdrawable ? 'rules-tie-free' : 'rules-tie-stands' },
    ...when(wagers.some(bars), 'rules-barred'),
    ...when(taken, commission === 'noted' ? 'rules-noted' : 'rules-commission'),
    ...when(preset.whole_chips ?? false, 'rules-whole-chips'),
    ...when(dealers > 0, 'rules-dealers'),
    ...when(dealers > 0 && taken, 'rules-dealers-reckon'),
    ...(held ? when(true, 'rules-holds', `rules-goes-${shoe_goes}`) : when(true, 'rules-croupier')),
    ...when(ceremony === 'american', 'rules-american', `rules-american-${dealt_by}`),
    ...when(squeeze, 'rules-squeeze'),
    ...when(held && (squeeze || ceremony === 'american'), 'rules-not-holder'),
    ...when(preset.calls_points, 'rules-points'),
    { id: `rules-shuffle-${preset.shuffle}`, quiet: true },
    { id: `rules-cut-${preset.cut}`, quiet: true },
    ...(burn ? [{ id: burn === 'first-card' ? 'rules-burn-first' : 'rules-burn-some', quiet: true } as const] : []),
  ];
}

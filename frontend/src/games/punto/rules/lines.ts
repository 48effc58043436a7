import type { Ids } from '../../../ids';
import { chips } from '../../../i18n.svelte';
import { bars, commissionOf } from './house';
import type { PuntoPreset } from '../types';

/** A line of the sheet; a quiet one is less prominent, because players need not know it right away. */
export interface Line {
  id: Ids['rules_page'];
  args?: Record<string, number | string>;
  quiet?: boolean;
}

/** A line with a number from the preset, if it says anything. */
const counted = (held: boolean, id: Line['id'], args: Line['args']): Line[] => (held ? [{ id, args }] : []);

/** The limits and the ways of staking that few tables have. */
function limitsOf(preset: PuntoPreset): Line[] {
  const { tie_share = 100, side_share = 100, tie_minimum = 0, side_minimum = 0 } = preset;
  const { maximum_factor: factor = 0, differential = 0, free_hands: count = 0, last_hands: hands = 0 } = preset;
  const { bystanders: standing = 0 } = preset;
  const beside = preset.wagers.some(({ name }) => !['player', 'banker', 'tie'].includes(name));
  const ties = preset.wagers.some(({ name }) => name === 'tie');
  return [
    ...counted(factor > 0, 'rules-factor', { factor }),
    ...counted(ties && tie_share < 100, 'rules-tie-limit', { share: tie_share }),
    ...counted(ties && tie_minimum > 0, 'rules-tie-least', { units: chips(tie_minimum) }),
    ...counted(beside && side_share < 100, 'rules-side-limit', { share: side_share }),
    ...counted(beside && side_minimum > 0, 'rules-side-least', { units: chips(side_minimum) }),
    ...when(preset.both_sides === false, 'rules-one-side'),
    ...counted(differential > 0, 'rules-differential', { units: chips(differential) }),
    ...counted(count > 0, 'rules-free-hands', { count }),
    ...counted(hands > 0, 'rules-last-hands', { count: hands }),
    ...when(preset.limits_change === 'after-three', 'rules-limits-after-three'),
    ...counted(standing > 0, 'rules-bystanders', { count: standing }),
    ...when(preset.waiting_list === true, 'rules-waiting-list'),
  ];
}

const when = (held: boolean, ...ids: Line['id'][]): Line[] => (held ? ids.map((id) => ({ id })) : []);

/** The lines specific to this table: one for each field that players notice. */
export function linesOf(preset: PuntoPreset): Line[] {
  const { wagers, dealers, dealt_by, shoe_goes, ceremony, squeeze, commission, burn } = preset;
  const taken = wagers.some((wager) => commissionOf(wager) > 0);
  const held = dealt_by === 'players';
  const up = preset.win_rounding === 'up';
  return [
    { id: 'rules-tie' },
    { id: preset.tie_stakes_withdrawable ? 'rules-tie-free' : 'rules-tie-stands' },
    ...when(wagers.some(bars), 'rules-barred'),
    ...when(taken, commission === 'noted' ? 'rules-noted' : 'rules-commission'),
    ...when(Boolean(preset.whole_chips) && !up, 'rules-whole-chips'),
    ...when(up, preset.whole_chips ? 'rules-whole-chips-up' : 'rules-wins-up'),
    ...limitsOf(preset),
    ...when(dealers > 0, 'rules-dealers'),
    ...when(dealers > 0 && taken, 'rules-dealers-reckon'),
    ...(held ? when(true, 'rules-holds', `rules-goes-${shoe_goes}`) : when(true, 'rules-croupier')),
    ...when(preset.must_deal_once === true, 'rules-deal-once'),
    ...when(ceremony === 'american', 'rules-american', `rules-american-${dealt_by}`),
    ...when(ceremony === 'official', 'rules-official'),
    ...when(squeeze, 'rules-squeeze'),
    ...when(held && (squeeze || ceremony !== 'open'), 'rules-not-holder'),
    ...when(preset.calls_points, 'rules-points'),
    ...when(preset.calls_draws === true, 'rules-draws'),
    ...when(preset.call_order === 'banker-first', 'rules-banker-first'),
    { id: `rules-shuffle-${preset.shuffle}`, quiet: true },
    { id: `rules-cut-${preset.cut}`, quiet: true },
    ...(burn ? [{ id: burn === 'first-card' ? 'rules-burn-first' : 'rules-burn-some', quiet: true } as const] : []),
  ];
}

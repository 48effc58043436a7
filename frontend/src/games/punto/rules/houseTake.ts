import { edgesOf } from '../../../houseEdges';
import type { HouseTake } from '../../../types';
import { percent } from '../../../odds/figures';
import { betName } from '../../../wagers';
import type { PuntoPreset } from '../types';

/** The house edge of each bet with known odds. */
export async function houseTake(preset: PuntoPreset, room: string): Promise<HouseTake[]> {
  const edges = await edgesOf(room);
  const known = preset.wagers.filter(({ name }) => name in edges);
  return known.map((wager) => ({
    id: 'care-edge',
    args: { bet: betName(wager), edge: percent(edges[wager.name] ?? 0) },
  }));
}

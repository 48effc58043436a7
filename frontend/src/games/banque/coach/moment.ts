import { bankMoment } from '../../bank/coach/moment';
import type { CoupNews } from '../../../wire';
import type { Scene } from '../scene.svelte';
import type { BanqueNow } from '../types';
import type { Moment } from './ideas';

const NATURAL = 8;

/** The table as the viewer sees it after these coups. */
export function momentOf(now: BanqueNow, scene: Scene, coups: readonly CoupNews[]): Moment {
  return {
    ...bankMoment(now, scene, coups),
    dealt: scene.dealt > 0,
    natural: Object.values(scene.hands).some(({ cards, total }) => cards.length === 2 && (total ?? 0) >= NATURAL),
    outcomes: Object.values(scene.outcomes),
  };
}

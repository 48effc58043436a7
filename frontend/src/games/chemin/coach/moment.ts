import { bankMoment } from '../../bank/coach/moment';
import type { CoupNews } from '../../../wire';
import type { Scene } from '../scene.svelte';
import type { CheminNow, CheminPreset } from '../types';
import type { Moment } from './ideas';

/** The table as the viewer sees it after these coups. */
export const momentOf = (now: CheminNow, scene: Scene, coups: readonly CoupNews[], { tax }: CheminPreset): Moment => ({
  ...bankMoment(now, scene, coups),
  decided: scene.decided,
  tax,
});

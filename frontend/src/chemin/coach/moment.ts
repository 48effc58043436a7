import type { CoupNews } from '../../wire';
import type { Scene } from '../scene.svelte';
import type { CheminNow, CheminPreset } from '../types';
import type { Moment } from './ideas';

/** The table as it lies before the viewer, after these coups. */
export function momentOf(now: CheminNow, scene: Scene, coups: readonly CoupNews[], { tax }: CheminPreset): Moment {
  return {
    view: now.view,
    seat: now.me.seat,
    looks: scene.looking !== null,
    decided: scene.decided,
    why: scene.decided ? (coups.at(-1)?.why ?? []) : [],
    tax,
  };
}

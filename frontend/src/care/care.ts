import { ask } from '../api';
import Care from './Care.svelte';
import { learn } from './language';

/** The most that players allow themselves; sums in units, null for no limit. */
export interface Limits {
  stake: number | null;
  loss: number | null;
  minutes: number | null;
}

/** What a player has set, and the day so far; times in seconds, `lost` below 0 for won. */
export interface CareNews {
  limits: Limits;
  wanted: Limits | null;
  wanted_in: number;
  rests_for: number;
  lost: number;
  seconds: number;
}

export const care = () => ask<CareNews>('/me/care');
export const limit = (limits: Limits) => ask<CareNews>('/me/limits', limits);
export const rest = (hours: number) => ask<CareNews>('/me/rest', { hours });

/** The panel, once its words are there. */
export async function open(): Promise<typeof Care> {
  await learn();
  return Care;
}

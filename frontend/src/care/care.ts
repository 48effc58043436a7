import { ask } from '../api';

/** The limits that players set for themselves; sums in units, null for no limit. */
export interface Limits {
  stake: number | null;
  loss: number | null;
  minutes: number | null;
}

/** A player's settings and the day so far; times in seconds, `lost` is negative for a win. */
export interface CareNews {
  limits: Limits;
  wanted: Limits | null;
  wanted_in: number;
  rests_for: number;
  lost: number;
  seconds: number;
}

export const fetchCare = () => ask<CareNews>('/me/care');
export const setLimits = (limits: Limits) => ask<CareNews>('/me/limits', limits);
export const takeBreak = (hours: number) => ask<CareNews>('/me/rest', { hours });

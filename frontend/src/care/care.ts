import { ask } from '../api';
import { speech, type Words } from '../i18n.svelte';
import Care from './Care.svelte';

/** The most that a player allows himself; sums in units, null for no limit. */
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

const WORDS: Words = {
  en: () => import('./words/care-en'),
  de: () => import('./words/care-de'),
  fr: () => import('./words/care-fr'),
};

/** The panel, once its words are there. */
export async function open(): Promise<typeof Care> {
  await speech.learn(WORDS);
  return Care;
}

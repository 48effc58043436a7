import type { Pace } from '../types';
import { own } from './preferences.svelte';

/** Durations of the playback in milliseconds. */
export interface Times {
  /** A card's flight from the shoe. */
  card: number;
  /** A card turns over; it is not announced before. */
  turn: number;
  /** A pause on each part of a result, and before a third card. */
  beat: number;
}

/**
 * Whether the viewer wants to see everything they may know immediately, without lifting or bending anything that they
 * did not choose to.
 */
export const seesAtOnce = (): boolean => own.choices.pace === 'instant' && own.choices.turns === 'never';

/** The playback durations; the viewer's own pace takes precedence. */
export const timesOf = (pace: Pace): Times => TIMES[own.choices.pace ?? pace];

export const TIMES: Record<Pace, Times> = {
  slow: { card: 600, turn: 600, beat: 1000 },
  normal: { card: 400, turn: 420, beat: 700 },
  quick: { card: 220, turn: 240, beat: 400 },
  instant: { card: 0, turn: 0, beat: 0 },
};

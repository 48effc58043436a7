import type { Pace } from '../types';
import { own } from './own.svelte';

/** Milliseconds for what happens before the viewer's eyes. */
export interface Times {
  /** A card's way from the shoe. */
  card: number;
  /** It turns over; what it comes to is not told before. */
  turn: number;
  /** A look at each part of a result, and the pause before a third card. */
  beat: number;
}

/** Whether the viewer wants to see at once whatever they may know, and to lift and bend nothing that they did not choose to. */
export const seesAtOnce = (): boolean => own.choices.pace === 'instant' && own.choices.turns === 'never';

/** How quickly things happen before the viewer, who may have chosen a pace of their own. */
export const timesOf = (pace: Pace): Times => TIMES[own.choices.pace ?? pace];

export const TIMES: Record<Pace, Times> = {
  slow: { card: 600, turn: 600, beat: 1000 },
  normal: { card: 400, turn: 420, beat: 700 },
  quick: { card: 220, turn: 240, beat: 400 },
  instant: { card: 0, turn: 0, beat: 0 },
};

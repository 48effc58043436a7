import type { Pace } from '../types';
import { own } from './preferences.svelte';

/** Playback steps, each shown for a duration in milliseconds. */
export interface Step {
  hold: number;
  run: () => void;
  /** Whether the next step waits for `go`, however long that takes. */
  waits?: () => boolean;
}

/** The longest wait for a frame, in milliseconds. */
const LATEST = 2000;

/** Whether a card is still visibly turning. */
const turning = (): boolean =>
  !globalThis.document?.hidden &&
  !!globalThis.document?.getAnimations?.().some(({ effect }) => (effect as KeyframeEffect).target?.matches('.turn'));

/** A queue of steps that never lags: `finish` runs all remaining ones immediately. */
export class Timeline {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Whether a step waits for `go`. */
  waiting = false;

  get busy(): boolean {
    return this.timer !== null || this.waiting;
  }

  add(...steps: Step[]): void {
    this.steps.push(...steps);
    if (!this.busy) this.next();
  }

  /** Resume from a step that waits, if there is one. */
  go(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.next();
  }

  finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = false;
    for (const step of this.steps.splice(0)) step.run();
  }

  /**
   * A busy page draws late, so the duration is measured from the frame that shows the step to the one that shows its
   * end.
   */
  private hold(long: number): void {
    this.drawn(() => (this.timer = setTimeout(() => this.drawn(() => this.end(performance.now() + LATEST)), long)));
  }

  /** If a card turns late, what follows must wait for it. */
  private end(latest: number): void {
    if (turning() && performance.now() < latest) this.drawn(() => this.end(latest));
    else this.next();
  }

  /**
   * Continue once the next frame is drawn, or immediately if none is. What follows is a task of its own: a step and the
   * drawing of a frame together keep a phone busy for too long.
   */
  private drawn(run: () => void): void {
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) return run();
    const timer = setTimeout(run, LATEST);
    this.timer = timer;
    requestAnimationFrame(() => {
      if (this.timer !== timer) return;
      clearTimeout(timer);
      this.timer = setTimeout(run);
    });
  }

  private next(): void {
    this.timer = null;
    let step = this.steps.shift();
    while (step) {
      step.run();
      if (step.waits?.()) {
        this.waiting = true;
        return;
      }
      if (step.hold > 0) {
        this.hold(step.hold);
        return;
      }
      step = this.steps.shift();
    }
  }
}

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

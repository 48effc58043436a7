/** Steps played one after the other; each names how long it is on view, in milliseconds. */
export interface Step {
  hold: number;
  run: () => void;
  /** Whether what follows waits for `go`, however long that takes. */
  waits?: () => boolean;
}

/** A frame that is later than this, in milliseconds, is not waited for. */
const LATEST = 2000;

/** Whether a card is still seen to turn. */
const turning = (): boolean =>
  !globalThis.document?.hidden &&
  !!globalThis.document?.getAnimations?.().some(({ effect }) => (effect as KeyframeEffect).target?.matches('.turn'));

/** A queue of steps that never lags: `finish` runs all that is left at once. */
export class Timeline {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting = false;

  get busy(): boolean {
    return this.timer !== null || this.waiting;
  }

  add(...steps: Step[]): void {
    this.steps.push(...steps);
    if (!this.busy) this.next();
  }

  /** Go on from a step that waits; nothing where none does. */
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

  /** A page that has much to do draws late: what is held is held from the frame that shows it to one that shows its end. */
  private hold(long: number): void {
    this.drawn(() => (this.timer = setTimeout(() => this.drawn(() => this.end(performance.now() + LATEST)), long)));
  }

  /** What is behind a card that turns late is not told before. */
  private end(latest: number): void {
    if (turning() && performance.now() < latest) this.drawn(() => this.end(latest));
    else this.next();
  }

  /** Go on with the next frame, or at once where none is drawn. */
  private drawn(run: () => void): void {
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) return run();
    const timer = setTimeout(run, LATEST);
    this.timer = timer;
    requestAnimationFrame(() => {
      if (this.timer !== timer) return;
      clearTimeout(timer);
      run();
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

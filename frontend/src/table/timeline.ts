/** Steps played one after the other; each names how long it is on view, in milliseconds. */
export interface Step {
  hold: number;
  run: () => void;
  /** Whether what follows waits for `go`, however long that takes. */
  waits?: () => boolean;
}

/** A frame that is later than this, in milliseconds, is not waited for. */
const LATEST = 2000;

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

  /** A page that has much to do draws late: what is held is held from the frame on that shows it. */
  private hold(long: number): void {
    const drawn = typeof requestAnimationFrame !== 'undefined' && !document.hidden;
    const timer = setTimeout(() => this.next(), drawn ? long + LATEST : long);
    this.timer = timer;
    if (!drawn) return;
    requestAnimationFrame(() => {
      if (this.timer !== timer) return;
      clearTimeout(timer);
      this.timer = setTimeout(() => this.next(), long);
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

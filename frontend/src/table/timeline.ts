/** Steps played one after the other; each names how long it is on view, in milliseconds. */
export interface Step {
  hold: number;
  run: () => void;
}

/** A queue of steps that never lags: `finish` runs all that is left at once. */
export class Timeline {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  get busy(): boolean {
    return this.timer !== null;
  }

  add(...steps: Step[]): void {
    this.steps.push(...steps);
    if (!this.busy) this.next();
  }

  finish(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const step of this.steps.splice(0)) step.run();
  }

  private next(): void {
    this.timer = null;
    let step = this.steps.shift();
    while (step) {
      step.run();
      if (step.hold > 0) {
        this.timer = setTimeout(() => this.next(), step.hold);
        return;
      }
      step = this.steps.shift();
    }
  }
}

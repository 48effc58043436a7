/** How many lines of a live region are kept. */
const MOST = 8;
/**
 * How many milliseconds a line waits for what belongs to it. Calls come after the cards of which they speak, and the
 * viewer's own question after the calls.
 */
export const WAITS = { card: 40, call: 120, question: 200 } as const;

/**
 * The lines of a live region. What comes at about the same time makes one line: of several lines that are added at
 * once, Orca reads only the last.
 */
export class Lines<T> {
  lines = $state.raw<T[][]>([]);
  /** The line that waits to be added. */
  next = $state.raw<T[]>([]);

  constructor(
    private readonly wait: number,
    before: T[] = [],
  ) {
    if (before.length) this.lines = [before];
  }

  add(items: T[]): void {
    if (!items.length) return;
    if (!this.next.length) setTimeout(() => this.flush(), this.wait);
    this.next = [...this.next, ...items];
  }

  private flush() {
    this.lines = [...this.lines, this.next].slice(-MOST);
    this.next = [];
  }
}

import type { Call } from '../wire';

/** What the croupier says: on the table, beside a result, and for screen readers. */
export class Voice {
  call = $state.raw<Call | null>(null);
  /** What is said beside the result: "place your bets" while the cards still lie there. */
  aside = $state.raw<Call | null>(null);
  /** Everything said lately, for screen readers. */
  said = $state.raw<{ id: number; call: Call }[]>([]);
  private count = 0;

  /** A number that nothing else on the table has. */
  protected fresh(): number {
    return ++this.count;
  }

  say(...calls: Call[]): void {
    const last = calls.at(-1);
    if (!last) return;
    this.call = last;
    this.hear(calls);
  }

  sayAside(...calls: Call[]): void {
    this.aside = calls.at(-1) ?? null;
    this.hear(calls);
  }

  /** Forget what was said last: the table has gone on unheard. */
  hush(): void {
    this.call = null;
    this.aside = null;
  }

  /** Go on to what was said beside the result. */
  protected settleCall(): void {
    if (this.aside) this.call = this.aside;
    this.aside = null;
  }

  private hear(calls: Call[]): void {
    const heard = calls.map((call) => ({ id: this.fresh(), call }));
    this.said = [...this.said, ...heard].slice(-8);
  }
}

import { untrack } from 'svelte';
import type { Call } from '../../wire';

/** The croupier's calls: on the table, next to a result, and for screen readers. */
export class Voice {
  call = $state.raw<Call | null>(null);
  /** The call next to the result: "place your bets" while the cards are still on the table. */
  aside = $state.raw<Call | null>(null);
  /** Recent calls, for screen readers. */
  said = $state.raw<{ id: number; call: Call }[]>([]);
  /** Calls that ask what the viewer's own question asks too: screen readers announce that question instead. */
  readonly asksViewer = new WeakSet<Call>();
  private count = 0;

  /** Whether the viewer is being asked something. */
  get isAsking(): boolean {
    return false;
  }

  /** A unique number on the table. */
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

  /** Forget the last call: the table has moved on unheard. */
  hush(): void {
    this.call = null;
    this.aside = null;
  }

  /** Go on to the call next to the result. */
  protected settleCall(): void {
    if (this.aside) this.call = this.aside;
    this.aside = null;
  }

  private hear(calls: Call[]): void {
    const heard = calls.map((call) => ({ id: this.fresh(), call }));
    this.said = [...this.said, ...heard].slice(-8);
  }
}

/** Pass each new call of the croupier to a component; earlier calls are left out. */
export function followCalls(voice: () => Voice, tell: (fresh: Voice['said']) => void): void {
  let heard = untrack(() => voice().said.at(-1)?.id ?? 0);
  $effect(() => {
    const fresh = voice().said.filter(({ id }) => id > heard);
    heard = fresh.at(-1)?.id ?? heard;
    untrack(() => tell(fresh));
  });
}

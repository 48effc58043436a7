/** Judges the house's claims that a message came too late. */

import type { Mine } from './seen';

/** How long the house waits for a commitment or an opening; a message sent well before that was in time. */
const SLOW = 1000;
/** How long to wait for an answer, and for data written by another window. */
const SOON = 1000;
const LONG = 10_000;
/** How long after waking a page that was suspended, for example on a phone in a pocket, still counts as asleep. */
const AWAKE = 3000;

export type Kind = 'commit' | 'open';

interface Sent {
  kind: Kind;
  at: number;
  answered?: number;
}

interface Claim {
  mine: readonly Mine[];
  kind: Kind;
  since: number;
  /** The house had promised to wait longer. */
  early: boolean;
  /** Whether the claim has been resolved otherwise. */
  cleared: () => boolean;
  blame: () => void;
}

/** Times are in milliseconds on this browser's own clock, which the house cannot influence. */
export class Claims {
  private sent = new Map<string, Sent>();
  private open: Claim[] = [];
  private slept = -AWAKE;

  get waiting(): boolean {
    return this.open.length > 0;
  }

  /** A new connection: unanswered messages may have been lost honestly. */
  begin(): void {
    for (const [name, { answered }] of this.sent) if (answered === undefined) this.sent.delete(name);
    this.open = this.open.filter(({ mine, kind }) =>
      mine.some(({ commitment }) => this.sent.has(`${kind} ${commitment}`)),
    );
  }

  /** The page was suspended until now. */
  asleep(at: number): void {
    this.slept = at;
  }

  send(kind: Kind, commitment: string, at: number): void {
    this.sent.set(`${kind} ${commitment}`, { kind, at });
  }

  /** Note an answer; the first one counts: a house may not put a message off, and then find it late. */
  answered(kind: Kind, commitment: string, at: number): void {
    const sent = this.sent.get(`${kind} ${commitment}`);
    if (sent) sent.answered ??= at;
  }

  /** The house says that these came too late. */
  claim(claim: Claim): void {
    this.open.push(claim);
  }

  /** Judge what can be judged by now. */
  settle(at: number): void {
    this.open = this.open.filter((claim) => {
      const verdict = claim.cleared() ? false : this.verdict(claim, at);
      if (verdict) claim.blame();
      return verdict === null;
    });
  }

  /** Whether a claim is false; null while undecided. */
  private verdict({ mine, kind, since, early }: Claim, at: number): boolean | null {
    if (mine.some((each) => (kind === 'commit' ? each.taken : each.opened))) return true;
    if (at - since < SOON) return null;
    if (since - this.slept < AWAKE) return false;
    if (early) return true;
    const sent = mine
      .map(({ commitment }) => this.sent.get(`${kind} ${commitment}`))
      .filter((each) => each !== undefined);
    if (!sent.length) return false;
    const quick = sent.some(({ at: from, answered }) => answered !== undefined && answered - from < SLOW);
    if (quick) return true;
    if (sent.every(({ answered }) => answered !== undefined)) return false;
    return at - since > LONG ? true : null;
  }
}

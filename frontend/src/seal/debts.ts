/** The secrets that a house owes: asked for at its door until one is told, or the promise is broken. */

import { isTold } from './shapes';
import type { Told } from './witness';

/** How often the house may answer without the secret before its promise is broken, and how long after each the next is asked. */
const TRIES = 5;
const AGAIN = 5000;
/** How long after the house said that a shoe is dealt still it is asked again. */
const LATER = 60_000;
/** What has not come whole by then has not come. */
const PATIENCE = 10_000;

/** Why a door is shut to all: no shoe is dealt behind it any more. */
const OVER = new Set(['room-closed', 'set-aside', 'unknown-room']);
/** Refusals that say nothing of the shoe. */
const BUSY = new Set(['too-many-requests', 'too-many-tries', 'table-frozen']);

/**
 * How this browser stands to the room: connected; shut out of it, or of a room that is no more; or
 * without a connection, so that nothing can be said of the house.
 */
export type Standing = 'here' | 'shut-out' | 'over' | 'away';

export function standingOf(status: string, reason: string | null): Standing {
  if (status === 'turned-away') return OVER.has(reason ?? '') ? 'over' : 'shut-out';
  return status === 'here' ? 'here' : 'away';
}

/** What the house answers when it is asked for the seal of a shoe. */
export type Reply = Told | 'refused' | 'silent';

interface Verdict {
  /** What is told of the shoe; null where the promise is broken, undefined while it is open. */
  told?: Told | null;
  /** In so many milliseconds the house is asked again. */
  wait?: number;
  /** Whether this answer counts against the house. */
  bare?: boolean;
}

/** What comes of an answer, after so many that counted against the house. */
export function judge(reply: Reply, standing: Standing, before: number): Verdict {
  const running = typeof reply === 'object';
  if (running && reply.secret) return { told: reply };
  if (standing === 'away') return {};
  const bare = { here: true, 'shut-out': reply === 'refused', over: reply !== 'silent' }[standing];
  const tries = standing === 'here' && reply !== 'silent' ? 1 : TRIES;
  if (bare && before + 1 >= tries) return { told: null };
  return { wait: running && standing === 'shut-out' ? LATER : AGAIN, bare };
}

export class Debts {
  private readonly asked = new Set<number>();
  private closed = false;

  constructor(
    private readonly ask: (shoe: number) => Promise<Reply>,
    private readonly standing: () => Standing,
    private readonly settle: (shoe: number, told: Told | null) => void,
  ) {}

  close(): void {
    this.closed = true;
  }

  /** Ask for the secret of a shoe until it is told, or will not be; without a connection it waits for the next one. */
  async pursue(shoe: number): Promise<void> {
    if (this.asked.has(shoe)) return;
    this.asked.add(shoe);
    for (let against = 0; ; ) {
      const reply = await this.ask(shoe);
      if (this.closed) return;
      const { told, wait, bare } = judge(reply, this.standing(), against);
      if (told !== undefined) this.settle(shoe, told);
      if (wait === undefined) break;
      if (bare) against += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.closed) return;
    }
    this.asked.delete(shoe);
  }
}

/** Ask the house's door; who names a shoe's root saw it, and needs no place in the room. */
export async function sealOf(room: string, shoe: number, root: string): Promise<Reply> {
  try {
    const answer = await fetch(`/api/rooms/${room}/shoes/${shoe}/seal?root=${root}`, { signal: AbortSignal.timeout(PATIENCE) });
    const told = (await answer.json()) as { code?: string };
    if (answer.ok) return isTold(told) ? (told as unknown as Told) : 'silent';
    return told.code === undefined || BUSY.has(told.code) ? 'silent' : 'refused';
  } catch {
    return 'silent';
  }
}

/** Requests the secrets that the house owes, until each is told or the promise is broken. */

import { isTold } from './validators';
import type { Told } from './witness';
import { housePath } from '../../routing/root';

/** How many answers without the secret break the promise, and the delay after each. */
const TRIES = 5;
const AGAIN = 5000;
/** The delay before asking again if the house says that the shoe is still being dealt. */
const LATER = 60_000;
/** The time after which a response counts as missing. */
const PATIENCE = 10_000;

/** Reasons for which a door is closed to everyone, so that no shoe is dealt behind it any more. */
const OVER = new Set(['room-closed', 'set-aside', 'unknown-room']);
/** Refusals that say nothing about the shoe. */
const BUSY = new Set(['too-many-requests', 'too-many-tries', 'table-frozen']);

/**
 * This browser's relation to the room: connected; shut out; the room no longer exists; or offline, so that nothing can
 * be said of the house.
 */
export type Standing = 'here' | 'shut-out' | 'over' | 'away';

export function standingOf(status: string, reason: string | null): Standing {
  if (status === 'turned-away') return OVER.has(reason ?? '') ? 'over' : 'shut-out';
  return status === 'here' ? 'here' : 'away';
}

/** The house's answer to a request for the seal of a shoe. */
export type Reply = Told | 'refused' | 'silent';

interface Verdict {
  /** The shoe's seal; null if the promise is broken, undefined while it is open. */
  told?: Told | null;
  /** Milliseconds until the house is asked again. */
  wait?: number;
  /** Whether this answer counts against the house. */
  bare?: boolean;
}

/** Judge an answer, given the number that already counted against the house. */
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

  /**
   * Ask for the secret of a shoe until it is told or the promise is broken; while offline, wait for the next
   * connection.
   */
  async pursue(shoe: number): Promise<void> {
    if (this.asked.has(shoe)) return;
    this.asked.add(shoe);
    for (let against = 0; ;) {
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

/** Ask the house over HTTP; a caller who knows a shoe's root has seen it and needs no place in the room. */
export async function sealOf(room: string, shoe: number, root: string): Promise<Reply> {
  try {
    const answer = await fetch(housePath(`/api/rooms/${room}/shoes/${shoe}/seal?root=${root}`), {
      signal: AbortSignal.timeout(PATIENCE),
    });
    const told = (await answer.json()) as { code?: string };
    if (answer.ok) return isTold(told) ? (told as unknown as Told) : 'silent';
    return told.code === undefined || BUSY.has(told.code) ? 'silent' : 'refused';
  } catch {
    return 'silent';
  }
}

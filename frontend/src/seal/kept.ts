/** What this browser has seen of a room, kept over reloads and shared by its windows. */

import { SEEN, put, taken } from '../storage';
import type { Blame } from './faults';
import { mergeSeen, nothingSeen, readSeen, type Seen } from './seen';
import { isShoe } from './shapes';
import type { ShoeRules } from './stop';

/** Of older shoes only the commitments are kept, so that none is used twice. */
const SHOES = 4;

const RULES = 'shoe-rules:';
const keyOf = (room: string): string => `${SEEN}${room}`;

export class Kept {
  private written: string | null = null;

  constructor(private readonly room: string) {}

  /** What was seen so far; nothing if nothing is saved, or something else is. */
  recall(): Seen {
    this.written = this.stored();
    return parsed(this.written, this.room) ?? nothingSeen(this.room);
  }

  /** Take in what other windows have written since. */
  join(seen: Seen, blame: Blame): void {
    const stored = this.stored();
    if (stored === this.written) return;
    this.written = stored;
    const other = parsed(stored, this.room);
    if (other) mergeSeen(seen, other, blame);
  }

  /** Save it, and tell whether that was done: a browser that saves nothing still checks what it sees until it is closed. */
  keep(seen: Seen): boolean {
    const own = keyOf(this.room);
    const written = JSON.stringify({ ...seen, shoes: seen.shoes.slice(-SHOES) });
    const kept = put(own, written) || (forgetOthers(own) && put(own, written));
    if (kept) this.written = written;
    return kept;
  }

  /** The rules of the room's shoes, by which they are computed again when the room tells nothing more; null if they are not kept. */
  rules(): ShoeRules | null {
    try {
      const found: unknown = JSON.parse(taken(RULES + this.room) ?? '');
      return isShoe(found) ? (found as ShoeRules) : null;
    } catch {
      return null;
    }
  }

  keepRules(rules: ShoeRules): void {
    put(RULES + this.room, JSON.stringify(rules));
  }

  private stored(): string | null {
    return taken(keyOf(this.room));
  }
}

/** The storage is full: let go of the shoes of other rooms, and of nothing that turned their seals red. */
function forgetOthers(own: string): boolean {
  try {
    for (const key of Object.keys(localStorage)) {
      const seen = key !== own && key.startsWith(SEEN) && readSeen(taken(key));
      if (seen) put(key, JSON.stringify({ ...seen, shoes: [] }));
    }
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null, room: string): Seen | null {
  const found = readSeen(text);
  return found?.room === room ? found : null;
}

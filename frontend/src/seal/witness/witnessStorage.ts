/** What this browser has seen of a room, stored across reloads and shared by its windows. */

import { SEEN, put, taken } from '../../storage';
import type { Blame } from '../shoe/faults';
import { mergeSeen, nothingSeen, readSeen, type Seen } from './seen';
import { isShoe } from './validators';
import type { ShoeRules } from '../shoe/shoeRules';

/** Only the commitments of older shoes are stored, to detect reuse. */
const SHOES = 4;

const RULES = 'shoe-rules:';
const keyOf = (room: string): string => `${SEEN}${room}`;

export class Kept {
  private written: string | null = null;

  constructor(private readonly room: string) {}

  /** Everything seen so far; empty if nothing valid is stored. */
  recall(): Seen {
    this.written = this.stored();
    return parsed(this.written, this.room) ?? nothingSeen(this.room);
  }

  /** Merge what other windows have written since. */
  join(seen: Seen, blame: Blame): void {
    const stored = this.stored();
    if (stored === this.written) return;
    this.written = stored;
    const other = parsed(stored, this.room);
    if (other) mergeSeen(seen, other, blame);
  }

  /**
   * Store it, and return whether that worked; without storage, a browser still checks everything until it is closed.
   */
  keep(seen: Seen): boolean {
    const own = keyOf(this.room);
    const written = JSON.stringify({ ...seen, shoes: seen.shoes.slice(-SHOES) });
    const kept = put(own, written) || (forgetOthers(own) && put(own, written));
    if (kept) this.written = written;
    return kept;
  }

  /** The shoe rules of the room, needed to recompute its shoes after the room is gone; null if not stored. */
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

/** When the storage is full, drop the shoes of other rooms, but nothing that turned their seals red. */
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

/** What this browser has seen of a room, kept over reloads and shared by its windows. */

import type { Blame } from './faults';
import { mergeSeen, nothingSeen, readSeen, type Seen } from './seen';

/** Of older shoes only the commitments are kept, so that none is used twice. */
const SHOES = 4;

const keyOf = (room: string): string => `seal:${room}`;

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

  keep(seen: Seen): void {
    const written = JSON.stringify({ ...seen, shoes: seen.shoes.slice(-SHOES) });
    try {
      localStorage.setItem(keyOf(this.room), written);
      this.written = written;
    } catch {
      // a browser that saves nothing still checks what it sees until it is closed
    }
  }

  private stored(): string | null {
    try {
      return localStorage.getItem(keyOf(this.room));
    } catch {
      return null;
    }
  }
}

function parsed(text: string | null, room: string): Seen | null {
  const found = readSeen(text);
  return found?.room === room ? found : null;
}

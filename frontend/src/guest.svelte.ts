import { me, newGuest, type Guest } from './api';
import { put, taken } from './storage';

const KNOWN_AS = 'known';

/** Who this browser is to the house; undefined until that is known, null for a newcomer. */
class Visitor {
  guest = $state.raw<Guest | null | undefined>(undefined);
  /** What a newcomer has typed as a name, wherever it was asked for. */
  typed = $state('');

  /** Whether the house knows them; until it has answered, whether it did when they were last here. */
  get known(): boolean {
    return this.guest === undefined ? taken(KNOWN_AS) !== null : this.guest !== null;
  }

  async recognise(): Promise<void> {
    this.remember(await me());
  }

  /** Use the name that was typed; false if there is none yet. */
  async introduce(): Promise<boolean> {
    const name = this.typed.trim();
    if (!this.guest && name) this.remember(await newGuest(name));
    return !!this.guest;
  }

  private remember(guest: Guest | null): void {
    this.guest = guest;
    if (guest) put(KNOWN_AS, '');
    else localStorage.removeItem(KNOWN_AS);
  }
}

export const visitor = new Visitor();

import { me, newGuest, type Guest } from './api';
import { pathAt } from './routing/root';
import { put, taken } from './storage';

/** The most characters of a player's name. */
export const LONGEST_NAME = 24;

const KNOWN_AS = 'known';

/** The token of an invitation into the house, which is never sent in an address; empty without one. */
export const invitation = (): string => (pathAt(location.pathname) === '/' ? location.hash.slice(1) : '');

/** The guest that this browser is known as; undefined until that is known, null for a newcomer. */
class Visitor {
  guest = $state.raw<Guest | null | undefined>(undefined);
  /** The name that a newcomer has typed, in any form. */
  typed = $state('');
  /** The password of the house, if its door asks for it. */
  password = $state('');

  /** Whether the house knows the guest; before it has answered, whether it did last time. */
  get known(): boolean {
    return this.guest === undefined ? taken(KNOWN_AS) !== null : this.guest !== null;
  }

  async recognise(): Promise<void> {
    this.remember(await me());
  }

  /** Register under the typed name; false if it is empty. */
  async introduce(): Promise<boolean> {
    const name = this.typed.trim();
    if (!this.guest && name) this.remember(await newGuest(name, this.password, invitation()));
    return !!this.guest;
  }

  private remember(guest: Guest | null): void {
    this.guest = guest;
    if (guest) put(KNOWN_AS, '');
    else localStorage.removeItem(KNOWN_AS);
  }
}

export const visitor = new Visitor();

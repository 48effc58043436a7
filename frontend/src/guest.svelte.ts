import { me, newGuest, type Guest } from './api';

/** Who this browser is to the house; undefined until that is known, null for a newcomer. */
class Visitor {
  guest = $state.raw<Guest | null | undefined>(undefined);
  /** What a newcomer has typed as a name, wherever it was asked for. */
  typed = $state('');

  async recognise(): Promise<void> {
    this.guest = await me();
  }

  /** Use the name that was typed; false if there is none yet. */
  async introduce(): Promise<boolean> {
    const name = this.typed.trim();
    if (!this.guest && name) this.guest = await newGuest(name);
    return !!this.guest;
  }
}

export const visitor = new Visitor();

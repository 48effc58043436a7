import { me, newGuest, type Guest } from './api';

/** Who this browser is to the house; undefined until that is known, null for a newcomer. */
class Visitor {
  guest = $state.raw<Guest | null | undefined>(undefined);

  async recognise(): Promise<void> {
    this.guest = await me();
  }

  async introduce(name: string): Promise<void> {
    this.guest = await newGuest(name);
  }
}

export const visitor = new Visitor();

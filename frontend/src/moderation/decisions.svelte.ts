import type { Announced } from '../wire';

/** What the operators of the house have decided or announced, as far as this browser knows. */
class Decisions {
  banned = $state(false);
  announced = $state.raw<Announced[]>([]);
}

export const decisions = new Decisions();
/** The refusal of a banned visitor. */
export const BANNED = 'banned';

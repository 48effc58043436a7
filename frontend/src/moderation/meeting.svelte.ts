import type { Announced } from '../wire';

/** What the operators of the house have decided or announced, as far as this browser knows. */
class Meeting {
  banned = $state(false);
  announced = $state.raw<Announced[]>([]);
}

export const meeting = new Meeting();
/** The refusal of a banned visitor. */
export const BANNED = 'banned';

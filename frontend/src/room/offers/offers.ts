import type { Choices } from '../preferences.svelte';

export type Offer = 'figures' | 'sound' | 'squeeze';

/** What a newcomer has seen so far. */
export interface Newcomer {
  /** Coups that they played. */
  coups: number;
  /** The offers that were answered, or passed over. */
  done: readonly Offer[];
}

interface Row {
  offer: Offer;
  /** From how many coups on it is made, and how many coups it stays. */
  from: number;
  stays: number;
  isNeeded: (choices: Choices) => boolean;
  accepted: (choices: Choices) => Partial<Choices>;
}

/** Each offer is made once, one at a time. */
const OFFERS: readonly Row[] = [
  { offer: 'figures', from: 1, stays: 2, isNeeded: ({ index }) => !index, accepted: () => ({ index: true }) },
  { offer: 'sound', from: 2, stays: 2, isNeeded: ({ sound }) => !sound, accepted: () => ({ sound: true }) },
  {
    offer: 'squeeze',
    from: 4,
    stays: 3,
    isNeeded: ({ turns }) => turns === 'never',
    accepted: ({ squeezes }) => ({ turns: squeezes }),
  },
];

/** The offer to make now; undefined for none. */
export const findDueOffer = ({ coups, done }: Newcomer, choices: Choices): Row | undefined =>
  OFFERS.find(({ offer, from, isNeeded }) => coups >= from && !done.includes(offer) && isNeeded(choices));

/** After another coup; an offer that nobody answers is not made again. */
export function countCoup({ coups, done }: Newcomer, choices: Choices, since: number): Newcomer {
  const open = findDueOffer({ coups, done }, choices);
  const passed = open && coups + 1 - since >= open.stays ? [open.offer] : [];
  return { coups: coups + 1, done: [...done, ...passed] };
}

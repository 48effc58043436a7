import type { State } from './summary';

/** The title of a seal in each state. */
export const TITLES = {
  none: 'seal',
  promised: 'seal-promised',
  proved: 'seal-is-proved',
  broken: 'seal-broken',
} as const satisfies Record<State, string>;

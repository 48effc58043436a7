import type { State } from './look';

/** What a seal is called, by how it stands. */
export const TITLES = { none: 'seal', promised: 'seal-promised', proved: 'seal-is-proved', broken: 'seal-broken' } as const satisfies Record<State, string>;

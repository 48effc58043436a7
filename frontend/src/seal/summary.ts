/** A readable summary of what this browser knows of a shoe, from its own observation and from later messages. */

import type { ShoeSeen } from './witness/seen';

export interface ShoeLook {
  shoe: number;
  root: string | null;
  /** Cards shown to this browser with their proofs. */
  proved: number;
  /** Coups dealt while this browser was away, of which it saw no card. */
  told: number;
  /** The secret was revealed, and everything recomputed. */
  recomputed: boolean;
}

/** The state of a seal: gold is for what this browser has recomputed itself. */
export type State = 'none' | 'promised' | 'proved' | 'broken';

/** The state of a room's seal, judged by the current shoe, or by the previous one until this one is sealed. */
export function stateOf(faults: readonly unknown[], shoe: ShoeLook | null, before: ShoeLook | null): State {
  if (faults.length) return 'broken';
  const sealed = shoe?.root ? shoe : before;
  if (!sealed?.root) return 'none';
  return sealed.recomputed ? 'proved' : 'promised';
}

export function lookAt({ shoe, roots, proved, places, coups, secret }: ShoeSeen): ShoeLook {
  const seen = new Set(Object.values(places).map((place) => Number(place.split(' ')[0])));
  const told = Object.values(coups).filter(({ coup }) => !seen.has(coup)).length;
  return { shoe, root: roots.at(-1) ?? null, proved, told, recomputed: secret !== null && roots.length > 0 };
}

/** The title of a seal in each state. */
export const TITLES = {
  none: 'seal',
  promised: 'seal-promised',
  proved: 'seal-is-proved',
  broken: 'seal-broken',
} as const satisfies Record<State, string>;

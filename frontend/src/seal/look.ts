/** What this browser knows of a shoe, for people to read: what it saw itself, and what it was told of afterwards. */

import type { ShoeSeen } from './seen';

export interface ShoeLook {
  shoe: number;
  root: string | null;
  /** Cards that were shown before this browser, each with its proof. */
  proved: number;
  /** Coups of which it saw no card: they were dealt while it was away. */
  told: number;
  /** The secret was shown, and all of it computed again. */
  recomputed: boolean;
}

/** How a seal stands: gold is for what this browser has computed again itself. */
export type State = 'none' | 'promised' | 'proved' | 'broken';

/** How the seal of a room stands, by the shoe at hand, and by the one before it until this one is sealed. */
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

/** A first shoe's progress, stored in this browser. */

import { put, taken } from '../storage';

export interface Kept {
  room: string;
  /** Whether the coach is shown, or was dismissed for a while. */
  on: boolean;
  /** Whether the learner has been given a seat. */
  seated: boolean;
  /** How each idea was met: at the table, or in a description. */
  seen: Record<string, 'met' | 'told'>;
  /** The learner has gone on without the coach. */
  over: boolean;
}

const KEPT_AS = 'first-shoe';

/** Begin a first shoe in a room, replacing any other. */
export const begin = (room: string): boolean => keep({ room, on: true, seated: false, seen: {}, over: false });

export const keep = (kept: Kept): boolean => put(KEPT_AS, JSON.stringify(kept));

/** The first shoe being taught in a room; null before it begins and after it is over. */
export function kept(room: string): Kept | null {
  try {
    const found = JSON.parse(taken(KEPT_AS) ?? 'null') as Kept | null;
    return found?.room === room && !found.over ? found : null;
  } catch {
    return null;
  }
}

import { put, taken } from '../../../storage';
import type { Pile } from './pile';

/** How many stake patterns a player can save. */
export const PATTERNS = 2;
const KEPT_AS = 'baccarat-patterns';

const isPile = (value: unknown): value is Pile =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).every((units) => Number.isInteger(units) && (units as number) > 0);

/** The stored patterns; anything unreadable counts as none. */
export function readPatterns(stored: string | null): (Pile | null)[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? '[]');
  } catch {
    found = [];
  }
  const list = Array.isArray(found) ? found : [];
  return Array.from({ length: PATTERNS }, (_, at) => (isPile(list[at]) ? list[at] : null));
}

class Patterns {
  saved = $state.raw(readPatterns(taken(KEPT_AS)));

  save(at: number, pile: Pile): void {
    this.saved = this.saved.map((each, place) => (place === at ? { ...pile } : each));
    put(KEPT_AS, JSON.stringify(this.saved));
  }
}

/** The player's saved stakes, kept across visits and tables. */
export const patterns = new Patterns();

/** What the house says of notes: roads, the check of the drawing, and the odds. It does not store them. */

import { ask, odds } from '../api';
import { NOTED } from '../games';
import type { Odds } from '../odds/figures';
import type { Scorecards } from '../wire';
import { cardsSeen, hasSuit, seen, type Notes } from './notes';
import { write } from './text';

/** A coup that the rules or the packs do not allow: the place of its entry, and why, in the visitor's language. */
export interface Fault {
  at: number | null;
  says: string;
}

/**
 * `dealt` coups have cards; `record` is null unless all of them are known with their suits. Without scorecards, the notes
 * are not those of one shoe of these packs.
 */
interface Answer {
  scorecards: Scorecards | null;
  dealt: number;
  faults: { line: number; says: string }[];
  record: string | null;
}

export interface Checked extends Omit<Answer, 'faults'> {
  faults: Fault[];
  /** Null if the cards do not fit into the packs. */
  odds: Odds | null;
  /** The number of cards that the odds take into account. */
  cards: number;
}

/** The cards that are gone as the house's question has them: without suits, only how many of each value are left. */
function shoeOf({ packs, entries }: Notes, points: Readonly<Record<string, number>>): Record<string, string> {
  const cards = cardsSeen(entries);
  if (cards.every(hasSuit)) return cards.length ? { removed: cards.join(' ') } : {};
  const values = Object.values(points);
  const left = Array.from({ length: 10 }, (_, value) => values.filter((each) => each === value).length * 4 * packs);
  for (const card of cards) left[points[card[0]!]!]! -= 1;
  return { counts: left.map((each) => Math.max(0, each)).join(',') };
}

/** Ask the house about notes with at least one coup that was seen. Rejects with NotGiven. */
export async function check(
  notes: Notes,
  language: string,
  points: Readonly<Record<string, number>>,
): Promise<Checked> {
  const { text, entryOf } = write(notes);
  const { packs, burn } = notes;
  const query = new URLSearchParams({ preset: NOTED, packs: String(packs), ...shoeOf(notes, points) });
  const [answer, priced] = await Promise.all([
    ask<Answer>('/noted', { text, packs, burn, language }),
    odds(String(query)).catch(() => null),
  ]);
  const faults = answer.faults.map(({ line, says }) => ({ at: entryOf.get(line) ?? null, says }));
  return { ...answer, faults, odds: priced, cards: cardsSeen(notes.entries).length };
}

export const canCheck = ({ entries }: Notes): boolean => seen(entries).some(Boolean);

/** The notes of a shoe at a real table, and the changes that a tap makes. No rule of the game is here. */

import type { Outcome } from '../wire';

/** The places of a coup's cards, in the order drawn; the file's columns have these names. */
export const PLACES = ['P1', 'B1', 'P2', 'B2', 'P3', 'B3'] as const;
export type Place = (typeof PLACES)[number];
/** A card as it is written: a rank, and a suit if it was noted; empty without a card. */
export type Card = string;

export const MARKS = ['natural', 'player_pair', 'banker_pair'] as const;
export type Mark = (typeof MARKS)[number];

/** A coup that was seen; `cards` are by place, and all empty if only the result was noted. */
export interface Coup extends Record<Mark, boolean> {
  kind: 'coup';
  won: Outcome;
  cards: readonly Card[];
}
/**
 * What can be noted: a coup, one that was missed, one that was void with the cards that it took, a dead card, or that the
 * stop card came.
 */
export type Entry =
  | Coup
  | { kind: 'missed' }
  | { kind: 'void'; cards: readonly Card[] }
  | { kind: 'dead'; card: Card }
  | { kind: 'stop' };

export interface Notes {
  packs: number;
  /** The number of cards burnt before the first coup; they were not seen. */
  burn: number;
  entries: readonly Entry[];
}

/** The packs that are offered; the house says whether it knows others that a file names. */
export const PACKS = { least: 1, most: 26, offered: [4, 6, 8], usual: 8 };
export const BURN = { least: 0, most: 60 };
/** More than any shoe has. */
const MOST_ENTRIES = 800;
export const EMPTY: Notes = { packs: PACKS.usual, burn: 0, entries: [] };

/** An entry with its place among all, and the number of its coup; the others have none. */
export interface Numbered {
  entry: Entry;
  at: number;
  coup: number | null;
}

/** Coups are numbered from 1; those that were missed count, void ones do not. */
export function numbered(entries: readonly Entry[]): Numbered[] {
  let coups = 0;
  return entries.map((entry, at) => {
    const counts = entry.kind === 'coup' || entry.kind === 'missed';
    return { entry, at, coup: counts ? ++coups : null };
  });
}

/** The coups as scorecards see them: null for one that was missed. */
export const seen = (entries: readonly Entry[]): (Coup | null)[] =>
  entries.flatMap((entry) => (entry.kind === 'coup' ? [entry] : entry.kind === 'missed' ? [null] : []));

/** Put entries at the end, or in place of one. */
export function put(notes: Notes, added: readonly Entry[], at: number | null): Notes {
  const { entries } = notes;
  const all = at === null ? [...entries, ...added] : [...entries.slice(0, at), ...added, ...entries.slice(at + 1)];
  return { ...notes, entries: all.slice(0, MOST_ENTRIES) };
}

/** All cards that were seen: of coups, of void ones, and dead ones. */
export const cardsSeen = (entries: readonly Entry[]): Card[] =>
  entries
    .flatMap((entry) => (entry.kind === 'dead' ? [entry.card] : 'cards' in entry ? [...entry.cards] : []))
    .filter(Boolean);

export const hasSuit = (card: Card): boolean => card.length === 2;

const whole = (value: unknown, { least, most }: { least: number; most: number }): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const CARD = /^([A2-9TJQK][cdhs]?)?$/;
export const isCard = (value: unknown): value is Card => typeof value === 'string' && CARD.test(value);
const areCards = (value: unknown, most: number): value is Card[] =>
  Array.isArray(value) && value.length <= most && value.every(isCard);

function isEntry(value: unknown): value is Entry {
  const entry = value as Entry | null;
  switch (entry?.kind) {
    case 'coup':
      return (
        ['player', 'banker', 'tie'].includes(entry.won) &&
        MARKS.every((mark) => typeof entry[mark] === 'boolean') &&
        areCards(entry.cards, PLACES.length) &&
        entry.cards.length === PLACES.length
      );
    case 'void':
      return areCards(entry.cards, PLACES.length);
    case 'dead':
      return isCard(entry.card);
    case 'missed':
    case 'stop':
      return true;
    default:
      return false;
  }
}

/** Whether a stored value is notes: a browser's store may hold anything. */
export function areNotes(value: unknown): value is Notes {
  const notes = value as Notes | null;
  return (
    whole(notes?.packs, PACKS) &&
    whole(notes.burn, BURN) &&
    Array.isArray(notes.entries) &&
    notes.entries.length <= MOST_ENTRIES &&
    notes.entries.every(isEntry)
  );
}

/** Notes as a text that every command for noted shoes reads, and as the part of a link after `#`. */

import type { Outcome } from '../wire';
import {
  areNotes,
  EMPTY,
  hasSuit,
  isCard,
  MARKS,
  PLACES,
  put,
  type Card,
  type Coup,
  type Entry,
  type Mark,
  type Notes,
} from './notes';

const OUTCOMES: readonly Outcome[] = ['player', 'banker', 'tie'];
const YES = 'yes';
const MISSED = '-';
const UNSEEN = '?';
const RESULTS = ['result', ...MARKS].join(',');
const HEADER = [...PLACES, RESULTS].join(',');
const FIRST = '# Noted at a table';
/** The largest file and link that is read. */
export const MOST = 32 * 1024;
const LINK = 'notes=';

const resultOf = (coup: Coup): string => [coup.won, ...MARKS.map((mark) => (coup[mark] ? YES : ''))].join(',');

/** `?` stands for cards that nobody saw: `void` alone would make the coup above it void. */
function outLine(word: 'void' | 'dead', cards: readonly Card[], suits: boolean): string {
  if (suits && !cards.every(hasSuit)) return `# ${word}: ${cards.join(' ')}`;
  return `${word} ${cards.join(' ') || UNSEEN}`;
}

/** A text, and for each of its lines, counted from 1, the place of its entry. */
interface Written {
  text: string;
  entryOf: Map<number, number>;
}

/**
 * One coup on each line: its cards in six columns, its result and its marks, or these without cards; and lines for dead
 * cards and void coups. Words stay words in every program: a column of `T` becomes one of truths in some. What the commands have no line for (packs, burnt cards, the stop card) follows `#`, which they skip. Suits are
 * only written if every card of a coup has one, because a text has either all of them or none; without its suit, a dead
 * or void card among cards with suits follows `#`, too.
 */
export function write(notes: Notes): Written {
  const entryOf = new Map<number, number>();
  const cards = notes.entries.flatMap((entry) => (entry.kind === 'coup' ? entry.cards : [])).filter(Boolean);
  const suits = cards.every(hasSuit);
  const named = (card: Card) => (suits ? card : (card[0] ?? '').replace('T', '10'));
  const lines = [FIRST, `# packs: ${notes.packs}`, `# burn: ${notes.burn}`, cards.length ? HEADER : RESULTS];
  const empty = cards.length ? ','.repeat(PLACES.length) : '';
  for (const [at, entry] of notes.entries.entries()) {
    entryOf.set(lines.length + 1, at);
    if (entry.kind === 'coup') {
      const places = cards.length ? `${entry.cards.map(named).join(',')},` : '';
      lines.push(places + resultOf(entry));
    } else if (entry.kind === 'missed') lines.push(empty + MISSED + ','.repeat(MARKS.length));
    else if (entry.kind === 'void') lines.push(outLine('void', entry.cards, cards.length > 0 && suits));
    else if (entry.kind === 'dead')
      lines.push(outLine('dead', entry.card ? [entry.card] : [], cards.length > 0 && suits));
    else lines.push('# stop card');
  }
  return { text: `${lines.join('\n')}\n`, entryOf };
}

const cardIn = (word: string): Card => word.trim().replace(/^10/, 'T');

function coupIn(line: string): Entry {
  const fields = line.split(',');
  const [word, ...marked] = fields.splice(-1 - MARKS.length);
  if (word === MISSED) return { kind: 'missed' };
  const won = OUTCOMES.find((each) => each === word);
  const cards = fields.length ? fields.map(cardIn) : PLACES.map(() => '');
  if (!won || marked.some((each) => each && each !== YES) || cards.length !== PLACES.length) throw new Error(line);
  const marks = MARKS.map((mark, at) => [mark, marked[at] === YES]);
  return { kind: 'coup', won, cards, ...(Object.fromEntries(marks) as Record<Mark, boolean>) };
}

function told(notes: Notes, line: string): Notes {
  const [, name = '', value = ''] = /^#\s*([a-z ]+?)\s*(?::\s*(.*))?$/.exec(line) ?? [];
  if (name === 'packs' || name === 'burn') return { ...notes, [name]: Number(value) };
  if (name === 'stop card') return put(notes, [{ kind: 'stop' }], null);
  return notes;
}

/** The void coup or dead card of a line, also after `#`; null for any other line. */
function outIn(line: string): Entry | null {
  const [, word, value = ''] = /^(?:#\s*)?(void|dead)\b:?\s*(.*)$/.exec(line) ?? [];
  if (!word) return null;
  const cards = value
    .split(' ')
    .filter((each) => each && each !== UNSEEN)
    .map(cardIn);
  if (!cards.every(isCard)) throw new Error(line);
  return word === 'void' ? { kind: 'void', cards } : { kind: 'dead', card: cards[0] ?? '' };
}

function withLine(notes: Notes, line: string): Notes {
  const entry = outIn(line);
  if (!entry && line.startsWith('#')) return told(notes, line);
  return put(notes, [entry ?? coupIn(line)], null);
}

/** The notes in a text that `write` wrote; null for any other. */
export function read(text: string): Notes | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  if (text.length > MOST || !lines[0]?.startsWith(FIRST)) return null;
  try {
    const notes = lines.filter((line) => line && line !== HEADER && line !== RESULTS).reduce(withLine, EMPTY);
    return areNotes(notes) ? notes : null;
  } catch {
    return null;
  }
}

/** The part of a link after `#`, in letters that every program leaves alone. */
export const hashOf = (notes: Notes): string =>
  LINK + btoa(write(notes).text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The notes in the part of an address after `#`; null for any other text. */
export function notesIn(hash: string): Notes | null {
  const [, code] = /^#notes=([\w-]+)$/.exec(hash.slice(0, 2 * MOST)) ?? [];
  try {
    return code ? read(atob(code.replaceAll('-', '+').replaceAll('_', '/'))) : null;
  } catch {
    return null;
  }
}

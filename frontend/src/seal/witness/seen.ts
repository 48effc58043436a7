/** What a browser has seen of a room's shoes: the stored data, and the file of "Save what I saw". */

import type { Back, HandNews, Outcome } from '../../wire';
import { need, type Blame, type Fault } from '../shoe/faults';
import type { Abandoned, Attempt, Opening } from '../shoe/steps';

const FORMAT = 'baccarat witness';
/** Migrates stored data from one version to the next. */
type Step = (seen: object) => object;
const STEPS: readonly Step[] = [];
export const VERSION = 1;

/** This browser's draw for an attempt; `taken` and `opened` are set once the house confirms receipt. */
export interface Mine {
  opening: Opening;
  commitment: string;
  taken: boolean;
  opened: boolean;
}

/** The latest account of an attempt; it has a secret if it was abandoned. */
export interface AttemptSeen extends Attempt {
  mine: Mine[];
  secret: string | null;
  missing: number[];
}

/** A coup as announced at its end. */
export interface CoupSeen {
  coup: number;
  hands: Record<string, HandNews>;
  outcomes: Record<string, Outcome>;
}

/** A lot among `seats` that fell on `seat`; `number` were drawn before it from the shoe's key. */
export interface LotSeen {
  number: number;
  seats: readonly number[];
  seat: number;
}

export interface ShoeSeen {
  shoe: number;
  attempts: AttemptSeen[];
  /** Attempts that were seen, but omitted or changed in later messages. */
  overruled: Attempt[];
  /** More than one is a fault. */
  roots: string[];
  secret: string | null;
  /** The number of cards that have left it. */
  out: number;
  /** How many of them were burnt before the first coup, once known. */
  burnt: number | null;
  /** By position: the coup, the hand, and the index of the card. */
  places: Record<number, string>;
  /** The face of each shown card, by position. */
  cards: Record<number, string>;
  backs: Record<number, Back>;
  coups: Record<number, CoupSeen>;
  proved: number;
  /** By number; none where no lot was drawn. */
  lots?: Record<number, LotSeen>;
  /** The last coup, if the house has called it. */
  called?: number;
}

interface Found {
  fault: Fault;
  shoe: number;
}

export interface Seen {
  format: typeof FORMAT;
  version: typeof VERSION;
  room: string;
  /** The newest event number announced by the house. */
  seq: number;
  faults: Found[];
  /** By the house's commitment: the shoe and the attempt that it was for. */
  used: Record<string, string>;
  shoes: ShoeSeen[];
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function nothingSeen(room: string): Seen {
  return { format: FORMAT, version: VERSION, room, seq: 0, faults: [], used: {}, shoes: [] };
}

/** Read stored or saved data of any version up to this one; null if it is something else. */
export function readSeen(text: string | null, steps: readonly Step[] = STEPS): Seen | null {
  try {
    const found = JSON.parse(text ?? 'null') as { format: string; version: number; shoes: unknown } | null;
    if (found?.format !== FORMAT || !Array.isArray(found.shoes)) return null;
    const known = Number.isInteger(found.version) && found.version >= 1 && found.version <= steps.length + 1;
    return known
      ? ({
          ...steps.slice(found.version - 1).reduce((seen, step) => step(seen), found as object),
          version: VERSION,
        } as Seen)
      : null;
  } catch {
    return null;
  }
}

export function shoeIn(seen: Seen, shoe: number): ShoeSeen {
  const found = seen.shoes.find((each) => each.shoe === shoe);
  if (found) return found;
  const fresh: ShoeSeen = {
    shoe,
    attempts: [],
    overruled: [],
    roots: [],
    secret: null,
    out: 0,
    burnt: null,
    places: {},
    cards: {},
    backs: {},
    coups: {},
    proved: 0,
  };
  seen.shoes.push(fresh);
  seen.shoes.sort((one, other) => one.shoe - other.shoe);
  return fresh;
}

export function attemptSeen(
  attempt: Attempt,
  { secret = null as string | null, missing = [] as number[] } = {},
): AttemptSeen {
  const { announcement, members, closed, openings } = attempt;
  return { announcement, members: [...members], closed, openings: [...openings], mine: [], secret, missing };
}

/** A shoe's attempts in order, ending with the current one unless it was abandoned. */
export function attemptsOf(attempt: Attempt, abandoned: readonly Abandoned[]): AttemptSeen[] {
  const before = abandoned.map((each) => attemptSeen(each.attempt, each));
  return before.at(-1)?.announcement.commitment === attempt.announcement.commitment
    ? before
    : [...before, attemptSeen(attempt)];
}

/** Store a value permanently: an existing value must be equal. */
export function once<T>(
  held: Record<number | string, T>,
  at: number | string,
  value: T,
  fault: Fault,
  blame: Blame,
): void {
  need(held[at] === undefined || same(held[at], value), fault, blame);
  held[at] ??= value;
}

/** Merge the account of an attempt into the log; if the two disagree, the house has contradicted itself. */
export function mergeAttempt(seen: AttemptSeen, told: AttemptSeen, blame: Blame): void {
  const full = seen.closed || told.closed;
  const least = seen.closed ? seen.members.length : told.members.length;
  mergeRows(seen.members, told.members, 'roster-changed', blame);
  need(!full || seen.members.length === least, 'roster-changed', blame);
  mergeRows(seen.openings, told.openings, 'opened-otherwise', blame);
  seen.closed = full;
  need(!(seen.secret && told.secret) || seen.secret === told.secret, 'other-secret', blame);
  need(!(seen.secret && told.secret) || same(seen.missing, told.missing), 'falsely-missing', blame);
  seen.missing = told.secret ? told.missing : seen.missing;
  seen.secret ??= told.secret;
  for (const mine of told.mine) {
    const known = seen.mine.find(({ commitment }) => commitment === mine.commitment);
    if (!known) seen.mine.push(mine);
    else Object.assign(known, { taken: known.taken || mine.taken, opened: known.opened || mine.opened });
  }
}

function mergeRows<T extends { seat: number }>(seen: T[], told: readonly T[], fault: Fault, blame: Blame): void {
  for (const row of told) {
    const known = seen.find(({ seat }) => seat === row.seat);
    if (!known) seen.push(row);
    else
      need(
        Object.entries(row).every(([name, value]) => known[name as keyof T] === value),
        fault,
        blame,
      );
  }
  seen.sort((one, other) => one.seat - other.seat);
}

/** Merge what two windows of this browser have seen. */
export function mergeSeen(seen: Seen, other: Seen, blame: Blame): void {
  seen.seq = Math.max(seen.seq, other.seq);
  for (const found of other.faults) if (!seen.faults.some((each) => same(each, found))) seen.faults.push(found);
  for (const [commitment, place] of Object.entries(other.used))
    once(seen.used, commitment, place, 'secret-reused', blame);
  for (const shoe of other.shoes) mergeShoe(shoeIn(seen, shoe.shoe), shoe, blame);
}

function mergeShoe(seen: ShoeSeen, other: ShoeSeen, blame: Blame): void {
  other.attempts.forEach((told, at) => {
    const known = seen.attempts[at];
    if (!known) seen.attempts.push(told);
    else if (same(known.announcement, told.announcement)) mergeAttempt(known, told, blame);
    else overrule(seen, told, 'attempt-hidden', blame);
  });
  for (const each of other.overruled) if (!seen.overruled.some((known) => same(known, each))) seen.overruled.push(each);
  for (const root of other.roots) rooted(seen, root, blame);
  seen.secret ??= other.secret;
  seen.out = Math.max(seen.out, other.out);
  seen.burnt ??= other.burnt;
  seen.proved = Math.max(seen.proved, other.proved);
  for (const [at, place] of Object.entries(other.places)) once(seen.places, at, place, 'order-changed', blame);
  for (const [at, card] of Object.entries(other.cards)) once(seen.cards, at, card, 'other-card', blame);
  for (const [at, back] of Object.entries(other.backs)) once(seen.backs, at, back, 'other-back', blame);
  if (other.called) seen.called = Math.min(seen.called ?? Infinity, other.called);
  for (const each of Object.values(other.lots ?? {})) once((seen.lots ??= {}), each.number, each, 'other-lot', blame);
  for (const [at, coup] of Object.entries(other.coups)) once(seen.coups, at, coup, 'result-changed', blame);
}

export function rooted({ roots }: ShoeSeen, root: string, blame: Blame): void {
  if (!roots.includes(root)) roots.push(root);
  need(roots.length === 1, 'second-root', blame);
}

/** Keep an attempt that was seen but is now told differently. */
export function overrule(
  shoe: ShoeSeen,
  { announcement, members, closed, openings }: Attempt,
  fault: Fault,
  blame: Blame,
): void {
  shoe.overruled.push({ announcement, members, closed, openings });
  blame(fault);
}

/** The parts of a record that the seal checker needs. */

import { parse } from 'smol-toml';
import { frame, hex, sha, text, unhex } from '../seal/shoe/bytes';
import { rulesDigest } from '../seal/shoe/ceremony';
import type { Abandoned, Attempt } from '../seal/shoe/steps';
import type { ShoeRules } from '../seal/shoe/shoeRules';
import type { Outcome } from '../wire';

export interface RecordRead {
  room: string;
  shoe: number;
  preset: string;
  secret?: string;
  head?: string;
  players: { seat: number; name: string; purse?: number }[];
  coups: string[];
  fields: Partial<ShoeRules>;
  sealed?: { root: string; attempt: Attempt; abandoned?: Abandoned[] };
}

/** Limits: characters of the file, coups of a shoe, and packs. */
export const MOST = { characters: 4_000_000, coups: 5_000, packs: 26 };

const SEAL = /^# sha256 ([0-9a-f]{64})\n?$/;

/** Read a record; null if it is not one, or was changed after it was written. */
export function recordOf(source: string): RecordRead | null {
  const end = source.lastIndexOf('# sha256 ');
  const seal = SEAL.exec(source.slice(end));
  if (end < 0 || seal?.[1] !== hex(sha(text(source.slice(0, end))))) return null;
  try {
    const read = parse(source) as unknown as RecordRead & { format: string };
    return read.format === 'bhh' && within(read) ? read : null;
  } catch {
    return null;
  }
}

/** Whether a shoe of these rules can exist: a few characters could ask for a billion cards to be shuffled. */
function within({ fields, coups }: RecordRead): boolean {
  const packs: unknown = fields.packs ?? 1;
  return (
    Number.isInteger(packs) && (packs as number) >= 1 && (packs as number) <= MOST.packs && coups.length <= MOST.coups
  );
}

export const rulesOf = ({ fields, preset }: RecordRead): string => rulesDigest({ ...fields, name: preset });

const cardsIn = (coup: string): string[] =>
  [...coup.matchAll(/(?:^|; )h (?:deal|dead) ([^;=]+?)(?=;| = )/g)].flatMap(([, cards]) => cards!.trim().split(' '));

/** Whether a line is a coup that counts: with cards, and not void. */
const counts = (coup: string): boolean => cardsIn(coup).length > 0 && !coup.endsWith(' = void');

/** The cards in the order in which they left the shoe, dead ones among them. */
export const listCards = ({ coups }: RecordRead): string[] => coups.flatMap(cardsIn);

/** The number of the last coup that the house called; infinity if it called none. */
export function calledIn({ coups }: RecordRead): number {
  let [at, last] = [0, Infinity];
  for (const coup of coups) {
    const called = /(?:^|; )h last (\d+)/.exec(coup);
    if (called) last = Math.min(last, at + Number(called[1]));
    at += Number(counts(coup));
  }
  return last;
}

/** The number of cards that had left the shoe at the end of each coup that counts. */
export function endsIn({ coups }: RecordRead): number[] {
  let out = 0;
  return coups.flatMap((coup) => {
    out += cardsIn(coup).length;
    return counts(coup) ? [out] : [];
  });
}

/** The running hash after the last coup. */
export function headOf(record: RecordRead): string {
  const there = record.players.filter(({ purse }) => purse !== undefined);
  const players = there.flatMap(({ seat, name, purse }) => [seat, name, purse!]);
  const first = frame(
    'baccarat head 1',
    record.room,
    record.shoe,
    rulesOf(record),
    record.sealed?.root ?? '',
    there.length,
    ...players,
  );
  return record.coups.reduce((before, coup) => hex(sha(unhex(before), text(coup))), hex(sha(first)));
}

/** The result of a coup: how each side fared against the bank, and the totals of the hands. */
export interface Result {
  outcomes: Outcome[];
  totals: number[];
}

/** The record's words for the winner against a bank's single side, and for how each of two sides fared. */
const WON: Record<string, Outcome> = { player: 'player', ponte: 'player', banker: 'banker', tie: 'tie' };
const FARED: Record<string, Outcome> = { won: 'player', lost: 'banker', tied: 'tie' };

/**
 * The result of the coup with this number at the table, not counting void coups and those that nobody played for; null
 * without a result.
 */
export function resultIn({ coups }: RecordRead, coup: number): Result | null {
  const [, told = ''] = / = ([^=]+)$/.exec(coups.filter(counts)[coup - 1] ?? '') ?? [];
  const [, won, against, banker] = /^(\w+) (\d)-(\d)$/.exec(told) ?? [];
  if (won) return { outcomes: [WON[won]!], totals: [Number(against), Number(banker)] };
  const sides = [...told.matchAll(/(?:right|left) (\w+) (\d) /g)];
  const [, bank] = /banker (\d)$/.exec(told) ?? [];
  if (!bank) return null;
  return {
    outcomes: sides.map(([, how]) => FARED[how!]!),
    totals: [...sides.map(([, , total]) => Number(total)), Number(bank)],
  };
}

/** What the checker of a seal needs of a record. */

import { parse } from 'smol-toml';
import { frame, hex, sha, text, unhex } from '../seal/bytes';
import { rulesDigest } from '../seal/ceremony';
import type { Abandoned, Attempt } from '../seal/steps';
import type { Outcome } from '../wire';

export interface RecordRead {
  room: string;
  shoe: number;
  preset: string;
  secret?: string;
  head?: string;
  players: { seat: number; name: string; purse?: number }[];
  coups: string[];
  fields: { packs: number };
  sealed?: { root: string; attempt: Attempt; abandoned?: Abandoned[] };
}

const SEAL = /^# sha256 ([0-9a-f]{64})\n?$/;

/** Read a record; null if it is not one, or was changed after it was written. */
export function recordOf(source: string): RecordRead | null {
  const end = source.lastIndexOf('# sha256 ');
  const seal = SEAL.exec(source.slice(end));
  if (end < 0 || seal?.[1] !== hex(sha(text(source.slice(0, end))))) return null;
  try {
    const read = parse(source) as unknown as RecordRead & { format: string };
    return read.format === 'bhh' ? read : null;
  } catch {
    return null;
  }
}

export const rulesOf = ({ fields, preset }: RecordRead): string => rulesDigest({ ...fields, name: preset });

/** The cards that were dealt, in their order. */
export function dealtIn({ coups }: RecordRead): string[] {
  const deals = coups.flatMap((coup) => [...coup.matchAll(/(?:^|; )h deal ([^;=]+?)(?=;| = )/g)]);
  return deals.flatMap(([, cards]) => cards!.trim().split(' '));
}

/** The running hash after the last coup. */
export function headOf(record: RecordRead): string {
  const there = record.players.filter(({ purse }) => purse !== undefined);
  const players = there.flatMap(({ seat, name, purse }) => [seat, name, purse!]);
  const first = frame('baccarat head 1', record.room, record.shoe, rulesOf(record), record.sealed?.root ?? '', there.length, ...players);
  return record.coups.reduce((before, coup) => hex(sha(unhex(before), text(coup))), hex(sha(first)));
}

/** What a coup came to: how each side fared against the bank, and what the hands came to. */
export interface Result {
  outcomes: Outcome[];
  totals: number[];
}

/** The words for who won: a record has one for each side, and then the totals, as in `banker 6-7` or `ponte banker 8-0-9`. */
const WON: Record<string, Outcome> = { player: 'player', ponte: 'player', banker: 'banker', tie: 'tie' };

/** A coup's result; null where none is written so. */
export function resultIn({ coups }: RecordRead, coup: number): Result | null {
  const [, words, totals] = / = ((?:[a-z]+ )+)(\d(?:-\d)+)$/.exec(coups[coup - 1] ?? '') ?? [];
  if (!words || !totals) return null;
  return { outcomes: words.split(' ').flatMap((word) => WON[word] ?? []), totals: totals.split('-').map(Number) };
}

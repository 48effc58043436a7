/** Recomputes a record from its secret alone, and compares it with what a browser saw. */

import { nothingSeen, readSeen, same, shoeIn, type Seen } from '../seal/witness/seen';
import { shoeOf } from '../seal/shoe/shoe';
import { shortRoot } from '../seal/shortRoot';
import { USUAL, mayEnd } from '../seal/shoe/shoeRules';
import { Witness } from '../seal/witness/witness';
import { MOST, listCards, calledIn, endsIn, headOf, recordOf, resultIn, rulesOf, type RecordRead } from './record';

/** The result: message names and their numbers. */
export interface Verdict {
  /** Why nothing could be checked. */
  refused?: string;
  faults: string[];
  facts: { root: string; cards: number; coups: number; browsers: number; abandoned: number; seen: boolean };
}

const NOTHING = { root: '', cards: 0, coups: 0, browsers: 0, abandoned: 0, seen: false };
const refused = (why: string): Verdict => ({ refused: `checker-${why}`, faults: [], facts: NOTHING });

/** Check a record; `saved` is the browser's saved data, if any. */
export function check(source: string, saved: string | null): Verdict {
  if (source.length > MOST.characters || (saved ?? '').length > MOST.characters) return refused('too-large');
  const record = recordOf(source);
  if (!record) return refused('no-record');
  const { sealed, secret } = record;
  if (!sealed || !secret) return refused('not-ended');
  const seen = saved === null ? nothingSeen(record.room) : readSeen(saved);
  if (!seen) return refused('no-witness');
  if (seen.room !== record.room || (saved !== null && !seen.shoes.some(({ shoe }) => shoe === record.shoe)))
    return refused('other-witness');
  const faults = faultsOf(record, sealed, secret, seen);
  const { members } = sealed.attempt;
  const facts = {
    root: shortRoot(sealed.root),
    cards: listCards(record).length,
    coups: record.coups.length,
    browsers: members.length,
    abandoned: sealed.abandoned?.length ?? 0,
    seen: saved !== null,
  };
  return { faults: faults.map((each) => `seal-fault-${each}`), facts };
}

function faultsOf(
  record: RecordRead,
  { root, attempt, abandoned = [] }: NonNullable<RecordRead['sealed']>,
  secret: string,
  seen: Seen,
): string[] {
  const rules = { ...USUAL, ...record.fields };
  seen.faults = seen.faults.filter(({ shoe }) => shoe === record.shoe);
  const witness = new Witness(record.room, rules, seen);
  witness.heard(record.shoe, { attempt, abandoned, root, secret });
  const found: string[] = [...witness.faults];
  const { openings, members, announcement } = attempt;
  if (announcement.preset !== rulesOf(record)) found.push('other-rules');
  if (openings.length !== members.length || !attempt.closed) found.push('opening-dropped');
  const { cards } = shoeOf(secret, attempt, rules.packs);
  const dealt = listCards(record);
  const { out, coups } = shoeIn(seen, record.shoe);
  if (dealt.some((card, at) => cards[at] !== card) || out > dealt.length) found.push('other-card');
  if (!mayEnd(rules, endsIn(record), calledIn(record))) found.push('ended-otherwise');
  if (record.head !== headOf(record)) found.push('result-changed');
  for (const { coup, hands, outcomes } of Object.values(coups)) {
    const came = { outcomes: Object.values(outcomes), totals: Object.values(hands).map(({ total }) => total) };
    if (!same(resultIn(record, coup), came)) found.push('result-changed');
  }
  return [...new Set(found)];
}

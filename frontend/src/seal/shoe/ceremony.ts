import { frame, hex, number, sha, text, unhex, type Bytes } from './bytes';
import type { Abandoned, Attempt, Opening } from './steps';

const PROTOCOL = 'baccarat sealed shoe 1';
export const FIRST = '0'.repeat(64);

export const commitmentOf = (secret: string): string => hex(sha(unhex(secret)));

export function commitmentTo({ nonce, entropy, cut }: Opening): string {
  return hex(sha(unhex(nonce), unhex(entropy), number(cut, 2)));
}

/** Draw this browser's contribution to a shoe; a cut of 0 leaves the place to chance. */
export function draw(seat: number, cut: number): Opening {
  const drawn = () => hex(crypto.getRandomValues(new Uint8Array(32)));
  return { seat, nonce: drawn(), entropy: drawn(), cut };
}

/** The transcript of an attempt, to which its key is bound. */
export function written({ announcement: said, members, openings }: Attempt): Bytes {
  return frame(
    PROTOCOL,
    said.room,
    said.shoe,
    said.attempt,
    said.before,
    said.preset,
    said.commitment,
    said.cutter,
    members.length,
    ...members.flatMap(({ seat, commitment }) => [seat, commitment]),
    openings.length,
    ...openings.flatMap(({ seat, nonce, entropy, cut }) => [seat, nonce, entropy, cut]),
  );
}

export function digestOf({ attempt, secret, missing }: Abandoned): string {
  return hex(sha(written(attempt), frame(attempt.closed ? 1 : 0, secret, missing.length, ...missing)));
}

/** The digest of house rules: all non-null fields, with sorted keys and without spaces. */
export function rulesDigest(preset: object): string {
  return hex(sha(text(canonical(preset))));
}

/** The digest of the rules as written; empty if they do not match the rules given to the page. */
export function rulesShown({ rules, preset }: { rules: string; preset: object }): string {
  const shown = new Map<string, unknown>(Object.entries(preset));
  const { version: _, ...written } = JSON.parse(rules) as Record<string, unknown>;
  const alike = Object.entries(written).every(
    ([name, value]) => canonical(shown.get(name) ?? null) === canonical(value),
  );
  return alike ? hex(sha(text(rules))) : '';
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== null);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join()}}`;
}

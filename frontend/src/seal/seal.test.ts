import { describe, expect, it } from 'vitest';
import documented from '../../../docs/sealed-shoes.json?raw';
import { commitmentOf, commitmentTo, digestOf, draw, written } from './shoe/ceremony';
import { hex, sha } from './shoe/bytes';
import { proves } from './shoe/merkle';
import { lot, shoeOf } from './shoe/shoe';
import { shortRoot } from './shortRoot';
import type { Abandoned, Attempt, Proof } from './shoe/steps';

interface Vector {
  of: string;
  fields: { packs: number };
  abandoned: Abandoned[];
  attempt: Attempt;
  secret: string;
  transcript_sha256: string;
  cut: number;
  cards: string;
  packs: string;
  root: string;
  short_root: string;
  proofs: Proof[];
}

const VECTORS = JSON.parse(documented) as Vector[];

describe.each(VECTORS)('$of', ({ attempt, abandoned, secret, fields, ...vector }) => {
  const cards = 52 * fields.packs;

  it('is the same shoe here', () => {
    expect(hex(sha(written(attempt)))).toBe(vector.transcript_sha256);
    const shoe = shoeOf(secret, attempt, fields.packs);
    expect(shoe.cards.join(' ')).toBe(vector.cards);
    const backs = vector.packs.split(' ').map((pack) => (Number(pack) % 2 ? 'blue' : 'pink'));
    expect(shoe.backs).toEqual(backs);
    expect([shoe.cut, shoe.root, shortRoot(shoe.root)]).toEqual([vector.cut, vector.root, vector.short_root]);
  });

  it('is what everyone committed to', () => {
    expect(commitmentOf(secret)).toBe(attempt.announcement.commitment);
    expect(attempt.openings.map(commitmentTo)).toEqual(attempt.members.map(({ commitment }) => commitment));
    for (const each of abandoned) expect(digestOf(each)).toBe(attempt.announcement.before);
  });

  it('has proofs that hold, and only for their own card', () => {
    for (const proof of vector.proofs) {
      expect(proves(proof, vector.root, cards)).toBe(true);
      const wrong: Proof[] = [
        { ...proof, card: proof.card === 'As' ? 'Ah' : 'As' },
        { ...proof, position: proof.position === 0 ? 1 : 0 },
        { ...proof, position: cards },
        { ...proof, position: -1 },
        { ...proof, salt: vector.root },
        { ...proof, path: proof.path.slice(1) },
        { ...proof, path: [...proof.path, vector.root] },
      ];
      for (const each of wrong) expect(proves(each, vector.root, cards)).toBe(false);
    }
  });
});

it('draws the lots that the house draws', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const drawn = (among: number) => Array.from({ length: 10 }, (_, number) => lot(key, number, among));
  expect(drawn(3)).toEqual([1, 0, 2, 1, 0, 2, 2, 0, 0, 1]);
  expect(drawn(7)).toEqual([1, 4, 5, 4, 4, 3, 4, 1, 5, 0]);
});

it('draws something new each time', () => {
  const [one, other] = [draw(3, 7), draw(3, 7)];
  expect(one).toMatchObject({ seat: 3, cut: 7 });
  expect(one.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([one.nonce, one.entropy, other.nonce, other.entropy]).size).toBe(4);
});

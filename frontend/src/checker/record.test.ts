import { expect, it } from 'vitest';
import { hex, sha, text } from '../seal/shoe/bytes';
import { check } from './check';
import { endsIn, listCards, MOST, recordOf, resultIn, type RecordRead } from './record';

const sealed = (body: string): string => `${body}# sha256 ${hex(sha(text(body)))}\n`;
const written = (packs: number, coups: number): string =>
  sealed(`format = "bhh"\ncoups = [${'"",'.repeat(coups)}]\n[fields]\npacks = ${packs}\n`);

it.each([
  ['as many packs and coups as there may be', MOST.packs, MOST.coups, true],
  ['one pack more', MOST.packs + 1, 1, false],
  ['a billion packs', 1e9, 1, false],
  ['no pack', 0, 1, false],
  ['half a pack', 0.5, 1, false],
  ['one coup more', 8, MOST.coups + 1, false],
])('rejects a record of an impossible shoe: %s', (_, packs, coups, read) => {
  expect(recordOf(written(packs, coups)) !== null).toBe(read);
});

it('refuses a file that is too large before reading it', () => {
  expect(check('x'.repeat(MOST.characters), null).refused).toBe('checker-no-record');
  expect(check('x'.repeat(MOST.characters + 1), null).refused).toBe('checker-too-large');
  expect(check(written(8, 1), 'x'.repeat(MOST.characters + 1)).refused).toBe('checker-too-large');
});

it.each([
  ['h deal 9h Td = banker 6-7', { outcomes: ['banker'], totals: [6, 7] }],
  ['2 draw; h deal 7h = ponte 6-1', { outcomes: ['player'], totals: [6, 1] }],
  ['h deal 7h = right won 8 left lost 0 banker 5', { outcomes: ['player', 'banker'], totals: [8, 0, 5] }],
  ['h deal 7h = left tied 3 banker 3', { outcomes: ['tie'], totals: [3, 3] }],
  ['h close = no-coup', null],
])('reads the result of a coup, however many sides were dealt: %s', (line, result) => {
  expect(resultIn({ coups: [line] } as RecordRead, 1)).toEqual(result);
});

it('takes dead cards out of the shoe, and does not count a void coup', () => {
  const coups = ['h start; h dead 9h 4c; h close; h deal 7h 2c = void', 'h close; h dead 5s; h deal 7h = tie 6-6'];
  const record = { coups } as RecordRead;
  expect(listCards(record)).toEqual(['9h', '4c', '7h', '2c', '5s', '7h']);
  expect(endsIn(record)).toEqual([6]);
  expect(resultIn(record, 1)).toEqual({ outcomes: ['tie'], totals: [6, 6] });
});

it('does not count a coup that nobody played for', () => {
  const coups = ['h close = no-coup', 'h close; h deal 7h = tie 6-6'];
  expect(resultIn({ coups } as RecordRead, 1)).toEqual({ outcomes: ['tie'], totals: [6, 6] });
});

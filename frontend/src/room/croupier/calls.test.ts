import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../i18n.svelte';
import type { Now } from '../../wire';
import { nameSeats, splitFrench } from './calls';

beforeAll(() => speech.begin());

it('names the people in the seats of a call, and leaves an empty seat its number', () => {
  const people = [
    { seat: 3, name: 'Ada' },
    { seat: 5, name: 'Bea' },
  ];
  const now = { people, me: { seat: 5 } } as unknown as Now;
  const call = { id: 'bank-banco-shared', args: { seat: 3, other: 4, units: 5 } };
  expect(nameSeats(call, now)).toEqual({ ...call, args: { ...call.args, seat: '3 (Ada)' } });
  const mine = nameSeats({ id: 'bank-held', args: { seat: 5 } }, now);
  expect(mine.args.seat).toMatch(/^5 \(.+\)$/);
});

it.each([
  '“Banco solo” — the bank alone.',
  '„Banco solo“ — die ganze Bank allein.',
  '«\u00a0Banco solo\u00a0»\u00a0: toute la banque.',
])('finds the French in %s', (text) => {
  const parts = splitFrench(text);
  expect(parts[0]).toMatchObject({ french: true });
  expect(parts[0]!.words).toContain('Banco solo');
  expect(parts[1]).toMatchObject({ french: false });
  expect(parts.map(({ words }) => words).join('')).toBe(text);
});

it.each([
  ['“Il y a une suite”, at 150', ['“Il y a une suite”']],
  ['点数相同，称为en cartes：该门不输不赢。', ['en cartes']],
  ['Vor den Einsätzen: Banco à deux, je die Hälfte; banco avec la table.', ['Banco à deux', 'banco avec la table']],
  ['To the seat that opens “Reste”: the garage', ['“Reste”']],
])('finds the French in %s, also where it is not quoted', (text, french) => {
  const parts = splitFrench(text);
  expect(parts.filter((part) => part.french).map(({ words }) => words)).toEqual(french);
  expect(parts.map(({ words }) => words).join('')).toBe(text);
});

it('finds none if there is none', () => {
  expect(splitFrench('The banker draws.')).toMatchObject([{ words: 'The banker draws.', french: false }]);
});

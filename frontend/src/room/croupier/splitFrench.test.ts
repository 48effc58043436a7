import { expect, it } from 'vitest';
import { splitFrench } from './calls';

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

it('finds none if there is none', () => {
  expect(splitFrench('The banker draws.')).toEqual([{ words: 'The banker draws.', french: false }]);
});

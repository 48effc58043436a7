import { expect, it } from 'vitest';
import { quoted } from './quoted';

it.each([
  '“Banco solo” — the bank alone.',
  '„Banco solo“ — die ganze Bank allein.',
  '« Banco solo » : toute la banque.',
])('finds the French in %s', (text) => {
  const parts = quoted(text);
  expect(parts[0]).toMatchObject({ french: true });
  expect(parts[0]!.words).toContain('Banco solo');
  expect(parts[1]).toMatchObject({ french: false });
  const whole = parts.map(({ words }) => words).join('');
  expect(whole.replaceAll('\u00a0', ' ')).toBe(text);
  expect(whole).not.toMatch(/« | »/);
});

it('finds none where there is none', () => {
  expect(quoted('The banker draws.')).toEqual([{ words: 'The banker draws.', french: false }]);
});

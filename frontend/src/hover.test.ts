import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

/**
 * Hover styles that also apply on touch screens, where a tapped element keeps `:hover` until the next tap elsewhere.
 */
const unasked = (text: string): string =>
  text.replace(/@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

it('lights up elements only under a pointer', () => {
  expect(Object.keys(sources)).toContain('./theme.css');
  expect(
    Object.entries(sources)
      .filter(([, text]) => unasked(text).includes(':hover'))
      .map(([file]) => file),
  ).toEqual([]);
});

it('finds styles that would stay lit after a touch', () => {
  const rule = '.button:hover { color: gold; }';
  expect(unasked(`@media (hover: hover) { ${rule} ${rule} }`)).toBe('');
  expect(unasked(`@media (hover: hover) { ${rule} } ${rule}`)).toContain(':hover');
});

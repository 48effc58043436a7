import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });

/** What is styled for touch screens too: there, what was tapped keeps its `:hover` until the next tap elsewhere. */
const unasked = (text: string): string => text.replace(/@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

it('lights up nothing but under a pointer', () => {
  expect(Object.keys(sources)).toContain('./theme.css');
  expect(Object.entries(sources).filter(([, text]) => unasked(text).includes(':hover')).map(([file]) => file)).toEqual([]);
});

it('finds what would stay lit after a touch', () => {
  const rule = '.button:hover { color: gold; }';
  expect(unasked(`@media (hover: hover) { ${rule} ${rule} }`)).toBe('');
  expect(unasked(`@media (hover: hover) { ${rule} } ${rule}`)).toContain(':hover');
});

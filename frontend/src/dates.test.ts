import { expect, it, vi } from 'vitest';
import { dayAtHouse, timeAtHouse, timeOf } from './dates';
import { LANGUAGES, speech } from './i18n.svelte';

it.each(LANGUAGES)('tells the time by a clock of 24 hours, in %s', async (language) => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  await speech.speak(language);
  const evening = new Date(2026, 10, 22, 21, 5).toISOString();
  expect(timeOf(evening)).toBe('21:05');
  expect(timeAtHouse('2026-11-22T21:05:00Z')).toBe('21:05');
});

it('puts the day before the month in English', async () => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  await speech.speak('en');
  expect(dayAtHouse('2026-11-22')).toContain('22 November 2026');
});

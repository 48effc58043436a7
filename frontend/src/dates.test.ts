import { expect, it, vi } from 'vitest';
import { dayText, timeOf } from './dates';
import { LANGUAGES, speech } from './i18n.svelte';

it.each(LANGUAGES)('uses a 24-hour clock, in %s', async (language) => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  await speech.speak(language);
  const evening = new Date(2026, 10, 22, 21, 5).toISOString();
  expect(timeOf(evening)).toBe('21:05');
  expect(timeOf('2026-11-22T21:05:00Z', 'Asia/Kolkata')).toBe('02:35');
});

it('puts the day before the month in English', async () => {
  vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null });
  await speech.speak('en');
  expect(dayText('2026-11-22')).toContain('22 November 2026');
});

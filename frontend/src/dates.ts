import { speech } from './i18n.svelte';

/** English here is British, with a clock of 24 hours and the day before the month. */
const locale = (): string => (speech.language === 'en' ? 'en-GB' : speech.language);

/** The time of day of a moment, as "21:05", by the clock where the reader is unless another zone is named. */
export const timeOf = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));

/** A day like `2026-11-22`, as "Sunday 22 November 2026": it is the same wherever it is read. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

import { speech } from './i18n.svelte';

/** English here is British, with a clock of 24 hours and the day before the month. */
const locale = (): string => (speech.language === 'en' ? 'en-GB' : speech.language);

/** The time of day of a moment, as "21:05". */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** The house's day and time, by which its limits go: "Sunday 22 November 2026" and "21:05". */
export const dayAtHouse = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
export const timeAtHouse = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(new Date(at));

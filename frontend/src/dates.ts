import { speech } from './i18n.svelte';

/** The time of a moment, as "21:05", in the reader's time zone unless another is given. */
export const timeOf = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(speech.locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));

/** A day like `2026-11-22` as "Sunday 22 November 2026", independent of the reader's time zone. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(speech.locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** The date of a moment, as "22 November 2026", in the reader's time zone. */
export const dateOf = (at: string): string =>
  new Intl.DateTimeFormat(speech.locale, { dateStyle: 'long' }).format(new Date(at));

/** A moment as "22 Nov 2026, 21:05", in the reader's time zone. */
export const momentOf = (at: string): string =>
  new Intl.DateTimeFormat(speech.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

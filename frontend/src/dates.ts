import { speech } from './i18n.svelte';

/** English here is British, with a clock of 24 hours and the day before the month. */
const locale = (): string => (speech.language === 'en' ? 'en-GB' : speech.language);

/** The time of day of a moment, as "21:05". */
export const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at));

import { speech } from '../i18n.svelte';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A number of bytes in the largest unit of which there is at least one, as "31.8 MB"; few are a part of a kilobyte. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(speech.locale, {
    style: 'unit',
    unit: UNITS[power - 1],
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}

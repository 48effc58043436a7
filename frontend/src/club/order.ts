import { UNITS_PER_CHIP } from '../i18n.svelte';

/** The terms of a club night as a host types them; null for an empty field. */
export interface ClubFields {
  chips: number | null;
  shoes: number | null;
  minutes: number | null;
  rebuys: number | null;
  rebuyUntil: number | null;
}

/** The terms of a club night as they are sent; sums are in units. */
export interface ClubOrder {
  chips: number;
  shoes: number | null;
  minutes: number | null;
  rebuys: number;
  rebuy_until: number | null;
}

export const AT_FIRST: ClubFields = { chips: 1000, shoes: 2, minutes: null, rebuys: 1, rebuyUntil: null };

const counts = (value: number | null, low: number): boolean =>
  value === null || (Number.isInteger(value) && value >= low);

/** The order that was typed; null if it makes no sense. `least` is the smallest stake, in units. */
export function orderOf({ chips, shoes, minutes, rebuys, rebuyUntil }: ClubFields, least: number): ClubOrder | null {
  const whole = counts(shoes, 1) && counts(minutes, 1) && counts(rebuys, 0) && counts(rebuyUntil, 1);
  const units = Math.round((chips ?? 0) * UNITS_PER_CHIP);
  if (!whole || units < least || (shoes === null && minutes === null)) return null;
  return { chips: units, shoes, minutes, rebuys: rebuys ?? 0, rebuy_until: rebuyUntil };
}

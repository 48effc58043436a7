import type { Terms } from '../wire';

/** The terms of a table that are numbers, with their limits and the message that names these. */
export const NUMBERS = {
  clock: { least: 5, most: 120, fault: 'fault-seconds' },
  delay: { least: 0, most: 120, fault: 'fault-seconds' },
  delay_coups: { least: 0, most: 10, fault: 'fault-coups' },
} as const satisfies Partial<Record<keyof Terms, object>>;

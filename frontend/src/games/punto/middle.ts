/** The middle one of the free seats; undefined if all are taken. */
export const middle = (free: readonly number[]): number | undefined => free[Math.floor(free.length / 2)];

/** The seat in the middle of those that are free; none where all are taken. */
export const middle = (free: readonly number[]): number | undefined => free[Math.floor(free.length / 2)];

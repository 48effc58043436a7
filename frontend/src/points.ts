import type { Points } from './wire';

const WORTH = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 0, J: 0, Q: 0, K: 0 } satisfies Points;
/** What a card of each rank is worth. The compiler compares it with what the server says. */
export const POINTS: Readonly<Record<string, number>> = WORTH;

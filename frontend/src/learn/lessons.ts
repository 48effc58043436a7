import type { NewRoom } from '../api';

/**
 * The games with a first shoe and a coach: the preset, changed fields, the number of bots, and the coups from which the
 * learner is asked the questions of each phase.
 */
export const lessons: (Pick<NewRoom, 'fields' | 'opens'> & { game: string; preset: string; bots: number })[] = [
  { game: 'punto', preset: 'punto-banco', bots: 1 },
  {
    game: 'chemin',
    preset: 'chemin-de-fer',
    bots: 3,
    /** Chairs are drawn by lot: with few of them, the bank comes soon. */
    fields: { seats: 4 },
    opens: { calls: 4, ponte: 4, bank: 7, double: 7, suite: 9, auction: 10 },
  },
  {
    game: 'banque',
    preset: 'banque-limitee',
    bots: 6,
    opens: { calls: 4, right: 4, left: 4, auction: 7, bank: 7, double: 7, suite: 9 },
  },
];

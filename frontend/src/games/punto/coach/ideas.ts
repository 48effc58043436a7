import type { Subject } from '../../../coach/lesson';
import type { CoupDecided } from '../../../wire';
import type { PuntoView } from '../types';

/** The table as the learner sees it: nothing is mentioned before it is visible. */
export interface Moment {
  phase: PuntoView['phase'];
  /** The number of coups played in the shoe. */
  played: number;
  /** The result on the table, and the number of cards in the longer hand. */
  decided: CoupDecided | null;
  longest: number;
  /** Whether the learner had a stake in it. */
  staked: boolean;
}

const came =
  (outcome: CoupDecided['outcome']) =>
  ({ decided }: Moment) =>
    decided?.outcome === outcome;

/** The ideas of punto banco, in teaching order. */
const IDEAS = {
  bets: { when: () => true },
  own: { when: ({ decided, staked }) => decided !== null && staked },
  points: { when: ({ decided }) => decided !== null },
  natural: { when: ({ decided }) => decided?.natural ?? false },
  third: { when: ({ decided, longest }) => decided !== null && longest > 2 },
  tie: { when: came('tie') },
  commission: { when: came('banker') },
  edge: { when: ({ phase, played }) => phase === 'staking' && played >= 2 },
  roads: { pictured: true, when: ({ phase, played }) => phase === 'staking' && played >= 4 },
} satisfies Subject<Moment>['ideas'];

export type Idea = keyof typeof IDEAS;

/** The course only ends once the learner has had a stake. */
export const PUNTO: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'own' };

import type { Subject } from '../../coach/lesson';
import type { CoupDecided } from '../../wire';
import type { PuntoView } from '../types';

/** The table as it lies before the learner: nothing of it is told before it is seen. */
export interface Moment {
  phase: PuntoView['phase'];
  /** Coups that the shoe has brought. */
  played: number;
  /** The result that lies there, and how many cards are in the longer hand. */
  decided: CoupDecided | null;
  longest: number;
  /** Whether the learner had chips in it. */
  staked: boolean;
}

const came = (outcome: CoupDecided['outcome']) => ({ decided }: Moment) => decided?.outcome === outcome;

/** The ideas of punto banco, in the order in which they are taught. */
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

/** The course is over only for who has had a stake of their own. */
export const PUNTO: Subject<Moment, Idea> = { ideas: IDEAS, lived: 'own' };

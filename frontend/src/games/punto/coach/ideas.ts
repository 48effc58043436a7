import type { Subject } from '../../../coach/lesson';
import type { CoupDecided } from '../../../wire';
import type { PuntoView, PuntoPreset } from '../types';
import { lineText } from '../../../wagers';
import { catchOf } from '../rules/house';
import { t } from 'words:punto_coach';
import { CHIP, type Picture } from '../../../coach/pictures';
import type { RoadBead } from '../../../parts/scorecards';

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

/** The ideas at a table: the house's advantage on Banker wins is one only where it exists. */
export const ideasOf = (preset: PuntoPreset): Idea[] =>
  (Object.keys(PUNTO.ideas) as Idea[]).filter((idea) => idea !== 'commission' || catchOf(preset) !== null);

export const titleOf = (idea: Idea, preset: PuntoPreset): string =>
  t(idea === 'commission' && catchOf(preset)?.kind !== 'commission' ? 'coach-punto-even' : `coach-punto-${idea}`);

/** The text of an idea at this table; `costs` are the edges of its bets, formatted. */
export function textOf(idea: Idea, preset: PuntoPreset, costs: Record<'player' | 'banker' | 'tie', string>): string {
  if (idea === 'tie') return t('coach-punto-tie-text', { odds: oddsOfTie(preset) });
  if (idea === 'commission') return catchText(preset);
  return t(`coach-punto-${idea}-text`, costs);
}

function oddsOfTie({ wagers }: PuntoPreset): string {
  const line = wagers.find(({ name }) => name === 'tie')?.lines.find(({ pays }) => pays);
  return line ? lineText(line) : '–';
}

function catchText(preset: PuntoPreset): string {
  const found = catchOf(preset);
  if (!found) return '';
  const { kind, line } = found;
  const [part, whole] = line.commission;
  const [total, cards] = [line.when.banker_total?.[0] ?? 0, line.when.banker_cards?.[0] ?? 0];
  return t(`coach-punto-${kind}-text`, { percent: (100 * part) / whole, total, cards, odds: lineText(line) });
}

/** A picture of each idea; roads are drawn as they are next to the table. */
export const PICTURES: Readonly<Record<Idea, Picture | null>> = {
  bets: {
    cards: [
      [null, null],
      [null, null],
    ],
    sign: ':',
  },
  own: { sums: [25 * CHIP, '→', 50 * CHIP] },
  points: { cards: [['7h', '8s']], sign: '= 5' },
  natural: {
    cards: [
      ['Kh', '8s'],
      ['5d', '4c'],
    ],
    sign: ':',
  },
  third: {
    cards: [
      ['Qd', '4h', '2s'],
      ['Js', '3c'],
    ],
    sign: ':',
  },
  tie: {
    cards: [
      ['3h', '4d'],
      ['9c', '8s'],
    ],
    sign: '=',
  },
  commission: { sums: [100 * CHIP, '→', 95 * CHIP, '+', 5 * CHIP] },
  edge: { sums: [100 * CHIP, '→', 99 * CHIP] },
  roads: null,
};

/** A sample big road: two Player wins, three Banker wins with a tie in between, and one Player win. */
export const ROAD: readonly RoadBead[] = [
  { column: 0, row: 0, run: 0, outcome: 'player', ties: 0 },
  { column: 0, row: 1, run: 0, outcome: 'player', ties: 0 },
  { column: 1, row: 0, run: 1, outcome: 'banker', ties: 0 },
  { column: 1, row: 1, run: 1, outcome: 'banker', ties: 1 },
  { column: 1, row: 2, run: 1, outcome: 'banker', ties: 0 },
  { column: 2, row: 0, run: 2, outcome: 'player', ties: 0 },
];

import { chips } from '../i18n.svelte';
import { t, type CheminId } from './language';
import type { CheminPreset } from './types';
import { leastStake } from './sums';

interface Line {
  id: CheminId;
  args?: Record<string, string | number>;
  quiet?: boolean;
}

interface Part {
  /** None stands at the top. */
  title: CheminId | null;
  lines: Line[];
  /** Whether the banker's tableau stands below. */
  tableau?: boolean;
}

interface Row {
  has: string;
  /** The worth of the cards given after which he draws; `always` and `never` are words. */
  draws: string;
  /** Whether he draws too when the ponte stood. */
  stood: boolean;
  /** The card given after which he may choose. */
  may?: string;
}

const TABLEAU: readonly Row[] = [
  { has: '0 – 2', draws: 'always', stood: false },
  { has: '3', draws: '0 – 7', stood: true, may: '9' },
  { has: '4', draws: '2 – 7', stood: true },
  { has: '5', draws: '5 – 7', stood: true, may: '4' },
  { has: '6', draws: '6, 7', stood: false },
  { has: '7', draws: 'never', stood: false },
];
/** Where he must draw on 5 after giving a 4. */
const BOUND_ON_5: Row = { has: '5', draws: '4 – 7', stood: true };

/** What the banker does by his first two cards, row by row. */
export const tableauOf = ({ drawing }: Pick<CheminPreset, 'drawing'>): readonly Row[] =>
  drawing === 'computer' ? TABLEAU.map((row) => (row.has === '5' ? BOUND_ON_5 : row)) : TABLEAU;

export function drawsText({ draws, stood, may }: Row): string {
  const given = draws === 'always' || draws === 'never' ? t(`cf-rules-${draws}`) : draws;
  const also = stood ? `, ${t('cf-rules-stood')}` : '';
  return given + also + (may ? ` · ${t('cf-rules-may', { given: may })}` : '');
}

const when = (held: boolean, id: CheminId): Line[] => (held ? [{ id }] : []);

const PASSES = { 'after-win': 'win', 'any-time': 'any', never: 'never' } as const;

/** A house's rules in words: one line for each of its fields that the players feel. */
export function rulesOf(preset: CheminPreset): Part[] {
  const free = preset.drawing === 'free';
  const tax: Line = { id: preset.tax ? 'cf-rules-tax' : 'cf-rules-no-tax', args: { tax: preset.tax } };
  const passes = PASSES[preset.passing];
  const sums = { minimum: chips(preset.minimum), stake: chips(leastStake(preset)) };
  return [
    { title: null, lines: [{ id: 'cf-rules-aim' }] },
    {
      title: 'cf-rules-bank-title',
      lines: [
        { id: 'cf-rules-bank', args: sums },
        { id: `cf-rules-keep-${preset.rotation}` },
        tax,
        ...when(preset.co_banker, 'cf-rules-double'),
      ],
    },
    {
      title: 'cf-rules-calls-title',
      lines: [
        { id: `cf-rules-calls-${preset.calls}` },
        { id: 'cf-rules-prime' },
        { id: `cf-rules-staking-${preset.staking}` },
        ...when(preset.raises, 'cf-rules-raise'),
        ...when(preset.adds, 'cf-rules-adds'),
        { id: preset.garage ? 'cf-rules-garage' : 'cf-rules-no-garage' },
      ],
    },
    {
      title: 'cf-rules-cards-title',
      tableau: true,
      lines: [
        { id: 'cf-rules-values' },
        { id: 'cf-rules-natural' },
        { id: free ? 'cf-rules-ponte-free' : 'cf-rules-ponte-bound' },
        { id: preset.banker_looks === 'at-once' ? 'cf-rules-looks-once' : 'cf-rules-looks-after' },
        { id: preset.tie === 'stakes-back' ? 'cf-rules-tie-back' : 'cf-rules-tie-stand' },
        { id: free ? 'cf-rules-banker-free' : 'cf-rules-banker-bound' },
      ],
    },
    {
      title: 'cf-rules-pass-title',
      lines: [
        { id: `cf-rules-pass-${passes}` },
        ...when(preset.auction, 'cf-rules-auction'),
        { id: 'cf-rules-late', quiet: true },
        { id: `cf-rules-shuffle-${preset.shuffle}`, quiet: true },
        { id: `cf-rules-cut-${preset.cut}`, quiet: true },
        { id: 'cf-rules-table', args: { packs: preset.packs, seats: preset.seats, bystanders: preset.bystanders }, quiet: true },
      ],
    },
  ];
}

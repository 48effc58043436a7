import { chips } from '../i18n.svelte';
import type { CheminPreset } from '../types';
import { leastStake } from './sums';

interface Line {
  id: string;
  args?: Record<string, string | number>;
  quiet?: boolean;
}

interface Part {
  title: string;
  lines: Line[];
  /** Whether the banker's tableau stands below. */
  tableau?: boolean;
}

/** One row for what the banker has; figures are what he gave, and read alike in each language. */
export const TABLEAU = [
  { has: '0 – 2', draws: 'always', stood: false, may: '', computer: '' },
  { has: '3', draws: '0 – 7', stood: true, may: '9', computer: '9' },
  { has: '4', draws: '2 – 7', stood: true, may: '', computer: '' },
  { has: '5', draws: '5, 6, 7', stood: true, may: '4', computer: '' },
  { has: '6', draws: '6, 7', stood: false, may: '', computer: '' },
  { has: '7', draws: 'never', stood: false, may: '', computer: '' },
];

const when = (held: boolean, id: string): Line[] => (held ? [{ id }] : []);

/** A house's rules in words: one line for each of its fields that the players feel. */
export function rulesOf(preset: CheminPreset): Part[] {
  const free = preset.drawing === 'free';
  const tax = { id: preset.tax ? 'cf-rules-tax' : 'cf-rules-no-tax', args: { tax: preset.tax } };
  const passes = { 'after-win': 'win', 'any-time': 'any', never: 'never' }[preset.passing];
  const sums = { minimum: chips(preset.minimum), stake: chips(leastStake(preset)) };
  return [
    { title: '', lines: [{ id: 'cf-rules-aim' }] },
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
        { id: 'cf-rules-garage' },
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
        { id: 'cf-rules-table', args: { packs: preset.packs, seats: preset.seats, bystanders: preset.bystanders }, quiet: true },
      ],
    },
  ];
}

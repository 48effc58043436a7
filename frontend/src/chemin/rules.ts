import { when, type Line, type Part } from '../banking/rules';
import { chips, part } from '../i18n.svelte';
import type { Ids } from '../ids';
import type { CheminPreset } from './types';
import words from 'words:chemin_rules';

type RuleId = Ids['chemin_rules' | 'bank_rules'];

export const { learn, t } = part<'chemin_rules', RuleId>(words);

const PASSES = { 'after-win': 'win', 'any-time': 'any', never: 'never' } as const;

/** A house's rules in words: one line for each of its fields that the players feel. */
export function rulesOf(preset: CheminPreset, leastStake: number): Part<RuleId>[] {
  const free = preset.drawing === 'free';
  const tax: Line<RuleId> = { id: preset.tax ? 'cf-rules-tax' : 'bk-rules-no-tax', args: { tax: preset.tax } };
  /** A neighbour who does not mix first only places the card. */
  const placed = preset.cut === 'neighbour' && preset.shuffle === 'croupier';
  const passes = PASSES[preset.passing];
  const sums = { minimum: chips(preset.minimum), stake: chips(leastStake) };
  return [
    { title: null, lines: [{ id: 'cf-rules-aim' }] },
    {
      title: 'cf-rules-bank-title',
      lines: [
        { id: 'cf-rules-bank', args: sums },
        { id: `cf-rules-keep-${preset.rotation}` },
        tax,
        ...when(preset.co_banker, 'bk-rules-double'),
      ],
    },
    {
      title: 'bk-rules-calls-title',
      lines: [
        { id: `bk-rules-calls-${preset.calls}` },
        { id: 'bk-rules-prime' },
        { id: `cf-rules-staking-${preset.staking}` },
        ...when(preset.raises, 'bk-rules-raise'),
        ...when(preset.adds, 'cf-rules-adds'),
        { id: preset.garage ? 'cf-rules-garage' : 'cf-rules-no-garage' },
      ],
    },
    {
      title: 'cf-rules-cards-title',
      tableau: true,
      lines: [
        { id: 'bk-rules-values' },
        { id: 'cf-rules-natural' },
        { id: free ? 'cf-rules-ponte-free' : 'cf-rules-ponte-bound' },
        { id: preset.banker_looks === 'at-once' ? 'cf-rules-looks-once' : 'cf-rules-looks-after' },
        { id: preset.tie === 'stakes-back' ? 'bk-rules-tie-back' : 'bk-rules-tie-stand' },
        { id: free ? 'cf-rules-banker-free' : 'cf-rules-banker-bound' },
      ],
    },
    {
      title: 'cf-rules-pass-title',
      lines: [
        { id: `cf-rules-pass-${passes}`, args: sums },
        ...when(preset.auction, 'bk-rules-auction'),
        { id: 'cf-rules-late', quiet: true },
        { id: `bk-rules-shuffle-${preset.shuffle}`, quiet: true },
        { id: placed ? 'cf-rules-cut-placed' : `bk-rules-cut-${preset.cut}`, quiet: true },
        { id: 'cf-rules-table', args: { packs: preset.packs, seats: preset.seats, bystanders: preset.bystanders }, quiet: true },
      ],
    },
  ];
}

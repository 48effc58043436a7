import { when, type Line, type Part } from '../banking/rules';
import { chips, part } from '../i18n.svelte';
import type { Ids } from '../ids';
import { percent } from './keeps';
import type { BanquePreset } from './types';
import words from 'words:banque_rules';

type RuleId = Ids['banque_rules' | 'bank_rules'];

export const { learn, t } = part<'banque_rules', RuleId>(words);

/** A house's rules in words: one line for each of its fields that the players feel. */
export function rulesOf(preset: BanquePreset, { seats, stake }: { seats: number; stake: number }): Part<RuleId>[] {
  const limited = preset.open_bank !== 'always';
  const called = preset.calls !== 'none';
  return [
    { title: null, lines: [{ id: 'bq-rules-aim' }] },
    {
      title: 'bq-rules-bank-title',
      lines: [
        { id: `bq-rules-award-${preset.award}`, args: { minimum: chips(preset.minimum) } },
        ...(preset.open_bank === 'never' ? [] : [{ id: `bq-rules-open-${preset.open_bank}` } as const, { id: 'bq-rules-top-up' } as const]),
        ...(limited ? limits(preset) : []),
        { id: 'bq-rules-stays' },
        { id: `bq-rules-retire-${preset.retire}` },
        ...when(preset.award === 'auction', 'bk-rules-auction' as RuleId),
        { id: 'bq-rules-places' },
        tax(preset),
        ...when(preset.co_banker, 'bk-rules-double' as RuleId),
      ],
    },
    {
      title: 'bq-rules-stakes-title',
      lines: [
        { id: 'bq-rules-stakes', args: { stake: chips(stake) } },
        ...calls(preset),
        ...when(called || limited, `bq-rules-prime-${preset.prime}` as RuleId),
        ...when(limited, `bq-rules-over-${preset.over}` as RuleId),
        ...when(limited && preset.over === 'refused' && preset.raises, 'bk-rules-raise' as RuleId),
        { id: preset.tie === 'stakes-back' ? 'bk-rules-tie-back' : 'bk-rules-tie-stand' },
      ],
    },
    {
      title: 'bq-rules-cards-title',
      tableau: true,
      lines: [
        { id: 'bk-rules-values' },
        { id: 'bq-rules-holder' },
        { id: `bq-rules-first-${preset.first_look}` },
        { id: 'bq-rules-natural' },
        { id: `bq-rules-ponte-${preset.drawing}` },
        { id: 'bq-rules-late', quiet: true },
        { id: preset.shuffle === 'croupier' ? 'bk-rules-shuffle-croupier' : 'bq-rules-shuffle-neighbours', quiet: true },
        { id: preset.cut === 'neighbour' ? 'bk-rules-cut-neighbour' : 'bq-rules-cut-banker-names', quiet: true },
        { id: 'bq-rules-table', args: { packs: preset.packs, seats, bystanders: preset.bystanders }, quiet: true },
        { id: 'bq-rules-banker' },
      ],
    },
  ];
}

const limits = ({ refill, minimum }: BanquePreset): Line<RuleId>[] => [
  { id: 'bq-rules-limited' },
  { id: `bq-rules-refill-${refill}`, args: { minimum: chips(minimum) } },
];

function calls({ calls: kind, bancos_in_row: times }: BanquePreset): Line<RuleId>[] {
  if (kind === 'all') return [{ id: 'bk-rules-calls-all' }, { id: 'bq-rules-halved' }];
  return [{ id: `bq-rules-calls-${kind}`, args: { times } }];
}

function tax({ tax: kind, tax_limited, tax_open, tax_capital }: BanquePreset): Line<RuleId> {
  if (kind === 'none') return { id: 'bk-rules-no-tax' };
  const args = { limited: percent(tax_limited), open: percent(tax_open), capital: percent(tax_capital) };
  return { id: `bq-rules-tax-${kind}`, args };
}

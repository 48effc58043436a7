import { tied, when, type Line, type Part } from '../bank/rules';
import { chips, messageBundle } from '../../i18n.svelte';
import type { Ids } from '../../ids';
import { raises } from './house';
import type { CheminPreset } from './types';
import words from 'words:chemin_rules';

type RuleId = Ids['chemin_rules' | 'rules_page'];

export const { loadMessages, t } = messageBundle<'chemin_rules', RuleId>(words);

const PASSES = { 'after-win': 'win', 'any-time': 'any', never: 'never' } as const;

/** A house's rules in words: one line for each field that players notice. */
export function rulesOf(preset: CheminPreset, leastStake: number): Part<RuleId>[] {
  const sums = { minimum: chips(preset.minimum), stake: chips(leastStake) };
  const factor = preset.bank_maximum ?? 0;
  return [
    { title: null, lines: [{ id: 'cf-rules-aim' }, ...when(preset.rotation !== 'never', 'cf-rules-travels')] },
    {
      title: 'cf-rules-bank-title',
      lines: [
        { id: 'cf-rules-bank', args: sums },
        { id: `cf-rules-keep-${preset.rotation}` },
        { id: preset.tax ? 'cf-rules-tax' : 'bk-rules-no-tax', args: { tax: preset.tax } },
        ...when<RuleId>(preset.whole_chips ?? false, 'bk-rules-whole-chips'),
        ...when(factor > 0, 'cf-rules-most', { most: chips(factor * leastStake) }),
        ...when(preset.co_banker, 'cf-rules-double'),
        ...when<RuleId>(preset.cobank_consent ?? false, 'cf-rules-consent'),
        ...when<RuleId>(preset.co_banker && standing(preset), 'cf-rules-standing-doubles'),
      ],
    },
    { title: 'bk-rules-calls-title', lines: calls(preset, leastStake) },
    { title: 'cf-rules-cards-title', tableau: true, lines: cards(preset) },
    {
      title: preset.passing === 'never' ? 'cf-rules-pass-title-never' : 'cf-rules-pass-title',
      lines: [{ id: `cf-rules-pass-${PASSES[preset.passing]}`, args: sums }, ...suite(preset, sums), ...table(preset)],
    },
  ];
}

const calls = (preset: CheminPreset, least: number): Line<RuleId>[] => [
  { id: `bk-rules-calls-${preset.calls}` },
  ...when<RuleId>(preset.last_complete ?? false, 'cf-rules-last-complete'),
  ...when(preset.suivi, 'bk-rules-suivi'),
  ...when<RuleId>(preset.sole_punter ?? false, 'cf-rules-suivi-sole'),
  ...when<RuleId>(preset.suivi_until === 'seen', 'cf-rules-suivi-seen'),
  ...when<RuleId>((preset.cards_after_pass ?? false) && preset.passing !== 'never', 'cf-rules-cards-kept'),
  { id: 'bk-rules-prime' },
  ...when(preset.passing !== 'never', 'cf-rules-prime-suite'),
  { id: `cf-rules-staking-${preset.staking}` },
  ...when<RuleId>(preset.bystanders > 0, preset.standing_ranks ? 'cf-rules-bystanders-ranked' : 'cf-rules-bystanders'),
  ...when(raises(preset), 'bk-rules-raise'),
  ...when(preset.adds, 'cf-rules-adds'),
  { id: preset.garage ? 'cf-rules-garage' : 'cf-rules-no-garage' },
  ...when(voluntary(preset) > 0, 'cf-rules-voluntary', { most: chips(voluntary(preset) * least) }),
  ...when((preset.half_from_pass ?? 0) > 0, 'cf-rules-half-from-pass', { count: preset.half_from_pass ?? 0 }),
  ...when<RuleId>(preset.all_in ?? false, 'cf-rules-all-in'),
];

/** Whether those who stand may have banks. */
const standing = (preset: CheminPreset) => preset.bystanders > 0 && (preset.standing_banks ?? false);

const voluntary = (preset: CheminPreset) => preset.voluntary_garage ?? 0;

function cards(preset: CheminPreset): Line<RuleId>[] {
  const free = preset.drawing === 'free';
  return [
    { id: 'bk-rules-values' },
    { id: 'cf-rules-natural' },
    { id: free ? 'cf-rules-ponte-free' : 'cf-rules-ponte-bound' },
    { id: preset.banker_looks === 'at-once' ? 'cf-rules-looks-once' : 'cf-rules-looks-after' },
    { id: tied(preset.tie, true) },
    ...when<RuleId>(preset.free_solo ?? false, 'cf-rules-free-solo'),
    ...when<RuleId>(preset.ask_table ?? false, 'cf-rules-ask-table'),
    { id: free ? 'cf-rules-banker-free' : 'cf-rules-banker-bound' },
  ];
}

/** What happens to a bank that is passed on. */
function suite(preset: CheminPreset, sums: Record<string, string>): Line<RuleId>[] {
  if (preset.passing === 'never') return [];
  const partners = preset.co_banker && (preset.giver_out ?? false);
  return [
    ...when(preset.price === 'at-least', 'cf-rules-at-least'),
    ...when(preset.must_deal_once ?? false, 'cf-rules-deal-once'),
    ...when<RuleId>(standing(preset), 'cf-rules-standing-takes'),
    ...when<RuleId>(partners, 'cf-rules-giver-out'),
    ...when<RuleId>(partners && preset.auction, 'cf-rules-partner-out'),
    ...when(preset.giver_may_return ?? false, 'cf-rules-return'),
    preset.auction ? { id: 'bk-rules-auction' } : { id: 'cf-rules-pass-next', args: sums },
    ...when<RuleId>(preset.forced_bank ?? false, 'cf-rules-forced', sums),
    { id: `cf-rules-falls-${preset.suite_falls_from}` },
  ];
}

function table(preset: CheminPreset): Line<RuleId>[] {
  /** A neighbour who does not mix first only places the cut card. */
  const placed = preset.cut === 'neighbour' && preset.shuffle === 'croupier';
  const { packs, seats, bystanders } = preset;
  const players = preset.least_players ?? 0;
  const refusals = preset.refusals ?? 0;
  const lines: Line<RuleId>[] = [
    { id: 'cf-rules-late' },
    ...when(preset.passing !== 'never', 'cf-rules-late-passes' as RuleId),
    { id: `bk-rules-shuffle-${preset.shuffle}` },
    {
      id: placed
        ? 'cf-rules-cut-placed'
        : preset.cut === 'from-left'
          ? 'cf-rules-cut-from-left'
          : `bk-rules-cut-${preset.cut}`,
    },
    ...when<RuleId>(players > 0, 'cf-rules-least', { players }),
    ...when<RuleId>(refusals > 0, 'cf-rules-refusals', { count: refusals }),
    ...when<RuleId>(preset.newcomer_waits ?? false, 'cf-rules-newcomer'),
    ...when<RuleId>(preset.waiting_list ?? false, 'rules-waiting-list'),
    { id: 'cf-rules-table', args: { packs, seats, bystanders } },
  ];
  return lines.map((line) => ({ ...line, quiet: true }));
}

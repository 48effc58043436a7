import { tied, when, type Line, type Part } from '../bank/rules';
import { chips, messageBundle } from '../../i18n.svelte';
import type { Ids } from '../../ids';
import { banksOf, ratesOf } from './house';
import type { BanquePreset } from './types';
import words from 'words:banque_rules';

type RuleId = Ids['banque_rules' | 'rules_page'];

export const { loadMessages, t } = messageBundle<'banque_rules', RuleId>(words);

/** A house's rules in words: one line for each field that players notice. */
export function rulesOf(preset: BanquePreset, { seats, stake }: { seats: number; stake: number }): Part<RuleId>[] {
  return [
    { title: null, lines: [{ id: 'bq-rules-aim' }] },
    { title: 'bq-rules-bank-title', lines: bank(preset) },
    { title: 'bq-rules-stakes-title', lines: stakes(preset, chips(stake)) },
    {
      title: 'bq-rules-cards-title',
      tableau: true,
      lines: [
        { id: 'bk-rules-values' },
        { id: 'bq-rules-holder' },
        { id: `bq-rules-first-${preset.first_look}` },
        { id: preset.first_look === 'sides' ? 'bq-rules-natural-last' : 'bq-rules-natural' },
        { id: `bq-rules-ponte-${preset.drawing}` },
        ...table(preset, seats).map((line) => ({ ...line, quiet: true })),
        ...when<RuleId>(preset.ask_table, 'bq-rules-ask-table'),
        { id: 'bq-rules-banker' },
      ],
    },
  ];
}

function bank(preset: BanquePreset): Line<RuleId>[] {
  const { limited, bid, open, called } = banksOf(preset);
  const auction = preset.award === 'auction';
  const sums = { minimum: chips(preset.minimum) };
  return [
    { id: awardOf(preset), args: sums },
    ...when<RuleId>(!limited, 'bq-rules-open-always'),
    ...when<RuleId>(bid, 'bq-rules-open-allowed'),
    ...when<RuleId>(open, 'bq-rules-top-up'),
    ...when<RuleId>(preset.bank_maximum > 0, 'bq-rules-bank-maximum', { most: chips(preset.bank_maximum) }),
    ...(limited ? limits(preset, sums) : []),
    { id: 'bq-rules-stays', args: { shoes: preset.bank_lasts } },
    {
      id: preset.reoffer === 'held' ? `bq-rules-retire-${preset.retire}` : `bq-rules-retire-${preset.retire}-first`,
      args: sums,
    },
    ...when<RuleId>(preset.winner_out, 'bq-rules-winner-out'),
    ...when<RuleId>(preset.new_shoe, 'bq-rules-new-shoe'),
    ...when<RuleId>(preset.new_shoe && limited && preset.refill !== 'never', 'bq-rules-new-shoe-broken'),
    ...when<RuleId>(open, limited ? 'bq-rules-suite-limited' : 'bq-rules-suite-open'),
    { id: auction ? 'bk-rules-auction' : 'bq-rules-suite-list' },
    { id: 'bq-rules-places' },
    ...tax(preset),
    ...when<RuleId>(preset.whole_chips ?? false, 'bk-rules-whole-chips'),
    ...when<RuleId>(preset.co_banker && called, 'bq-rules-double'),
  ];
}

function awardOf(preset: BanquePreset): RuleId {
  const how = preset.award === 'auction' && !banksOf(preset).limited ? 'open' : preset.award;
  return how !== 'list' && preset.award_ties === 'lot' ? `bq-rules-award-${how}-lot` : `bq-rules-award-${how}`;
}

const limits = ({ refill, award }: BanquePreset, sums: Record<string, string>): Line<RuleId>[] => [
  { id: 'bq-rules-limited' },
  { id: refill === 'never' ? `bq-rules-refill-never-${award}` : `bq-rules-refill-${refill}`, args: sums },
];

function tax(preset: BanquePreset): Line<RuleId>[] {
  const { limited, open } = banksOf(preset);
  const args = ratesOf(preset);
  const { tax: kind } = preset;
  if (kind === 'none') return [{ id: 'bk-rules-no-tax' }];
  if (kind === 'capital') return [{ id: 'bq-rules-tax-capital', args }];
  return [
    ...when<RuleId>(limited, 'bq-rules-tax-limited', args),
    ...when<RuleId>(open, 'bq-rules-tax-open', args),
    ...(preset.rounding === 'up' ? [] : [{ id: `bq-rules-tax-${preset.rounding}` } as const]),
  ];
}

function stakes(preset: BanquePreset, stake: string): Line<RuleId>[] {
  const { limited, open, called, refused, raises } = banksOf(preset);
  const stand = preset.bystanders > 0;
  return [
    { id: 'bq-rules-stakes', args: { stake } },
    ...when<RuleId>(stand && limited, 'bq-rules-bystanders-limited'),
    ...when<RuleId>(stand && open, 'bq-rules-bystanders-open'),
    ...(called ? calls(preset) : [{ id: 'bq-rules-calls-none' } as const]),
    { id: `bq-rules-prime-${preset.prime}` },
    ...when<RuleId>(called && preset.sides_prime === 'lot', 'bq-rules-sides-lot'),
    ...when<RuleId>(limited, refused ? 'bq-rules-over-refused' : 'bq-rules-over-as-far'),
    ...when<RuleId>(raises, 'bk-rules-raise'),
    { id: tied(preset.tie, called) },
    ...when<RuleId>(preset.tie === 'stakes-stand', 'bq-rules-tie-last'),
  ];
}

function calls(preset: BanquePreset): Line<RuleId>[] {
  const open = when<RuleId>(banksOf(preset).open, 'bq-rules-uncalled');
  const after: Line<RuleId>[] = [
    { id: 'bq-rules-both-hands' },
    ...when<RuleId>(preset.banco_free, 'bq-rules-banco-free'),
    ...open,
  ];
  if (preset.calls === 'all')
    return [{ id: 'bk-rules-calls-all' }, { id: 'bk-rules-suivi' }, { id: 'bq-rules-halved' }, ...after];
  if (preset.calls === 'banco') {
    const start: Line<RuleId> = { id: 'bq-rules-banco-start', args: { times: preset.banco_repeat } };
    return [preset.banco_at === 'start' ? start : { id: 'bk-rules-calls-banco' }, { id: 'bq-rules-halved' }, ...after];
  }
  return [{ id: 'bq-rules-calls-club', args: { times: preset.bancos_in_row } }, ...after];
}

const table = (preset: BanquePreset, seats: number): Line<RuleId>[] => {
  const { stop_card, shuffle, cut, packs, bystanders, least_players: least } = preset;
  return [
    { id: 'bq-rules-late' },
    ...when<RuleId>(least > 0, 'bq-rules-least-players', { least }),
    ...when<RuleId>(preset.waiting_list === true, 'rules-waiting-list'),
    ...when<RuleId>(!stop_card, 'bq-rules-no-stop-card'),
    { id: shuffle === 'croupier' ? 'bk-rules-shuffle-croupier' : 'bq-rules-shuffle-neighbours' },
    { id: cut === 'neighbour' ? 'bk-rules-cut-neighbour' : 'bq-rules-cut-banker-names' },
    { id: 'bq-rules-table', args: { packs, seats, bystanders } },
  ];
};

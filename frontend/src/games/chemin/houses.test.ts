import HOUSES from 'houses:chemin';
import { render } from 'svelte/server';
import type { Facts } from '../bank/facts.support';
import { always, fieldIs, testWords, type Row, type Spoken } from '../bank/houses.support';
import coach from '../../../../src/baccarat/text/locales/en/chemin_coach.ftl?raw';
import rules from '../../../../src/baccarat/text/locales/en/chemin_rules.ftl?raw';
import type { House } from '../houses.support';
import CheminRules from './CheminRules.svelte';
import { loadMessages as loadCoachMessages } from './coach/messages';
import { LESSON } from './coach/lesson';
import { loadMessages } from './messages';
import { questionOf } from './question';
import { loadMessages as loadRulesMessages } from './rules';
import type { CheminPreset as Preset, CheminView } from './types';

const houses = HOUSES as House<Preset, CheminView>[];

const is = fieldIs<Preset>();
const bound = is('drawing', 'tableau', 'computer');
const passes = is('passing', 'after-win', 'any-time');
const auctioned = (preset: Preset) => passes(preset) && preset.auction;
const raises = (preset: Preset) => preset.raises && preset.staking !== 'in_order_remaining';
const standing = (preset: Preset) => preset.bystanders > 0 && preset.standing_banks === true;
const placed = (preset: Preset) => preset.cut === 'neighbour' && preset.shuffle === 'croupier';

/** The lines of the sheet, each with the rules it belongs to. */
const LINES: readonly Row<Preset>[] = [
  [
    always,
    'cf-rules-title',
    'cf-rules-aim',
    'cf-rules-bank-title',
    'cf-rules-bank',
    'bk-rules-calls-title',
    'bk-rules-prime',
  ],
  [
    always,
    'cf-rules-cards-title',
    'bk-rules-values',
    'cf-rules-natural',
    'bk-rules-has',
    'bk-rules-draws',
    'bk-rules-always',
    'bk-rules-never',
    'bk-rules-stood',
    'bk-rules-may',
  ],
  [always, 'cf-rules-late', 'cf-rules-table'],
  [is('rotation', 'loss', 'decided'), 'cf-rules-travels'],
  [is('rotation', 'loss'), 'cf-rules-keep-loss'],
  [is('rotation', 'decided'), 'cf-rules-keep-decided'],
  [is('rotation', 'never'), 'cf-rules-keep-never'],
  [({ tax }) => tax > 0, 'cf-rules-tax'],
  [is('tax', 0), 'bk-rules-no-tax'],
  [is('whole_chips', true), 'bk-rules-whole-chips'],
  [is('co_banker', true), 'cf-rules-double'],
  [is('cobank_consent', true), 'cf-rules-consent'],
  [(preset) => preset.co_banker && standing(preset), 'cf-rules-standing-doubles'],
  [(preset) => passes(preset) && standing(preset), 'cf-rules-standing-takes'],
  [is('calls', 'all'), 'bk-rules-calls-all'],
  [is('calls', 'banco'), 'bk-rules-calls-banco'],
  [is('suivi', true), 'bk-rules-suivi'],
  [is('ask_table', true), 'cf-rules-ask-table'],
  [is('last_complete', true), 'cf-rules-last-complete'],
  [is('sole_punter', true), 'cf-rules-suivi-sole'],
  [is('suivi_until', 'seen'), 'cf-rules-suivi-seen'],
  [(preset) => passes(preset) && preset.cards_after_pass === true, 'cf-rules-cards-kept'],
  [is('free_solo', true), 'cf-rules-free-solo'],
  [is('staking', 'open'), 'cf-rules-staking-open'],
  [is('staking', 'in_order_cut_back'), 'cf-rules-staking-in_order_cut_back'],
  [is('staking', 'in_order_remaining'), 'cf-rules-staking-in_order_remaining'],
  [({ bystanders, standing_ranks: ranked }) => bystanders > 0 && !ranked, 'cf-rules-bystanders'],
  [({ bystanders, standing_ranks: ranked }) => bystanders > 0 && ranked === true, 'cf-rules-bystanders-ranked'],
  [raises, 'bk-rules-raise'],
  [is('adds', true), 'cf-rules-adds'],
  [is('garage', true), 'cf-rules-garage'],
  [is('garage', false), 'cf-rules-no-garage'],
  [({ voluntary_garage }) => (voluntary_garage ?? 0) > 0, 'cf-rules-voluntary'],
  [({ half_from_pass }) => (half_from_pass ?? 0) > 0, 'cf-rules-half-from-pass'],
  [is('all_in', true), 'cf-rules-all-in'],
  [bound, 'cf-rules-ponte-bound', 'cf-rules-banker-bound'],
  [is('drawing', 'free'), 'cf-rules-ponte-free', 'cf-rules-banker-free'],
  [is('banker_looks', 'after-ponte'), 'cf-rules-looks-after'],
  [is('banker_looks', 'at-once'), 'cf-rules-looks-once'],
  [is('tie', 'stakes-back'), 'bk-rules-tie-back-called'],
  [is('tie', 'stakes-stand'), 'bk-rules-tie-stand-called'],
  [passes, 'cf-rules-pass-title', 'cf-rules-prime-suite', 'cf-rules-late-passes'],
  [is('passing', 'after-win'), 'cf-rules-pass-win'],
  [is('passing', 'any-time'), 'cf-rules-pass-any'],
  [is('passing', 'never'), 'cf-rules-pass-never', 'cf-rules-pass-title-never'],
  [auctioned, 'bk-rules-auction'],
  [(preset) => passes(preset) && !preset.auction, 'cf-rules-pass-next'],
  [(preset) => passes(preset) && preset.suite_falls_from === 'original', 'cf-rules-falls-original'],
  [(preset) => passes(preset) && preset.suite_falls_from === 'current', 'cf-rules-falls-current'],
  [is('shuffle', 'croupier'), 'bk-rules-shuffle-croupier'],
  [is('shuffle', 'everyone'), 'bk-rules-shuffle-everyone'],
  [placed, 'cf-rules-cut-placed'],
  [(preset) => preset.cut === 'neighbour' && !placed(preset), 'bk-rules-cut-neighbour'],
  [is('cut', 'croupier'), 'bk-rules-cut-croupier'],
  [is('cut', 'from-left'), 'cf-rules-cut-from-left'],
  [({ bank_maximum }) => (bank_maximum ?? 0) > 0, 'cf-rules-most'],
  [(preset) => passes(preset) && preset.price === 'at-least', 'cf-rules-at-least'],
  [(preset) => passes(preset) && preset.must_deal_once === true, 'cf-rules-deal-once'],
  [(preset) => passes(preset) && preset.co_banker && preset.giver_out === true, 'cf-rules-giver-out'],
  [
    (preset) => passes(preset) && preset.co_banker && preset.auction && preset.giver_out === true,
    'cf-rules-partner-out',
  ],
  [(preset) => passes(preset) && preset.giver_may_return === true, 'cf-rules-return'],
  [(preset) => passes(preset) && preset.forced_bank === true, 'cf-rules-forced'],
  [({ refusals }) => (refusals ?? 0) > 0, 'cf-rules-refusals'],
  [is('newcomer_waits', true), 'cf-rules-newcomer'],
  [is('waiting_list', true), 'rules-waiting-list'],
  [({ least_players }) => (least_players ?? 0) > 0, 'cf-rules-least'],
];

/** The ideas of the coach, likewise. */
const IDEAS: readonly Row<Preset>[] = [
  [
    always,
    'coach-bank',
    'coach-bank-text',
    'coach-calls',
    'coach-stakes',
    'coach-prime',
    'coach-prime-text',
    'coach-peek',
    'coach-peek-text',
  ],
  [
    always,
    'coach-natural',
    'coach-natural-text',
    'coach-tableau',
    'coach-tie',
    'coach-offered',
    'coach-offered-text',
    'coach-putup',
  ],
  [is('calls', 'all'), 'coach-calls-text'],
  [is('calls', 'banco'), 'coach-calls-banco-text'],
  [is('staking', 'open', 'in_order_cut_back'), 'coach-stakes-text'],
  [is('staking', 'in_order_remaining'), 'coach-stakes-left-text'],
  [is('co_banker', true), 'coach-double', 'coach-double-text'],
  [bound, 'coach-draw', 'coach-draw-text', 'coach-five', 'coach-five-text'],
  [is('drawing', 'free'), 'coach-free', 'coach-free-text', 'coach-tableau-free-text'],
  [is('drawing', 'tableau'), 'coach-tableau-text'],
  [is('drawing', 'computer'), 'coach-tableau-computer-text'],
  [({ tax }) => tax > 0, 'coach-tax', 'coach-tax-text'],
  [is('tie', 'stakes-back'), 'coach-tie-text'],
  [is('tie', 'stakes-stand'), 'coach-tie-stand-text'],
  [is('garage', true), 'coach-garage', 'coach-garage-text'],
  [is('suivi', true), 'coach-suivi', 'coach-suivi-text'],
  [is('rotation', 'loss'), 'coach-putup-text'],
  [is('rotation', 'decided'), 'coach-putup-decided-text'],
  [is('rotation', 'never'), 'coach-putup-never-text'],
  [raises, 'coach-raise', 'coach-raise-text'],
  [passes, 'coach-choice', 'coach-suite', 'coach-suite-text'],
  [is('passing', 'after-win'), 'coach-choice-text'],
  [is('passing', 'any-time'), 'coach-choice-any-text'],
  [auctioned, 'coach-auction', 'coach-auction-text'],
];

const facts = (preset: Preset): Facts => ({
  calls: true,
  halves: preset.calls === 'all',
  suivi: preset.suivi,
  auction: auctioned(preset),
  sums: auctioned(preset),
  limited: true,
  open: false,
  passes: passes(preset),
  rotates: preset.rotation !== 'never',
  stays: preset.rotation === 'loss',
  garage: preset.garage || (preset.bank_maximum ?? 0) > 0,
  raises: raises(preset),
  taxed: preset.tax > 0,
  bystanders: preset.bystanders > 0,
  doubles: preset.co_banker,
  bound: bound(preset) || preset.ask_table === true,
  round: true,
  cut: preset.staking !== 'in_order_remaining',
  refused: false,
  asFar: false,
  first: false,
  shuffled: preset.shuffle !== 'croupier',
});

const SPOKEN: Spoken<Preset, CheminView, Parameters<typeof LESSON.title>[0], Parameters<typeof LESSON.why>[0]> = {
  facts,
  sheet: (shown) => void render(CheminRules, { props: { ...shown, close: () => undefined } }).body,
  asked: questionOf,
  lesson: LESSON,
  lines: LINES,
  ideas: IDEAS,
};

testWords({
  houses,
  presets: [
    'chemin-de-fer',
    'chemin-de-fer-club',
    'computer-chemin-de-fer',
    'computer-baccarat',
    'chemin-de-fer-andorra',
  ],
  spoken: SPOKEN,
  loaders: [loadMessages, loadRulesMessages, loadCoachMessages],
  files: [rules, coach],
  unchanged:
    /chemin-de-fer-club giver_out|computer-\S+ standing_(ranks|banks)|(computer-\S+ |passing=never )(auction|suite_falls_from|price|must_deal_once|giver_out|giver_may_return|forced_bank)|in_order_remaining .*raises|computer-\S+ raises/,
});

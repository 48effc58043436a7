import HOUSES from 'houses:banque';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { CLAIMS, type Facts } from '../bank/facts.support';
import { always, fieldIs, testWords, type Condition, type Row, type Spoken } from '../bank/houses.support';
import coach from '../../../../src/baccarat/text/locales/en/banque_coach.ftl?raw';
import rules from '../../../../src/baccarat/text/locales/en/banque_rules.ftl?raw';
import { inEach, untrue, type House } from '../houses.support';
import BanqueRules from './BanqueRules.svelte';
import { loadMessages as loadCoachMessages } from './coach/messages';
import { LESSON } from './coach/lesson';
import { loadMessages, t } from './messages';
import { questionOf } from './question';
import { loadMessages as loadRulesMessages, t as tRules } from './rules';
import type { BanquePreset as Preset, BanqueView } from './types';

const houses = HOUSES as House<Preset, BanqueView>[];

type Rule = Condition<Preset>;
const is = fieldIs<Preset>();
const all =
  (...rules: Rule[]): Rule =>
  (preset) =>
    rules.every((rule) => rule(preset));
const not =
  (rule: Rule): Rule =>
  (preset) =>
    !rule(preset);

const auction = is('award', 'auction');
const list = is('award', 'list');
const limited = is('open_bank', 'allowed', 'never');
const alwaysOpen = is('open_bank', 'always');
const byBid = all(is('open_bank', 'allowed'), auction);
const asFar = is('over', 'as-far');
const open: Rule = (preset) => alwaysOpen(preset) || byBid(preset) || asFar(preset);
const calls = all(limited, is('calls', 'all', 'banco', 'club'));
const back = is('tie', 'stakes-back');
const stand = is('tie', 'stakes-stand');
const stands: Rule = ({ bystanders }) => bystanders > 0;
const net = is('tax', 'net');
const refused = all(limited, is('over', 'refused'));
const doubles = all(calls, is('co_banker', true));
const halves = all(calls, is('calls', 'all', 'banco'));
const follows = all(calls, is('calls', 'all'));
const alone = all(calls, is('calls', 'banco'));
const last = is('first_look', 'sides');
const held = is('reoffer', 'held');
const start = is('banco_at', 'start');
const club = all(calls, is('calls', 'club'));
const raises = all(refused, is('raises', true));

/** The lines of the sheet, each with the rules it belongs to. */
const LINES: readonly Row<Preset>[] = [
  [
    always,
    'bq-rules-title',
    'bq-rules-aim',
    'bq-rules-bank-title',
    'bq-rules-stays',
    'bq-rules-places',
    'bq-rules-stakes-title',
    'bq-rules-stakes',
  ],
  [
    always,
    'bq-rules-cards-title',
    'bk-rules-values',
    'bq-rules-holder',
    'bq-rules-late',
    'bq-rules-table',
    'bq-rules-banker',
  ],
  [always, 'bk-rules-has', 'bk-rules-draws', 'bk-rules-always', 'bk-rules-never', 'bk-rules-stood', 'bk-rules-may'],
  [all(auction, limited, is('award_ties', 'rise')), 'bq-rules-award-auction'],
  [all(limited, is('award_ties', 'lot')), 'bq-rules-award-auction-lot'],
  [all(alwaysOpen, is('award_ties', 'lot')), 'bq-rules-award-open-lot'],
  [is('new_shoe', true), 'bq-rules-new-shoe'],
  [all(limited, is('new_shoe', true), not(is('refill', 'never'))), 'bq-rules-new-shoe-broken'],
  [all(calls, is('sides_prime', 'lot')), 'bq-rules-sides-lot'],
  [all(auction, alwaysOpen, is('award_ties', 'rise')), 'bq-rules-award-open'],
  [list, 'bq-rules-award-list', 'bq-rules-suite-list'],
  [auction, 'bk-rules-auction'],
  [alwaysOpen, 'bq-rules-open-always', 'bq-rules-suite-open'],
  [byBid, 'bq-rules-open-allowed'],
  [open, 'bq-rules-top-up'],
  [all(open, limited), 'bq-rules-suite-limited'],
  [limited, 'bq-rules-limited'],
  [all(limited, auction, is('refill', 'never')), 'bq-rules-refill-never-auction'],
  [all(limited, list, is('refill', 'never')), 'bq-rules-refill-never-list'],
  [all(limited, is('refill', 'opening')), 'bq-rules-refill-opening'],
  [all(limited, is('refill', 'minimum')), 'bq-rules-refill-minimum'],
  [all(held, is('retire', 'any-time')), 'bq-rules-retire-any-time'],
  [all(held, is('retire', 'after-coup')), 'bq-rules-retire-after-coup'],
  [all(not(held), is('retire', 'any-time')), 'bq-rules-retire-any-time-first'],
  [all(not(held), is('retire', 'after-coup')), 'bq-rules-retire-after-coup-first'],
  [is('tax', 'none'), 'bk-rules-no-tax'],
  [is('whole_chips', true), 'bk-rules-whole-chips'],
  [is('tax', 'capital'), 'bq-rules-tax-capital'],
  [all(net, limited), 'bq-rules-tax-limited'],
  [all(net, open), 'bq-rules-tax-open'],
  [doubles, 'bq-rules-double'],
  [all(stands, limited), 'bq-rules-bystanders-limited'],
  [all(stands, open), 'bq-rules-bystanders-open'],
  [follows, 'bk-rules-calls-all', 'bk-rules-suivi'],
  [all(alone, not(start)), 'bk-rules-calls-banco'],
  [all(alone, start), 'bq-rules-banco-start'],
  [halves, 'bq-rules-halved'],
  [club, 'bq-rules-calls-club'],
  [calls, 'bq-rules-both-hands'],
  [all(calls, is('banco_free', true)), 'bq-rules-banco-free'],
  [is('ask_table', true), 'bq-rules-ask-table'],
  [all(calls, open), 'bq-rules-uncalled'],
  [not(calls), 'bq-rules-calls-none'],
  [is('prime', 'round'), 'bq-rules-prime-round'],
  [is('prime', 'alternating'), 'bq-rules-prime-alternating'],
  [refused, 'bq-rules-over-refused'],
  [all(limited, is('over', 'as-far')), 'bq-rules-over-as-far'],
  [raises, 'bk-rules-raise'],
  [all(back, calls), 'bk-rules-tie-back-called'],
  [all(back, not(calls)), 'bk-rules-tie-back'],
  [all(stand, calls), 'bk-rules-tie-stand-called'],
  [all(stand, not(calls)), 'bk-rules-tie-stand'],
  [stand, 'bq-rules-tie-last'],
  [is('first_look', 'banker'), 'bq-rules-first-banker'],
  [is('first_look', 'all'), 'bq-rules-first-all'],
  [last, 'bq-rules-first-sides', 'bq-rules-natural-last'],
  [not(last), 'bq-rules-natural'],
  [({ bank_maximum: most }) => most > 0, 'bq-rules-bank-maximum'],
  [({ least_players: least }) => least > 0, 'bq-rules-least-players'],
  [is('waiting_list', true), 'rules-waiting-list'],
  [is('winner_out', true), 'bq-rules-winner-out'],
  [all(net, is('rounding', 'nearest-tenth')), 'bq-rules-tax-nearest-tenth'],
  [all(net, is('rounding', 'nearest-quarter')), 'bq-rules-tax-nearest-quarter'],
  [all(net, is('rounding', 'nearest-half')), 'bq-rules-tax-nearest-half'],
  [all(limited, is('refill', 'opening-or-more')), 'bq-rules-refill-opening-or-more'],
  [is('drawing', 'tableau'), 'bq-rules-ponte-tableau'],
  [is('drawing', 'free'), 'bq-rules-ponte-free'],
  [is('stop_card', false), 'bq-rules-no-stop-card'],
  [is('shuffle', 'croupier'), 'bk-rules-shuffle-croupier'],
  [is('shuffle', 'neighbours'), 'bq-rules-shuffle-neighbours'],
  [is('cut', 'neighbour'), 'bk-rules-cut-neighbour'],
  [is('cut', 'banker-names'), 'bq-rules-cut-banker-names'],
];

/** The ideas of the coach, likewise. */
const IDEAS: readonly Row<Preset>[] = [
  [
    always,
    'coach-banque',
    'coach-banque-text',
    'coach-sides',
    'coach-prime',
    'coach-three',
    'coach-three-text',
    'coach-holders',
    'coach-holders-text',
  ],
  [
    always,
    'coach-peek',
    'coach-peek-text',
    'coach-naturals',
    'coach-last',
    'coach-apart',
    'coach-apart-text',
    'coach-level',
  ],
  [always, 'coach-middle', 'coach-retire', 'coach-suite', 'coach-suite-text'],
  [is('ask_table', true), 'coach-last-table-text'],
  [is('ask_table', false), 'coach-last-text'],
  [auction, 'coach-award'],
  [byBid, 'coach-award-text'],
  [all(auction, is('open_bank', 'never')), 'coach-award-sums-text'],
  [all(auction, alwaysOpen), 'coach-award-open-text'],
  [all(limited, open), 'coach-limited', 'coach-limited-text'],
  [not(open), 'coach-bank-limited', 'coach-bank-limited-text'],
  [alwaysOpen, 'coach-bank-open', 'coach-bank-open-text', 'coach-sides-text', 'coach-middle-open-text'],
  [limited, 'coach-middle-text'],
  [calls, 'coach-calls', 'coach-cheval'],
  [follows, 'coach-calls-text', 'coach-suivi', 'coach-suivi-text'],
  [all(alone, not(start)), 'coach-calls-banco-text'],
  [all(alone, start), 'coach-calls-start-text'],
  [halves, 'coach-cheval-text'],
  [club, 'coach-calls-club-text', 'coach-cheval-club-text'],
  [refused, 'coach-sides-refused-text'],
  [all(limited, is('over', 'as-far')), 'coach-sides-as-far-text'],
  [is('prime', 'round'), 'coach-prime-text'],
  [is('prime', 'alternating'), 'coach-prime-alternating-text'],
  [doubles, 'coach-double', 'coach-double-text'],
  [is('drawing', 'tableau'), 'coach-draw', 'coach-draw-text', 'coach-five', 'coach-five-text'],
  [is('drawing', 'free'), 'coach-free', 'coach-free-text'],
  [is('first_look', 'banker'), 'coach-naturals-text'],
  [is('first_look', 'all'), 'coach-naturals-all-text'],
  [last, 'coach-naturals-sides-text'],
  [all(back, calls), 'coach-level-text'],
  [all(back, not(calls)), 'coach-level-back-text'],
  [stand, 'coach-level-stand-text'],
  [not(is('tax', 'none')), 'coach-net'],
  [all(net, limited, open), 'coach-net-text'],
  [all(net, not(open)), 'coach-net-limited-text'],
  [all(net, alwaysOpen), 'coach-net-open-text'],
  [is('tax', 'capital'), 'coach-capital-text'],
  [raises, 'coach-raise', 'coach-raise-text'],
  [is('retire', 'any-time'), 'coach-retire-text'],
  [is('retire', 'after-coup'), 'coach-retire-after-text'],
];

const facts = (preset: Preset): Facts => ({
  calls: calls(preset),
  halves: follows(preset),
  suivi: follows(preset),
  auction: auction(preset),
  sums: auction(preset) && limited(preset),
  limited: limited(preset),
  open: open(preset),
  passes: true,
  rotates: true,
  stays: true,
  garage: false,
  raises: raises(preset),
  taxed: !is('tax', 'none')(preset),
  bystanders: stands(preset),
  doubles: doubles(preset),
  bound: preset.drawing === 'tableau' || preset.ask_table,
  round: preset.prime === 'round',
  cut: refused(preset),
  refused: refused(preset),
  asFar: limited(preset) && asFar(preset),
  first: preset.first_look === 'banker',
  shuffled: preset.shuffle !== 'croupier',
});

const SPOKEN: Spoken<Preset, BanqueView, Parameters<typeof LESSON.title>[0], Parameters<typeof LESSON.why>[0]> = {
  facts,
  sheet: (shown) => void render(BanqueRules, { props: { ...shown, close: () => undefined } }).body,
  asked: questionOf,
  lesson: LESSON,
  lines: LINES,
  ideas: IDEAS,
};

testWords({
  houses,
  presets: [
    'banque-limitee',
    'banque-ouverte',
    'banque-club',
    'banque-andorra-limitee',
    'banque-andorra-ouverte',
    'banque-ouverte-france',
  ],
  spoken: SPOKEN,
  loaders: [loadMessages, loadRulesMessages, loadCoachMessages],
  files: [rules, coach],
  /** The fields of a limited bank if all are open, and of a raise if nothing is refused. */
  unchanged:
    /bank_first|^banque-(ouverte|andorra-ouverte|ouverte-france) (calls|over|raises|co_banker|refill)|^banque-club (raises|rounding)/,
});

describe('the words of an open bank', () => {
  it('recognizes the claims of words from another house, in every language', async () => {
    const ouverte = houses.find(({ named }) => named === 'banque-ouverte')!;
    const others = [
      'bk-rules-tie-back-called',
      'bk-rules-calls-all',
      'bq-rules-award-auction',
      'bq-rules-limited',
      'bq-rules-over-refused',
    ] as const;
    await inEach(() => {
      for (const id of others)
        expect(untrue(facts(ouverte.preset), [{ id, text: tRules(id, { minimum: '100' }) }], CLAIMS)).not.toEqual([]);
    });
  });

  it('gives an open bank to the first in time, not in prime (BB-1)', async () => {
    await inEach(() => {
      const words = [
        t('bq-ask-auction-open'),
        t('bq-ask-auction-or-open'),
        tRules('bq-rules-award-open', { minimum: '100' }),
        tRules('bq-rules-open-allowed'),
      ];
      for (const each of words) {
        expect(each).toMatch(/immediately|sofort|aussitôt|enseguida|subito|立即/);
        expect(each).not.toMatch(/\bprime\b|prelación|precedenza|优先次序/i);
      }
    });
  });
});

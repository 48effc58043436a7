import HOUSES from 'houses:punto';
import { FluentResource } from '@fluent/bundle';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import coach from '../../../../../src/baccarat/text/locales/en/punto_coach.ftl?raw';
import { loadMessages as loadBetsMessages } from '../../../bets/messages';
import { inEach, saidBy, untrue, type Claim, type House, type Said } from '../../houses.support';
import { callText, speech } from '../../../i18n.svelte';
import { loadMessages as loadRulesMessages } from 'words:rules_page';
import { loadMessages as loadWhyMessages } from 'words:punto';
import { loadMessages as loadAskedMessages } from 'words:punto';
import { loadMessages as loadCoachMessages } from 'words:punto_coach';
import { ideasOf, textOf, titleOf } from '../coach/ideas';
import { bars, catchOf, cheapest, commissionOf } from './house';
import PuntoRules from './PuntoRules.svelte';
import type { PuntoPreset as Preset, PuntoView } from '../types';

const houses = HOUSES as House<Preset, PuntoView>[];

beforeAll(async () => {
  await speech.begin();
  await Promise.all(
    [loadRulesMessages, loadCoachMessages, loadAskedMessages, loadBetsMessages, loadWhyMessages].map((each) => each()),
  );
});

type Rule = (preset: Preset) => boolean;
type Row = readonly [holds: Rule, ...ids: string[]];
const is =
  <F extends keyof Preset>(field: F, ...values: Preset[F][]): Rule =>
  (preset) =>
    values.includes(preset[field]);
const all =
  (...rules: Rule[]): Rule =>
  (preset) =>
    rules.every((rule) => rule(preset));
const commission: Rule = ({ wagers }) => wagers.some((wager) => commissionOf(wager) > 0);
const barred: Rule = ({ wagers }) => wagers.some(bars);
const half: Rule = (preset) => catchOf(preset)?.kind === 'half';
const dealers: Rule = ({ dealers: helpers }) => helpers > 0;
const held = is('dealt_by', 'players');
const covered: Rule = ({ squeeze, ceremony }) => squeeze || ceremony !== 'open';
const paysOnTie =
  (odds: number): Rule =>
  ({ wagers }) =>
    wagers.some(({ name, lines }) => name === 'tie' && lines.some(({ pays }) => pays?.[0] === odds));

/** Lines of the sheet that belong to some tables only, each with its rules. */
const LINES: readonly Row[] = [
  [is('tie_stakes_withdrawable', true), 'rules-tie-free'],
  [is('tie_stakes_withdrawable', false), 'rules-tie-stands'],
  [barred, 'rules-barred'],
  [all(commission, is('commission', 'at-once')), 'rules-commission'],
  [all(commission, is('commission', 'noted')), 'rules-noted'],
  [all(is('whole_chips', true), is('win_rounding', 'down')), 'rules-whole-chips'],
  [all(is('whole_chips', true), is('win_rounding', 'up')), 'rules-whole-chips-up'],
  [all(is('whole_chips', false), is('win_rounding', 'up')), 'rules-wins-up'],
  [is('both_sides', false), 'rules-one-side'],
  [is('call_order', 'banker-first'), 'rules-banker-first'],
  [is('must_deal_once', true), 'rules-deal-once'],
  [is('ceremony', 'official'), 'rules-official'],
  [({ maximum_factor: factor }) => factor > 0, 'rules-factor'],
  [({ free_hands: hands }) => hands > 0, 'rules-free-hands'],
  [({ last_hands: hands }) => hands > 0, 'rules-last-hands'],
  [({ limits_change: change }) => change === 'after-three', 'rules-limits-after-three'],
  [({ bystanders }) => bystanders > 0, 'rules-bystanders'],
  [is('waiting_list', true), 'rules-waiting-list'],
  [({ tie_share: share }) => share < 100, 'rules-tie-limit'],
  [dealers, 'rules-dealers'],
  [all(dealers, commission), 'rules-dealers-reckon'],
  [is('dealt_by', 'croupier'), 'rules-croupier'],
  [held, 'rules-holds'],
  [all(held, is('shoe_goes', 'clockwise')), 'rules-goes-clockwise'],
  [all(held, is('shoe_goes', 'highest')), 'rules-goes-highest'],
  [all(held, is('shoe_goes', 'right')), 'rules-goes-right'],
  [is('ceremony', 'american'), 'rules-american'],
  [all(held, is('ceremony', 'american')), 'rules-american-players'],
  [all(is('dealt_by', 'croupier'), is('ceremony', 'american')), 'rules-american-croupier'],
  [is('squeeze', true), 'rules-squeeze'],
  [all(held, covered), 'rules-not-holder'],
  [is('calls_points', true), 'rules-points'],
  [is('calls_draws', true), 'rules-draws'],
  [is('shuffle', 'croupier'), 'rules-shuffle-croupier'],
  [is('shuffle', 'dealers'), 'rules-shuffle-dealers'],
  [is('cut', 'in-turn'), 'rules-cut-in-turn'],
  [is('cut', 'neighbour'), 'rules-cut-neighbour'],
  [is('burn', 'first-card'), 'rules-burn-first'],
  [({ burn }) => typeof burn === 'number' && burn > 0, 'rules-burn-some'],
  [({ wagers }) => wagers.some(({ alone }) => !alone), 'rules-beside'],
  [
    () => true,
    'rules-tie',
    'rules-aim',
    'rules-values',
    'rules-natural',
    'rules-player',
    'rules-banker',
    'rules-lines',
    'rules-table',
  ],
];

/** Likewise what the coach says about Banker wins. */
const IDEAS: readonly Row[] = [
  [commission, 'coach-punto-commission', 'coach-punto-commission-text'],
  [(preset) => barred(preset) || half(preset), 'coach-punto-even'],
  [barred, 'coach-punto-barred-text'],
  [half, 'coach-punto-half-text'],
];

const CLAIMS: readonly Claim<Preset>[] = [
  {
    what: 'there is a commission',
    words: {
      en: /(?<!no )commission/i,
      de: /Kommission(?! gibt es hier keine)/,
      fr: /(?<!pas de )commission/,
      es: /(?<!no hay )comisión/i,
      it: /(?<!non c’è )commissione/i,
      'zh-Hans': /佣金/,
    },
    holds: commission,
  },
  {
    what: 'it is five per cent',
    words: {
      en: /\b5\s?%|five per/,
      de: /\b5\s?%|fünf Pro/,
      fr: /\b5\s?%|cinq pour/,
      es: /\b5\s?%/,
      it: /\b5\s?%/,
      'zh-Hans': /(?<!\d)5%/,
    },
    holds: commission,
  },
  {
    what: 'a hand may be barred',
    words: {
      en: /barred/,
      de: /gesperrt/,
      fr: /neutralisée?/,
      es: /anulada/,
      it: /annullat[oa]/,
      'zh-Hans': /不赔(?!也不输)/,
    },
    holds: barred,
  },
  {
    what: 'a tie pays 8 to 1',
    words: {
      en: /\b8 to 1|paid eight/,
      de: /\b8 zu 1|zahlt acht/,
      fr: /\b8 (contre|pour) 1|payée huit/,
      es: /\b8 a 1/,
      it: /(?<!Punto, |Banco, )\b8 a 1/,
      'zh-Hans': /(?<!\d)8比1/,
    },
    holds: paysOnTie(8),
  },
  {
    what: 'a tie pays 9 to 1',
    words: {
      en: /\b9 to 1|paid nine/,
      de: /\b9 zu 1|zahlt neun/,
      fr: /\b9 (contre|pour) 1|payée neuf/,
      es: /\b9 a 1/,
      it: /(?<!Punto, |Banco, )\b9 a 1/,
      'zh-Hans': /(?<!\d)9比1/,
    },
    holds: paysOnTie(9),
  },
  {
    what: 'dealers help',
    words: {
      en: /\bdealers\b/,
      de: /\bDealer\b/,
      fr: /\baides\b/,
      es: /ayudantes/,
      it: /assistenti/,
      'zh-Hans': /助理/,
    },
    holds: dealers,
  },
  {
    what: 'players hold the shoe',
    words: {
      en: /holds? the shoe|holder of the shoe|shoe (goes|passes)/i,
      de: /Schlitten (hält|geht|nicht)/,
      fr: /tient le sabot|sabot (va|passe)/,
      es: /tiene el sabot|el sabot pasa/,
      it: /tiene il sabot|il sabot (va|passa)/,
      'zh-Hans': /掌靴|牌靴(顺时针|转|向右)/,
    },
    holds: held,
  },
  {
    what: 'stakes may be taken back after a tie',
    words: {
      en: /may take them back/,
      de: /dürfen sie zurücknehmen/,
      fr: /pouvez les reprendre/,
      es: /puedes retirarlas/,
      it: /puoi riprenderle/,
      'zh-Hans': /您可以取回/,
    },
    holds: is('tie_stakes_withdrawable', true),
  },
  {
    what: 'cards lie face down',
    words: {
      en: /face down/,
      de: /verdeckt/,
      fr: /couverte?s/,
      es: /boca abajo/,
      it: /(?<!s)coperte/,
      'zh-Hans': /牌面朝下/,
    },
    holds: covered,
  },
];

function misplaced(preset: Preset, said: readonly Said[], rows: readonly Row[]): string[] {
  const shown = new Set(said.map(({ id }) => id));
  return rows.flatMap(([holds, ...ids]) =>
    ids.filter((id) => shown.has(id) !== holds(preset)).map((id) => `${shown.has(id) ? 'said' : 'not said'}: ${id}`),
  );
}

const COSTS = { player: '1.2 %', banker: '1.1 %', tie: '14 %' };

/** All faults in the words at a table, in the current language; the words may be those of another table. */
function faultsAt(
  house: House<Preset, PuntoView>,
  { preset, sheet }: Pick<House<Preset, PuntoView>, 'preset' | 'sheet'> = house,
): string[] {
  const paper = saidBy(
    () => void render(PuntoRules, { props: { preset, sheet, edges: {}, close: () => undefined } }).body,
  );
  const taught = saidBy(() => ideasOf(preset).forEach((idea) => (titleOf(idea, preset), textOf(idea, preset, COSTS))));
  const heard = [...house.calls, ...house.why].map((call) => ({ id: call.id, text: callText(call) }));
  return [
    ...misplaced(house.preset, paper, LINES),
    ...misplaced(house.preset, taught, IDEAS),
    ...untrue(house.preset, [...paper, ...taught, ...heard], CLAIMS),
  ];
}

describe('what is said at a table of punto banco', () => {
  it('is true under the rules of its house, in every language', async () => {
    expect(houses.filter(({ named }) => !named.includes(' ')).map(({ named }) => named)).toEqual([
      'punto-banco',
      'punto-banco-uk',
      'ez',
      'super6',
      'midi',
      'mini',
      'grande',
      'american',
      'online',
      'punto-banco-andorra',
      'mini-andorra',
      'midi-andorra',
      'punto-banco-luxembourg',
      'punto-banco-macau',
      'mini-nsw',
    ]);
    await inEach((language) => {
      expect(
        houses.flatMap((house) => faultsAt(house).map((fault) => `${language}, ${house.named}: ${fault}`)),
      ).toEqual([]);
    });
  });

  /**
   * Fields that change no words: how sums are rounded, numbers shown in the sheet as they are, and the route of a shoe
   * that nobody holds.
   */
  const UNSAID = /rounding|packs|one_more|^(?!grande|american).* shoe_goes|^(ez|super6) commission|dealers=2$/;

  it.each(
    houses
      .filter(({ named }) => named.includes(' ') && !UNSAID.test(named))
      .map((house) => [house.named, house] as const),
  )('is not true at a house with other rules: %s', (named, house) => {
    const base = houses.find((each) => each.named === named.split(' ')[0])!;
    expect(faultsAt(house, base)).not.toEqual([]);
  });

  it.each(['ez', 'super6', 'punto-banco-uk'])('is not used where Banker or a tie pays otherwise: %s', (named) => {
    const [plain, other] = ['punto-banco', named].map((each) => houses.find((house) => house.named === each)!);
    expect(faultsAt(plain!, other)).not.toEqual([]);
    expect(faultsAt(other!, plain)).not.toEqual([]);
  });

  it('has no unused words', () => {
    const ids = new FluentResource(coach).body.map(({ id }) => id).filter((id) => !/stake$|why/.test(id));
    const said = houses.flatMap(({ preset }) =>
      saidBy(() => ideasOf(preset).forEach((idea) => (titleOf(idea, preset), textOf(idea, preset, COSTS)))),
    );
    expect(ids.filter((id) => !said.some((each) => each.id === id))).toEqual([]);
  });

  it('recommends the cheapest bet at this table', () => {
    const bets = (named: string) => houses.find((house) => house.named === named)!.preset;
    expect(cheapest(bets('punto-banco'), { player: 0.0124, banker: 0.0106, tie: 0.1436 })?.name).toBe('banker');
    expect(cheapest(bets('super6'), { player: 0.0124, banker: 0.0146, tie: 0.1436 })?.name).toBe('player');
    expect(cheapest(bets('ez'), {})?.name).toBe('banker');
  });
});

import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import BankChair from '../bank/oval/BankChair.svelte';
import { loadMessages as loadBankMessages } from '../bank/messages';
import { answeredBy } from '../bank/questions/answers';
import type { BankNow } from '../bank/bankView';
import { speech } from '../../i18n.svelte';
import type { NowOf } from '../../types';
import type { Told } from '../../wire';
import { drawn } from './tableModel';
import { loadMessages, ofBanque } from './messages';
import { describeChair, findFreeChairs, ringOf } from './places';
import { questionOf } from './question';
import { Scene } from './scene.svelte';
import { script } from './script';
import { TIMES } from '../../room/timeline';
import type { BanquePreset, BanqueView } from './types';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
  await Promise.all([loadMessages(), loadBankMessages()]);
});

type Choice = BanqueView['choices'][number];
type Place = BanqueView['seats'][number];

const RULES = {
  over: 'refused',
  bancos_in_row: 3,
  open_bank: 'allowed',
  award: 'auction',
  award_ties: 'rise',
  calls: 'all',
  shuffle: 'croupier',
  ask_table: false,
} as const;
const HAND: BanqueView['right'] = {
  seat: 0,
  cards: [],
  total: null,
  shown: false,
  draws: null,
  third: null,
  stakes: 0,
};

/** The view of seat 2, on the right at a table of five whose bank is at chair 1. */
const viewOf = (change: Partial<BanqueView> = {}): BanqueView => ({
  type: 'banque',
  viewer: 2,
  phase: 'stakes',
  offers_open: false,
  places: [1, 2, 3, 4, 5],
  seats: [],
  bank: null,
  call: null,
  a_cheval: false,
  suivi: [],
  runs: [],
  left: 0,
  over: 0,
  asked: [],
  turn: 0,
  price: 0,
  missing: 0,
  giver: 0,
  bid: 0,
  bidder: 0,
  right: HAND,
  left_hand: HAND,
  banker: HAND,
  next_holders: [2, 3],
  shoe: { left: 156, discarded: 0, burnt: 0, coups_left: null },
  choices: [],
  default: null,
  quick: [],
  unmet: 0,
  cutter: 0,
  ...change,
});
const seat = (at: number, change: Partial<Place> = {}): Place => ({
  seat: at,
  bystander: false,
  side: 'right',
  purse: 100_000,
  stake: 0,
  on: [],
  said: null,
  prime: null,
  refused: 0,
  ...change,
});
const nowOf = (view: BanqueView) =>
  ({ seq: 1, shoe: 1, coup: 1, decision: 0, view, people: [], me: { seat: 2 } }) as unknown as NowOf<BanqueView>;
const asked = (may: Choice, change: Partial<BanqueView> = {}) =>
  questionOf(nowOf(viewOf({ choices: [may], ...change })), RULES);
const requests = (may: Choice) => asked(may)?.options.map(({ request }) => request);

describe('the chairs', () => {
  it('stand round the table from the croupier’s right: the left from its end, the banker, the right (BB-2)', () => {
    expect(ringOf(viewOf())).toEqual([5, 3, 1, 2, 4]);
    expect(ringOf(viewOf({ places: [4, 2, 3, 1, 5] }))).toEqual([5, 3, 4, 2, 1]);
  });

  it('may be chosen on either side, nearest to the banker (BB-17)', () => {
    const seats = (free: number[]) => findFreeChairs(viewOf(), free).map(({ name, seat: at }) => [name, at]);
    expect(seats([1, 4, 5, 3])).toEqual([
      ['right', 4],
      ['left', 3],
    ]);
    expect(seats([1, 6])).toEqual([]);
  });

  it('show whose hand is there, and who plays it (BB-8)', () => {
    const view = viewOf({ seats: [seat(2), seat(3)], right: { ...HAND, seat: 2, cards: [null, null] } });
    expect(describeChair(view, 2)).toMatchObject({ plays: true, hand: { letter: 'R' } });
    expect(describeChair(view, 3)).toMatchObject({ plays: false, hand: { letter: 'L' } });
    expect(describeChair(view, 4).hand).toBeNull();
  });

  it('show a stake on both sides, and a bystander’s side', () => {
    const view = viewOf({
      seats: [seat(2, { stake: 9, on: ['right', 'left'] }), seat(6, { bystander: true, stake: 9, on: ['left'] })],
    });
    expect([2, 6].map((at) => describeChair(view, at).where)).toEqual(['à cheval', 'on the left']);
  });
});

describe('questions specific to this game', () => {
  const stake: Choice = {
    type: 'may-stake-on',
    what: 'stake-on',
    low: 500,
    high: 9_000,
    step: 20,
    passes: false,
    cover: 0,
    costs_seat: false,
    sides: ['left'],
  };

  it('asks what to do with an empty open bank (BB-14)', () => {
    const choose = (pass_on: boolean): Choice => ({ type: 'choose', hold: true, pass_on, give_up: false, amount: 0 });
    const bank = { seat: 2, own: 0, open: true, co_banker: null, co: 0 } as BanqueView['bank'];
    expect(asked(choose(true), { bank })?.title).toBe('Your open bank is empty');
    expect(asked(choose(true), { bank })?.options.map(({ gloss }) => gloss)).toEqual(['play another coup', '']);
    expect(asked(choose(false), { bank })?.how).toBe('Hold it, and top it up before the next cards.');
  });

  it('asks for a stake on the player’s own side, or none (BB-17)', () => {
    const found = asked(stake);
    expect(found?.title).toBe('Your stake on the left?');
    expect(found?.sum?.ways.map(({ name, request }) => [name, request(700)])).toEqual([
      ['name', { type: 'stake-on', amount: 700, side: 'left' }],
    ]);
    expect(requests(stake)).toEqual([{ type: 'stake-on', amount: 0, side: 'left' }]);
  });

  it('recognizes the stake that was answered', () => {
    const said = { type: 'punt', amount: 0 } as const;
    const view = viewOf({ choices: [stake], seats: [seat(2, { side: 'left', said })] });
    expect(answeredBy(view, asked(stake)!, true).said).toEqual(requests(stake)?.[0]);
  });

  it('lets a bystander choose the side', () => {
    const ways = asked({ ...stake, sides: ['right', 'left'] })?.sum?.ways;
    expect(ways?.map(({ name, words }) => [name, words(700)])).toEqual([
      ['right', '7 on the right'],
      ['left', '7 on the left'],
    ]);
  });

  it('asks for a bid, or an open bank (BB-1)', () => {
    const bid: Choice = {
      type: 'may-bid',
      what: 'bid',
      low: 20_000,
      high: 90_000,
      step: 20,
      passes: true,
      cover: 0,
      costs_seat: false,
      opens: 10_000,
    };
    expect(requests(bid)).toEqual([{ type: 'bid-open' }, { type: 'pass' }]);
    expect(requests({ ...bid, opens: 0 })).toEqual([{ type: 'pass' }]);
  });

  it('offers the whole bank, on one hand or à cheval (BB-11)', () => {
    expect(requests({ type: 'claim', amount: 6_000 })).toEqual([
      { type: 'claim-banco', a_cheval: false },
      { type: 'claim-banco', a_cheval: true },
      { type: 'pass' },
    ]);
  });

  it('asks who cuts the shoe, including oneself (C-4)', () => {
    expect(requests({ type: 'name-cutter', seats: [1, 2, 3] })).toEqual([
      { type: 'name-cutter', cutter: 1 },
      { type: 'name-cutter', cutter: 2 },
      { type: 'name-cutter', cutter: 3 },
    ]);
  });

  it.each(['bid-open', 'top-up', 'accept-all', 'refill', 'new-shoe'] as const)('offers %s, or not', (what) => {
    expect(requests({ type: 'pay', what, amount: 100 })).toEqual([{ type: what }, { type: 'pass' }]);
  });

  it('offers the banker the table, and says when it leaves the choice (AD-B18)', () => {
    const may = { type: 'speak', show: false, draw: true, stand: true, custom: 'F', late: 'S', table: true } as const;
    const at = (may: Choice) =>
      questionOf(nowOf(viewOf({ phase: 'banker', choices: [may] })), { ...RULES, ask_table: true });
    expect(at(may)?.options.map(({ request }) => request)).toEqual([
      { type: 'draw' },
      { type: 'stand' },
      { type: 'ask-table' },
    ]);
    expect(at(may)?.how).not.toContain('differs');
    const told = at({ ...may, table: false });
    expect(told?.options).toHaveLength(2);
    expect(told?.how).toContain('The table leaves it open, or differs for the two sides.');
    expect(at({ ...may, table: false, stand: false })?.how).not.toContain('differs');
  });

  it('shows the banker what both sides drew and have (BB-6)', () => {
    const may: Choice = { type: 'speak', show: false, draw: true, stand: true, custom: 'S', late: 'S', table: false };
    const right = { ...HAND, cards: [null, null, '4h' as const], third: 4, stakes: 25_000 };
    const left = { ...HAND, cards: ['4h' as const, '5h' as const], shown: true, stakes: 10_000 };
    const found = asked(may, { phase: 'banker', banker: { ...HAND, total: 5 }, right, left_hand: left });
    expect(found?.how).toContain('Right, 250 at stake: took 4. Left, 100 at stake: a natural, decided.');
    expect(asked(may, { phase: 'banker', banker: { ...HAND, total: 5 }, right })?.how).not.toContain('Left');
  });
});

describe('a coup', () => {
  const told = (event: Told['event']): Told => ({ event, calls: [], backs: [] });
  function play(scene: Scene, ...events: Told['event'][]) {
    const cue = { scene, times: TIMES.normal, seat: 2, commit: () => {}, reveal: () => {} } as const;
    for (const step of script(events.map(told), cue)) step.run();
  }
  const paid = {
    type: 'stake-paid',
    seat: 2,
    side: 'right',
    stake: 500,
    banker: 1,
    own: 300,
    co_banker: 4,
    co: 200,
  } as const;
  const taken = { type: 'stake-collected', seat: 3, side: 'left', taken: 600, back: 0, banker: 1 } as const;
  const reckoned = { type: 'coup-reckoned', banker: 1, net: 100, tax: 2, co_banker: 4, co: 249 } as const;
  const lost = {
    type: 'bank-ended',
    how: 'lost',
    seat: 1,
    own: 0,
    aside: 0,
    co_banker: null,
    co: 0,
    co_aside: 0,
    falls_to: 0,
  } as const;

  it('adds up all its results, and the tax', () => {
    const scene = new Scene();
    scene.clear = () => {}; // keep the result on the table, to inspect it
    play(scene, { type: 'sides-decided', right: 'player', left: 'banker' }, paid, taken, reckoned);
    expect(Object.fromEntries(scene.results)).toEqual({ 1: -300 + 600 - 2 - 249, 2: 500, 3: -600, 4: -200 + 249 });
    expect([...scene.results.values()].reduce((sum, each) => sum + each)).toBe(-2);
  });

  it('covers a bank that it broke with a cloth, until another is put up (BB-13)', () => {
    const scene = new Scene();
    play(scene, { type: 'sides-decided', right: 'player', left: null }, lost);
    expect(scene.broken).toBe(true);
    play(scene, { type: 'bank-put-up', seat: 3, amount: 10_000, origin: null });
    expect(scene.broken).toBe(false);
  });

  it('lets the outcome of a lot be heard before the next call (AD-B7, AD-B9)', () => {
    const scene = new Scene();
    const drawn = told({ type: 'lot-drawn', number: 0, seats: [2, 3], seat: 3 });
    const cue = { scene, times: TIMES.normal, seat: 2, commit: () => {}, reveal: () => {} } as const;
    const [step] = script([{ ...drawn, calls: [{ id: 'banque-lot', args: { seat: 3 } }] }], cue);
    step!.run();
    expect(scene.call?.id).toBe('banque-lot');
    expect(step!.hold).toBe(TIMES.normal.beat);
  });

  it('announces a side without stakes without a total', () => {
    expect(ofBanque('coup-line', { right: 6, banker: 5, outcome: 'won' })).toBe('Right 6, left –, banker 5: won');
  });
});

it('lets a player of both hands look at the left one once its faces come (BB-11)', () => {
  const scene = new Scene();
  const mine: BanqueView['right'] = { ...HAND, seat: 2, cards: ['9h', '4c'] };
  scene.lay(nowOf(viewOf({ right: mine, left_hand: { ...mine, cards: [null, null] } })));
  expect(scene.looking).toBe('right');
  scene.look('right');
  scene.speak('right', false);
  expect(scene.looking).toBeNull();
  scene.learn('left', ['2h', '3c']);
  expect(scene.looking).toBe('left');
});

it('tells a player of both hands that the left one stays face down (BB-11)', () => {
  const may = { type: 'speak', show: false, draw: true, stand: true, custom: 'F', late: 'S', table: false } as const;
  const right: BanqueView['right'] = { ...HAND, seat: 2, cards: ['Kh', '5c'], total: 5 };
  const asked = (seat: number) =>
    questionOf(nowOf(viewOf({ phase: 'right', right, left_hand: { ...HAND, seat }, choices: [may] })), RULES)?.how;
  expect(asked(2)).toContain('Your left hand stays face down');
  expect(asked(3)).not.toContain('face down');
});

it('shows at a chair how much of its stake was refused, also to a newcomer', () => {
  const chair = (refused: number) => {
    const now = nowOf(viewOf({ seats: [seat(3, { stake: 1_000, refused })] })) as unknown as BankNow;
    return render(BankChair, { props: { now, seat: 3, result: null, plays: false } }).body;
  };
  expect(chair(500)).toContain('data-refused="500"');
  expect(chair(0)).not.toContain('data-refused');
});

it('tells bystanders what they may stake, and still shows what the croupier asks', () => {
  const now = {
    ...nowOf(viewOf({ phase: 'raise', over: 500 })),
    me: { seat: 2, may: { free: [] } },
  } as unknown as NowOf<BanqueView>;
  const { prompt, standing } = drawn(new Scene(), now, RULES as unknown as BanquePreset);
  expect(prompt).toMatchObject({ id: 'bank-raise-asked', args: { units: 500 } });
  expect(standing).toEqual(expect.any(String));
});

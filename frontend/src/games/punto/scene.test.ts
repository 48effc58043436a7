import { describe, expect, it } from 'vitest';
import type { Card, Told } from '../../wire';
import { Scene } from './scene.svelte';
import { TIMES } from '../../room/timeline';
import { fatesIn, script } from './script';

const SEAT = 4;
const told = (event: Told['event'], ...ids: string[]): Told => ({
  event,
  calls: ids.map((id) => ({ id, args: {} })),
  backs: [],
});

const END: Told[] = [
  told({ type: 'card-dealt', side: 'banker', card: '9h', total: 9 }, 'call-points'),
  told({ type: 'coup-decided', outcome: 'banker', player: 3, banker: 9, natural: true }, 'call-banker-wins'),
  told({ type: 'bet-lost', seat: SEAT, wager: 'tie', stake: 2500, back: 0 }),
  told({ type: 'bet-won', seat: SEAT, wager: 'banker', stake: 10_000, win: 10_000, commission: 500 }),
  told({ type: 'bet-stands', seat: SEAT, wager: 'player', stake: 5000 }),
  told({ type: 'coup-ended' }, 'call-place-bets'),
];

const comeOf = (cards: number, bends = false) => ({
  player: { cards, total: null, bends },
  banker: { cards, total: null, bends },
});
const cueOf = (scene: Scene, change: Partial<Parameters<typeof script>[1]> = {}) => ({
  scene,
  times: TIMES.normal,
  seat: SEAT,
  squeeze: false,
  come: comeOf(2),
  reveal: () => {},
  ...change,
});

/** Play the end of a coup step by step; `see` inspects the scene after each. */
function played(see: (scene: Scene) => void = () => {}): { scene: Scene; revealed: number } {
  const scene = new Scene();
  let revealed = 0;
  for (const step of script(END, cueOf(scene, { reveal: () => (revealed += 1) }))) {
    step.run();
    see(scene);
  }
  return { scene, revealed };
}

describe('the end of a coup', () => {
  it('goes from the cards to the winner, the sweep, the payment and home', () => {
    const stages: string[] = [];
    played(({ stage }) => void (stages.at(-1) === stage || stages.push(stage)));
    expect(stages).toEqual(['open', 'decided', 'swept', 'paid', 'home']);
  });

  it('keeps chips in place until they have been seen to move', () => {
    const seen: Record<string, number[]> = {};
    played((scene) => {
      seen[scene.stage] = [
        scene.lying(SEAT, 'tie'),
        scene.lying(SEAT, 'banker'),
        scene.payment(SEAT, 'banker'),
        scene.owed(SEAT),
      ];
    });
    expect(seen).toEqual({
      open: [0, 0, 0, 0],
      decided: [2500, 10_000, 0, 19_500],
      swept: [0, 10_000, 0, 19_500],
      paid: [0, 10_000, 9500, 19_500],
      home: [0, 0, 0, 0],
    });
  });

  it('brings back what a bet that loses in part has left', () => {
    const half = { type: 'bet-lost', seat: SEAT, wager: 'half', stake: 2500, back: 1250 } as const;
    const scene = new Scene();
    scene.fates = fatesIn([told(half)]);
    expect([scene.owed(SEAT), scene.cameTo(SEAT)]).toEqual([1250, -1250]);
  });

  it('reveals the scorecards with the winner, and not before', () => {
    expect(played().revealed).toBe(1);
    played((scene) => expect(scene.decided === null).toBe(scene.stage === 'open'));
  });

  it('keeps the result in view next to the following call', () => {
    const { scene } = played();
    expect(scene.call?.id).toBe('call-banker-wins');
    expect(scene.aside?.id).toBe('call-place-bets');
    expect(scene.cameTo(SEAT)).toBe(7000);
    expect(scene.said.map(({ call }) => call.id)).toEqual(['call-points', 'call-banker-wins', 'call-place-bets']);
    scene.clear();
    expect(scene.call?.id).toBe('call-place-bets');
    expect(scene.dealt).toBe(0);
    expect(scene.cameTo(SEAT)).toBeNull();
  });

  it('takes no time at the instant pace', () => {
    const scene = new Scene();
    const steps = script(END, cueOf(scene, { times: TIMES.instant }));
    expect(steps.reduce((sum, step) => sum + step.hold, 0)).toBe(0);
  });
});

it('deals a card with the back of its pack (C-3)', () => {
  const scene = new Scene();
  const dealt: Told = { ...told({ type: 'card-dealt', side: 'player', card: '4c', total: 4 }), backs: ['blue'] };
  for (const step of script([dealt], cueOf(scene))) step.run();
  expect(scene.hands.player.cards.map(({ back }) => back)).toEqual(['blue']);
});

it('subtracts a noted commission from the result of a bet', () => {
  const won = { type: 'bet-won', seat: SEAT, wager: 'banker', stake: 100, win: 100, commission: 0 } as const;
  const noted = { type: 'commission-noted', seat: SEAT, wager: 'banker', amount: 5 } as const;
  expect(fatesIn([told(won), told(noted)])).toEqual([{ ...won, commission: 5 }]);
});

it('keeps cards face down until they are shown, except for the player who looks at them', () => {
  const scene = new Scene();
  const down = (side: 'player' | 'banker') => told({ type: 'card-passed', side, card: null, face_up: false });
  const run = (...events: Told[]) => script(events, cueOf(scene)).forEach((step) => step.run());
  const player = () => scene.hands.player.cards.map(({ code, up }) => [code, up]);
  run(down('player'), down('banker'), down('player'), down('banker'));
  expect(player()).toEqual([
    [null, false],
    [null, false],
  ]);
  run(told({ type: 'hand-looked', side: 'player', seat: 9, cards: null }));
  expect(player()).toEqual([
    [null, false],
    [null, false],
  ]);
  run(told({ type: 'hand-looked', side: 'player', seat: SEAT, cards: ['4c', '3d'] }));
  expect(player()).toEqual([
    ['4c', true],
    ['3d', true],
  ]);
  expect(scene.hands.player.total).toBeNull();
  run(told({ type: 'hand-shown', side: 'banker', cards: ['9c', 'Td'], total: 9, natural: true }));
  expect([scene.hands.banker.total, scene.hands.player.total]).toEqual([9, null]);
  const bare = { cards: [], down: [], total: null, looked: 0, draws: null };
  scene.lay({ player: { ...bare, cards: ['3d'], down: [0, 1] }, banker: bare });
  expect(player()).toEqual([
    [null, false],
    [null, false],
    ['3d', true],
  ]);
});

it('announces no card before it has turned, and pauses before a third', () => {
  const scene = new Scene();
  const deal = (side: 'player' | 'banker', card: '4c' | '3d', total: number) =>
    told({ type: 'card-dealt', side, card, total }, 'call-points');
  const coup = [
    deal('player', '4c', 4),
    deal('banker', '3d', 3),
    deal('player', '3d', 7),
    deal('banker', '4c', 7),
    deal('player', '3d', 0),
  ];
  const seen: string[] = [];
  let before = 0;
  for (const step of script(coup, cueOf(scene, { come: comeOf(0) }))) {
    step.run();
    const { player, banker } = scene.hands;
    const up = [...player.cards, ...banker.cards].filter((card) => card.up).length;
    expect(scene.opened).toBeLessThanOrEqual(up);
    if (scene.dealt > before) seen.push(`${scene.dealt} ${player.total} ${banker.total} ${scene.said.length}`);
    if (step.hold === TIMES.normal.beat) seen.push('pause');
    before = scene.dealt;
  }
  expect(seen).toEqual(['1 null null 0', '2 4 null 1', '3 4 3 2', '4 7 3 3', 'pause', '5 7 7 4']);
  expect([scene.hands.player.total, scene.opened]).toEqual([0, 5]);
});

it('lets a player turn both cards of one hand, then both of the other, before the announcement', () => {
  const scene = new Scene();
  const come = comeOf(0, true);
  const deal = (side: 'player' | 'banker', card: '4c' | '3d', total: number) =>
    told({ type: 'card-dealt', side, card, total }, 'call-points');
  const waits: string[] = [];
  for (const step of script(
    [deal('player', '4c', 4), deal('banker', '3d', 3), deal('player', '3d', 7), deal('banker', '4c', 7)],
    cueOf(scene, { come }),
  )) {
    step.run();
    if (step.waits?.())
      waits.push(
        `${scene.bending?.side} ${scene.bending?.cards.length} ${scene.hands.player.total} ${scene.said.length}`,
      );
  }
  expect(waits).toEqual(['player 2 null 0', 'banker 2 7 0']);
  expect([scene.hands.banker.total, scene.said.length, scene.bending]).toEqual([7, 1, null]);
});

it('lets the largest staker on a hand bend it up for everyone, whatever others chose, and a third card after a pause (PB-23)', () => {
  const scene = new Scene();
  const cue = cueOf(scene, { squeeze: true, come: comeOf(0) });
  const run = (...events: Told[]) =>
    script(events, cue).map((step) => (step.run(), [step.hold, step.waits?.() ?? false]));
  const down = (side: 'player' | 'banker') => told({ type: 'card-passed', side, card: null, face_up: false });
  const bent = () => scene.bending?.cards.map(({ code, up }) => [code, up]);
  run(down('player'), down('banker'), down('player'), down('banker'));
  run(told({ type: 'hand-looked', side: 'player', seat: 9, cards: null }));
  expect(bent()).toBeUndefined();
  expect(run(told({ type: 'hand-looked', side: 'player', seat: SEAT, cards: ['4c', 'Td'] }))).not.toContainEqual([
    0,
    true,
  ]);
  expect([bent(), scene.hands.player.total]).toEqual([
    [
      ['4c', false],
      ['Td', false],
    ],
    null,
  ]);
  run(told({ type: 'hand-shown', side: 'player', cards: ['4c', 'Td'], total: 4, natural: false }));
  expect([scene.bending, scene.hands.player.total]).toEqual([null, 4]);
  expect(run(down('player'))[0]).toEqual([TIMES.normal.beat, false]);
  run(told({ type: 'hand-looked', side: 'player', seat: SEAT, cards: ['4c', 'Td', '9h'] }));
  expect([bent(), scene.hands.player.total]).toEqual([[['9h', false]], 4]);
});

it('lays cards down again for a player who returns while it is theirs to turn them', () => {
  const scene = new Scene();
  const hand = (...cards: Card[]) => ({ cards, down: [], total: 4, looked: SEAT, draws: null });
  scene.lay({ player: hand('4c', 'Td'), banker: hand('3d', 'As', '2c') });
  scene.cover('banker');
  expect(scene.bending?.cards.map(({ code }) => code)).toEqual(['2c']);
  scene.cover('player');
  expect(scene.bending?.cards.map(({ code }) => code)).toEqual(['4c', 'Td']);
  expect([scene.hands.player.total, scene.hands.banker.total]).toEqual([null, null]);
});

import { describe, expect, it } from 'vitest';
import { own } from '../../room/preferences.svelte';
import type { Back, Told } from '../../wire';
import { nowOf, viewOf } from './sample.support';
import { Scene } from './scene.svelte';
import { script } from './script';
import { TIMES } from '../../room/timeline';
import { isOpen } from '../../room/scene.svelte';

const SEAT = 1;
const told = (event: Told['event'], ...ids: string[]): Told => ({
  event,
  calls: ids.map((id) => ({ id, args: {} })),
  backs: [],
});

function play(scene: Scene, messages: Told[], see: (scene: Scene) => void = () => {}): { commits: number } {
  let commits = 0;
  const cue = { scene, times: TIMES.normal, seat: SEAT, commit: () => (commits += 1), reveal: () => {} } as const;
  for (const step of script(messages, cue)) {
    step.run();
    see(scene);
  }
  return { commits };
}

const card = (side: 'player' | 'banker', back: Back): Told => ({
  ...told({ type: 'card-passed', side, card: null, face_up: false }),
  backs: [back],
});
const DEAL = [card('player', 'blue'), card('banker', 'pink'), card('player', 'pink'), card('banker', 'pink')];
const LOOK = told({ type: 'hand-looked', side: 'player', seat: SEAT, cards: ['5h', 'Kd'] });

describe('a hand that is dealt face down', () => {
  it('goes over to the ponte, who may look', () => {
    const scene = new Scene();
    play(scene, DEAL);
    expect(scene.looking).toBeNull();
    expect(scene.passed).toBe(false);
    play(scene, [LOOK]);
    expect(scene.passed).toBe(true);
    expect(scene.looking).toBe('player');
    expect([...scene.looked]).toEqual([]);
    scene.look('player');
    expect([...scene.looked]).toEqual(['player']);
    expect(scene.hands.player.cards.map(({ code }) => code)).toEqual(['5h', 'Kd']);
    expect(scene.hands.banker.cards.map(({ code }) => code)).toEqual([null, null]);
  });

  it('may not be looked at by anyone but its holder', () => {
    const scene = new Scene();
    play(scene, [...DEAL, told({ type: 'hand-looked', side: 'player', seat: 4, cards: null })]);
    scene.look('player');
    expect(scene.looking).toBeNull();
    expect([...scene.looked]).toEqual([]);
  });
});

describe('the back of a card', () => {
  const backs = ({ hands }: Scene) => [hands.player, hands.banker].map(({ cards }) => cards.map(({ back }) => back));

  it('has the announced colour, and keeps it as the card is looked at and shown (C-3)', () => {
    const scene = new Scene();
    const shown = told({ type: 'hand-shown', side: 'player', cards: ['5h', 'Kd'], total: 5, natural: false });
    play(scene, [...DEAL, LOOK, shown]);
    expect(backs(scene)).toEqual([
      ['blue', 'pink'],
      ['pink', 'pink'],
    ]);
  });

  it('has it also for someone who joins while it is on the table (C-3)', () => {
    const scene = new Scene();
    const hand = { seat: 1, cards: [null, null], total: null, shown: false, draws: null, third: null };
    const found = nowOf(viewOf({ phase: 'ponte', ponte: hand, banker: hand }));
    scene.lay(found, { player: ['pink', 'blue'], banker: ['blue', 'blue'] });
    expect(backs(scene)).toEqual([
      ['pink', 'blue'],
      ['blue', 'blue'],
    ]);
  });
});

const END = [
  told({ type: 'hand-shown', side: 'player', cards: ['5h', 'Kd', '3c'], total: 8, natural: false }, 'chemin-shown'),
  told({ type: 'hands-decided', outcome: 'player', ponte: 8, banker: 2, natural: false }, 'chemin-result-ponte'),
  told({ type: 'stake-won', seat: 1, stake: 900, banker: 3, own: 500, co_banker: 5, co: 400 }),
  told(
    { type: 'bank-ended', how: 'lost', seat: 3, own: 0, aside: 0, co_banker: 5, co: 0, co_aside: 0, falls_to: 3 },
    'chemin-bank-lost',
  ),
  told({ type: 'coup-ended' }),
  told({ type: 'bank-offered', seat: 4 }, 'chemin-bank-offered'),
];

describe('the end of a coup', () => {
  it('shows the winner before any chip moves, and clears the table afterwards', () => {
    const scene = new Scene();
    play(scene, [...DEAL, LOOK]);
    const seen: string[] = [];
    const { commits } = play(scene, END, () => {
      seen.push(`${scene.decided?.outcome ?? 'open'} ${scene.results.get(1) ?? '-'}`);
    });
    expect(seen).toContain('player -');
    expect(seen.indexOf('player -')).toBeLessThan(seen.indexOf('player 900'));
    expect(commits).toBe(1);
    expect(scene.dealt).toBe(0);
    expect(scene.call?.id).toBe('chemin-bank-offered');
    expect(scene.said.map(({ call }) => call.id)).toContain('chemin-result-ponte');
  });

  it('tells banker and co-banker what they paid', () => {
    const scene = new Scene();
    let paid: (number | undefined)[] = [];
    play(scene, [...DEAL, ...END], ({ results }) => {
      if (results.size) paid = [3, 5].map((seat) => results.get(seat));
    });
    expect(paid).toEqual([-500, -400]);
  });

  it('counts all the cards of both hands', () => {
    const scene = new Scene();
    const totals: (number | null)[][] = [];
    play(scene, END, () => scene.decided && totals.push([scene.hands.player.total, scene.hands.banker.total]));
    expect(totals[0]).toEqual([8, 2]);
  });
});

it('lays out a table on arrival, with one’s own cards face down', () => {
  const scene = new Scene();
  const ponte = { seat: 1, cards: ['5h', 'Kd'] as const, total: 5, shown: false, draws: null, third: null };
  const banker = { seat: 3, cards: [null, null], total: null, shown: false, draws: null, third: null };
  scene.lay(nowOf(viewOf({ phase: 'ponte', ponte: { ...ponte, cards: [...ponte.cards] }, banker })));
  expect(scene.looking).toBe('player');
  expect(scene.hands.player.cards.every(({ up }) => !up)).toBe(true);
  expect(scene.passed).toBe(true);
});

it('announces nothing about a hand before it has turned, and pauses before a third card', () => {
  const scene = new Scene();
  const cue = { scene, times: TIMES.normal, seat: SEAT, commit: () => {}, reveal: () => {} };
  const third = told({ type: 'card-passed', side: 'player', card: '3c', face_up: true }, 'chemin-given');
  const shown = told(
    { type: 'hand-shown', side: 'player', cards: ['5h', 'Kd', '3c'], total: 8, natural: false },
    'chemin-shown',
  );
  const seen: string[] = [];
  for (const { hold, run } of script([...DEAL, third, shown], cue)) {
    run();
    const { cards, total } = scene.hands.player;
    expect(scene.looking).toBeNull();
    seen.push(
      `${cards.length} ${cards.filter(({ up }) => up).length} ${cards.filter(isOpen).length} ${total} ${scene.call?.id.slice(7) ?? '-'} ${hold}`,
    );
  }
  expect(seen.slice(8)).toEqual([
    '2 0 0 null - 700',
    '3 0 0 null - 400',
    '3 0 0 null - 0',
    '3 1 0 null - 420',
    '3 1 1 null - 0',
    '3 1 1 null given 0',
    '3 1 1 null given 0',
    '3 3 1 null given 420',
    '3 3 3 8 shown 700',
    '3 3 3 8 shown 0',
  ]);
});

it('lets the player of a hand bend its third card before it turns for all', () => {
  const third = told({ type: 'card-passed', side: 'player', card: '3c', face_up: true }, 'chemin-given');
  const scene = new Scene();
  const bent = (ponte: number) => {
    play(scene, [told({ type: 'stakes-set', banco: 900, ponte }), ...DEAL, LOOK]);
    const cue = { scene, times: TIMES.normal, seat: SEAT, commit: () => {}, reveal: () => {} } as const;
    return script([third], cue)
      .map(({ run, waits }) => {
        run();
        if (!waits?.()) return null;
        const { side, cards } = scene.bending!;
        scene.bent();
        return `${side} ${cards.map(({ code, up }) => `${code} ${up}`).join()} ${scene.lifted.size}`;
      })
      .filter(Boolean);
  };
  expect(bent(SEAT)).toEqual([]);
  own.choices = { ...own.choices, turns: 'mine' };
  expect([bent(SEAT), bent(4)]).toEqual([['player 3c false 0'], []]);
  own.choices = { ...own.choices, turns: 'never' };
});

it('leaves the cards on the table when a suivi takes them over, and clears those of the last coup', () => {
  const scene = new Scene();
  const begun = (ponte: number) => told({ type: 'stakes-set', banco: 900, ponte });
  play(scene, [begun(4), ...DEAL, begun(5)]);
  expect([scene.ponte, scene.hands.player.cards.length]).toEqual([5, 2]);
  scene.decide({ type: 'hands-decided', outcome: 'player', ponte: 8, banker: 2, natural: false });
  play(scene, [begun(4)]);
  expect(scene.hands.player.cards).toEqual([]);
});

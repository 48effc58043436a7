import { describe, expect, it } from 'vitest';
import type { Told } from '../wire';
import { Scene } from './scene.svelte';
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
  told({ type: 'bet-lost', seat: SEAT, wager: 'tie', stake: 2500 }),
  told({ type: 'bet-won', seat: SEAT, wager: 'banker', stake: 10_000, win: 10_000, commission: 500 }),
  told({ type: 'bet-stands', seat: SEAT, wager: 'player', stake: 5000 }),
  told({ type: 'coup-ended' }, 'call-place-bets'),
];

/** Play the end of a coup step by step; `see` looks at the scene after each. */
function played(see: (scene: Scene) => void = () => {}): { scene: Scene; revealed: number } {
  const scene = new Scene();
  let revealed = 0;
  scene.fates = fatesIn(END);
  for (const step of script(END, { scene, pace: 'normal', seat: SEAT, reveal: () => (revealed += 1) })) {
    step.run();
    see(scene);
  }
  return { scene, revealed };
}

describe('the end of a coup', () => {
  it('goes from the card to the winner, the sweep, the payment and home', () => {
    const stages: string[] = [];
    played(({ stage }) => void (stages.at(-1) === stage || stages.push(stage)));
    expect(stages).toEqual(['open', 'decided', 'swept', 'paid', 'home']);
  });

  it('holds chips where they lie until the eye has seen them go', () => {
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
      open: [2500, 10_000, 0, 19_500],
      decided: [2500, 10_000, 0, 19_500],
      swept: [0, 10_000, 0, 19_500],
      paid: [0, 10_000, 9500, 19_500],
      home: [0, 0, 0, 0],
    });
  });

  it('reveals the scorecards with the winner, and only then', () => {
    expect(played().revealed).toBe(1);
    played((scene) => expect(scene.decided === null).toBe(scene.stage === 'open'));
  });

  it('keeps the result on view beside the next call', () => {
    const { scene } = played();
    expect(scene.call?.id).toBe('call-banker-wins');
    expect(scene.aside?.id).toBe('call-place-bets');
    expect(scene.cameTo(SEAT)).toBe(7000);
    expect(scene.said.map(({ call }) => call.id)).toEqual([
      'call-points',
      'call-banker-wins',
      'call-place-bets',
    ]);
    scene.clear();
    expect(scene.call?.id).toBe('call-place-bets');
    expect(scene.dealt).toBe(0);
    expect(scene.cameTo(SEAT)).toBeNull();
  });

  it('takes no time at the pace that is at once', () => {
    const scene = new Scene();
    const steps = script(END, { scene, pace: 'instant', seat: SEAT, reveal: () => {} });
    expect(steps.reduce((sum, step) => sum + step.hold, 0)).toBe(0);
  });
});

it('deals a card with the back of its pack (C-3)', () => {
  const scene = new Scene();
  const dealt: Told = { ...told({ type: 'card-dealt', side: 'player', card: '4c', total: 4 }), backs: ['blue'] };
  for (const step of script([dealt], { scene, pace: 'normal', seat: SEAT, reveal: () => {} })) step.run();
  expect(scene.hands.player.cards.map(({ back }) => back)).toEqual(['blue']);
});

import { playCard, playChip, playShuffle, playWin } from '../sound';
import type { Back, CardDealt, Told } from '../wire';
import type { Pace } from '../types';
import { isFate, type Fate, type Scene, type Stage } from './scene.svelte';
import { TIMES } from '../table/pace';
import type { Step } from '../table/timeline';

interface Cue {
  scene: Scene;
  pace: Pace;
  seat: number | null;
  /** What may only be shown once the winner is known. */
  reveal: () => void;
}

/** Turn what was told into steps to play before the viewer, in order. */
export function script(told: readonly Told[], cue: Cue): Step[] {
  return told.flatMap((each) => steps(each, told, cue));
}

function steps({ event, calls, backs }: Told, told: readonly Told[], cue: Cue): Step[] {
  const { scene } = cue;
  const { card, beat } = TIMES[cue.pace];
  switch (event.type) {
    case 'stakes-closed':
      return [{ hold: beat / 2, run: () => (scene.clear(), scene.say(...calls)) }];
    case 'card-dealt':
      return [
        { hold: card, run: () => dealt(scene, event, backs[0]) },
        { hold: 0, run: () => scene.say(...calls) },
      ];
    case 'coup-decided':
      return [
        {
          hold: beat,
          run: () => {
            scene.decided = event;
            scene.stage = 'decided';
            scene.say(...calls);
            cue.reveal();
          },
        },
        ...settlement(fatesIn(told), cue),
      ];
    case 'coup-ended':
      return [{ hold: 0, run: () => scene.sayAside(...calls) }];
    case 'shoe-started':
      return [{ hold: beat, run: () => (playShuffle(), scene.clear(), scene.say(...calls)) }];
    default:
      return calls.length ? [{ hold: 0, run: () => scene.remark(...calls) }] : [];
  }
}

export const fatesIn = (told: readonly Told[]): Fate[] =>
  told.map(({ event }) => event).filter(isFate);

/** The losers are swept, then the winners are paid, then the chips go home. */
function settlement(fates: readonly Fate[], { scene, pace, seat }: Cue): Step[] {
  const { beat } = TIMES[pace];
  const held = (type: Fate['type'], hold: number) =>
    fates.some((fate) => fate.type === type) ? hold : 0;
  const stage = (to: Stage, hold: number, sound?: () => void): Step => ({
    hold,
    run: () => {
      scene.stage = to;
      if (hold > 0) sound?.();
    },
  });
  const mineWon = fates.some((fate) => fate.type === 'bet-won' && fate.seat === seat);
  return [
    stage('swept', held('bet-lost', beat * 0.8), playChip),
    stage('paid', held('bet-won', beat * 2), mineWon ? playWin : playChip),
    stage('home', 0),
  ];
}

function dealt(scene: Scene, event: CardDealt, back?: Back): void {
  if (scene.decided) scene.clear();
  scene.deal(event.side, event.card, event.total, back);
  playCard();
}

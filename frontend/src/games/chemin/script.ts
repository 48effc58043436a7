import { beginSteps, dealt, others, scripted, showSteps, speakSteps, type Cue } from '../bank/script';
import type { Step } from '../../room/timeline';
import type { Event } from '../../types';
import type { StakeWon, Told } from '../../wire';
import type { Scene } from './scene.svelte';

export const DECIDES = 'hands-decided';

/** Convert events into ordered playback steps. */
export const script = (told: readonly Told[], cue: Cue<Scene>): Step[] =>
  scripted(told, cue, { types: { decides: DECIDES, won: 'stake-won', lost: 'stake-lost' }, each: steps, settle });

function steps(told: Told, cue: Cue<Scene>): Step[] {
  const { scene } = cue;
  const { event, calls, backs } = told;
  switch (event.type) {
    case 'stakes-set':
      return beginSteps(cue, calls, () => scene.begin(event.ponte));
    case 'card-passed':
      return dealt(cue, { side: event.side, card: event.card, third: event.face_up, back: backs[0], calls });
    case 'hand-looked':
      return [{ hold: 0, run: () => (event.cards && scene.learn(event.side, event.cards), (scene.passed = true)) }];
    case 'ponte-spoke':
      return speakSteps(cue, calls, () => scene.speak('player', event.draws));
    case 'banker-spoke':
      return speakSteps(cue, calls, () => scene.speak('banker', event.draws));
    case 'hand-shown':
      return [{ hold: 0, run: () => (scene.passed = true) }, ...showSteps(cue, { ...event, calls })];
    default:
      return others(told, cue);
  }
}

/** Set each seat's result of the coup: stakes, and the shares of banker and co-banker. */
function settle(scene: Scene, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'stake-won') paid(scene, event);
    if (event.type === 'stake-lost') scene.brought(event.seat, -event.stake);
    if (event.type === 'bank-won') {
      scene.brought(event.banker, event.win - event.tax - event.co);
      if (event.co_banker) scene.brought(event.co_banker, event.co);
    }
    if (event.type === 'bank-ended') scene.broken = event.how === 'lost' && !event.own && !event.co;
  }
}

function paid(scene: Scene, { seat, stake, banker, own, co_banker, co }: StakeWon): void {
  scene.brought(seat, stake);
  scene.brought(banker, -own);
  if (co_banker) scene.brought(co_banker, -co);
}

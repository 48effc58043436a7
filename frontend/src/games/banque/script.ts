import { beginSteps, dealt, others, scripted, showSteps, speakSteps, type Cue } from '../bank/script';
import type { Step } from '../../room/timeline';
import type { Event } from '../../types';
import type { Told } from '../../wire';
import type { Scene } from './scene.svelte';

export const DECIDES = 'sides-decided';

/** Events that lay chips, specific to this game. */
const LAID: ReadonlySet<Event['type']> = new Set(['side-staked', 'all-accepted', 'topped-up', 'bank-opened']);

/** Convert events into ordered playback steps. */
export const script = (told: readonly Told[], cue: Cue<Scene>): Step[] =>
  scripted(told, cue, { types: { decides: DECIDES, won: 'stake-paid', lost: 'stake-collected' }, each: steps, settle });

function steps(told: Told, cue: Cue<Scene>): Step[] {
  const { scene } = cue;
  const { event, calls, backs } = told;
  switch (event.type) {
    case 'hands-held':
      return beginSteps(cue, calls, () => scene.begin(event));
    case 'card-given':
      return dealt(cue, { side: event.side, card: event.card, third: event.face_up, back: backs[0], calls });
    case 'hand-seen':
      return [{ hold: 0, run: () => event.cards && scene.learn(event.side, event.cards) }];
    case 'side-spoke':
      return speakSteps(cue, calls, () => scene.speak(event.side, event.draws));
    case 'banker-spoke':
      return speakSteps(cue, calls, () => scene.speak('banker', event.draws));
    case 'hand-turned':
      return showSteps(cue, { ...event, calls });
    case 'bank-put-up':
    case 'refilled':
      return [{ hold: 0, run: () => (scene.broken = false) }, ...others(told, cue, new Set([event.type]))];
    default:
      return others(told, cue, LAID);
  }
}

/** Set each seat's result of the coup: stakes on either side, and the shares of banker and co-banker. */
function settle(scene: Scene, events: readonly Event[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'stake-paid':
        scene.brought(event.seat, event.own + event.co);
        scene.brought(event.banker, -event.own);
        if (event.co_banker) scene.brought(event.co_banker, -event.co);
        break;
      case 'stake-collected':
        scene.brought(event.seat, -event.taken);
        scene.brought(event.banker, event.taken);
        break;
      case 'coup-reckoned':
        scene.brought(event.banker, -event.tax - event.co);
        if (event.co_banker) scene.brought(event.co_banker, event.co);
        break;
      case 'refill-asked':
        scene.broken = true;
        break;
      case 'bank-ended':
        scene.broken = event.how === 'lost';
    }
  }
}

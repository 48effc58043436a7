import { playCard } from '../sound';
import type { CardPassed, HandLooked, HandShown, Told } from '../wire';
import type { Times } from '../table/pace';
import type { Step } from '../table/timeline';
import type { Scene } from './scene.svelte';

type Covered = CardPassed | HandLooked | HandShown;

/** What happens to cards that come face down, before the viewer. */
export function covered(event: Covered, { calls, backs }: Told, scene: Scene, times: Times): Step[] {
  const say = { hold: 0, run: () => scene.remark(...calls) };
  switch (event.type) {
    case 'card-passed':
      return [
        { hold: 0, run: () => void (scene.decided && scene.clear()) },
        { hold: times.card, run: () => (scene.pass(event.side, event.card, event.face_up, backs[0]), playCard()) },
        ...(event.face_up ? [say] : []),
      ];
    case 'hand-looked':
      return event.cards ? [{ hold: times.turn, run: () => scene.learn(event.side, event.cards!) }] : [];
    case 'hand-shown':
      return [
        { hold: times.turn, run: () => scene.learn(event.side, event.cards) },
        { hold: 0, run: () => (scene.open(event.side, event.total), scene.say(...calls)) },
      ];
  }
}

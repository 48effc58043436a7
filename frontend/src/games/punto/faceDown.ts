import { seesAtOnce, type Step, type Times } from '../../room/timeline';
import type { Side, Card, CardPassed, HandLooked, HandShown, Told } from '../../wire';
import type { Scene } from './scene.svelte';
import { playCard, playTurn } from '../../sound/sound';
import { own } from '../../room/preferences.svelte';

/** By hand: how many cards have come, their value, and whether the viewer turns them. */
export type Arrived = Record<Side, { cards: number; total: number | null; bends: boolean }>;

/** What the steps of a playback act on. */
export interface Playback {
  scene: Scene;
  times: Times;
  seat: number | null;
  /** Whether the player entitled to a hand turns it for everyone (PB-23). */
  squeeze: boolean;
  /** What has been dealt in this coup, by hand. */
  come: Arrived;
  /** Sync everything except the cards (chips, buttons, scorecards) with the server state. */
  reveal: () => void;
}

type FaceDown = CardPassed | HandLooked | HandShown;

/** Playback of cards that are dealt face down; a third card comes after a pause. */
export function faceDownSteps(
  event: FaceDown,
  { calls, backs }: Told,
  { scene, times, come, squeeze }: Playback,
): Step[] {
  const say = { hold: 0, run: () => scene.remark(...calls) };
  switch (event.type) {
    case 'card-passed':
      come[event.side].cards += 1;
      return [
        { hold: come[event.side].cards > 2 ? times.beat : 0, run: () => void (scene.decided && scene.clear()) },
        { hold: times.card, run: () => (scene.deal(event.side, event.card, backs[0]), playCard()) },
        ...(event.face_up
          ? [
              { hold: times.turn, run: () => scene.turnLast(event.side) },
              { hold: 0, run: () => scene.open(event.side, null) },
              say,
            ]
          : []),
      ];
    case 'hand-looked':
      return event.cards ? looked(event.side, event.cards, { scene, times, squeeze }) : [];
    case 'hand-shown':
      return [
        { hold: times.turn, run: () => (scene.learn(event.side, event.cards), playTurn()) },
        { hold: 0, run: () => (scene.open(event.side, event.total), scene.say(...calls)) },
      ];
  }
}

/** Let the viewer see them: by bending them up for everyone if the turn is theirs, or privately if they chose to. */
function looked(
  side: Side,
  cards: readonly Card[],
  { scene, times, squeeze }: Pick<Playback, 'scene' | 'times' | 'squeeze'>,
): Step[] {
  const bend = () => (scene.know(side, cards), scene.bend(side));
  if (squeeze && !seesAtOnce()) return [{ hold: 0, run: bend }];
  const turn = [
    { hold: times.turn, run: () => scene.learn(side, cards) },
    { hold: 0, run: () => scene.open(side, null) },
  ];
  return own.choices.turns === 'never' ? turn : [{ hold: 0, run: bend, waits: () => true }, ...turn];
}

import { TIMES } from '../table/pace';
import type { Step } from '../table/timeline';
import { playCard, playChip, playShuffle, playWin } from '../sound';
import type { Event, Pace } from '../types';
import type { HandsDecided, StakeWon, Told } from '../wire';
import type { Scene } from './scene.svelte';

interface Cue {
  scene: Scene;
  pace: Pace;
  seat: number | null;
  /** Bring the table's chips, its bank and its question up to the house's word. */
  commit: () => void;
  /** What may only be shown once the winner is known. */
  reveal: () => void;
}

/** Turn what was told into steps to play before the viewer, in order. */
export function script(told: readonly Told[], cue: Cue): Step[] {
  const end = told.findIndex(({ event }) => event.type === 'hands-decided');
  const plain = told.slice(0, end < 0 ? told.length : end).flatMap((each) => steps(each, cue));
  const { event, calls } = told[end] ?? {};
  if (event?.type !== 'hands-decided') return [...plain, { hold: 0, run: cue.commit }];
  return [...plain, ...ending(event, calls ?? [], told.slice(end + 1), cue)];
}

function steps({ event, calls, backs }: Told, cue: Cue): Step[] {
  const { scene } = cue;
  const { card, beat } = TIMES[cue.pace];
  const say = { hold: 0, run: () => scene.remark(...calls) };
  switch (event.type) {
    case 'stakes-set':
      return [{ hold: beat, run: () => (scene.begin(event.ponte), scene.say(...calls)) }, { hold: 0, run: cue.commit }];
    case 'card-passed':
      return [
        { hold: card, run: () => (scene.deal(event.side, event.card, event.face_up, backs[0]), playCard()) },
        say,
      ];
    case 'hand-looked':
      return [
        {
          hold: 0,
          run: () => {
            if (event.cards) scene.learn(event.side, event.cards);
            scene.passed = true;
          },
        },
      ];
    case 'ponte-spoke':
    case 'banker-spoke': {
      const side = event.type === 'ponte-spoke' ? 'player' : 'banker';
      return [{ hold: beat, run: () => (scene.speak(side, event.draws), scene.say(...calls)) }];
    }
    case 'hand-shown':
      return [
        {
          hold: beat,
          run: () => {
            scene.passed = true;
            scene.show(event.side, event.cards, event.total);
            scene.say(...calls);
            playCard();
          },
        },
      ];
    case 'shoe-started':
      return [{ hold: beat, run: () => (playShuffle(), scene.clear(), scene.say(...calls)) }];
    case 'punted':
    case 'bank-put-up':
    case 'bank-added':
    case 'doubled':
    case 'bank-raised':
    case 'call-stood':
      return [{ hold: 0, run: () => (playChip(), scene.remark(...calls)) }, { hold: calls.length ? beat / 2 : 0, run: cue.commit }];
    default:
      return calls.length ? [say] : [];
  }
}

/** The winner is seen, then the chips go where they belong, then the cards to the middle. */
function ending(event: HandsDecided, calls: Told['calls'], rest: readonly Told[], cue: Cue): Step[] {
  const { scene } = cue;
  const { beat } = TIMES[cue.pace];
  const events = rest.map((each) => each.event);
  const mineWon = events.some((each) => each.type === 'stake-won' && each.seat === cue.seat);
  return [
    {
      hold: beat * 1.6,
      run: () => {
        scene.decide(event);
        scene.say(...calls);
        cue.reveal();
      },
    },
    {
      hold: beat * 2,
      run: () => {
        settle(scene, events);
        (mineWon ? playWin : playChip)();
        cue.commit();
      },
    },
    { hold: 0, run: () => scene.remark(...rest.flatMap((each) => each.calls)) },
    ...(beat > 0 ? [{ hold: 0, run: () => clearLater(scene, event) }] : []),
  ];
}

/** Unless the next coup has begun by itself. */
function clearLater(scene: Scene, event: HandsDecided): void {
  if (scene.decided === event) scene.clear();
}

/** Tell each seat what the coup brought it: stakes, and to banker and co-banker their parts. */
function settle(scene: Scene, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'stake-won') paid(scene, event);
    if (event.type === 'stake-lost') scene.brought(event.seat, -event.stake);
    if (event.type === 'bank-won') {
      scene.brought(event.banker, event.win - event.tax - event.co);
      if (event.co_banker) scene.brought(event.co_banker, event.co);
    }
  }
}

function paid(scene: Scene, { seat, stake, banker, own, co_banker, co }: StakeWon): void {
  scene.brought(seat, stake);
  scene.brought(banker, -own);
  if (co_banker) scene.brought(co_banker, -co);
}

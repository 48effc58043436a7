import { playBigWin, playCard, playChips, playRake, playShuffle, playTurn, playWin } from '../../sound/sound';
import type { Back, CardDealt, Side, Told } from '../../wire';
import { hasBigWin } from './bigWin';
import { faceDownSteps, type Playback } from './faceDown';
import { isFate, type Fate, type Stage } from './scene.svelte';
import type { Step } from '../../room/timeline';

/** Convert events into ordered playback steps. */
export function script(told: readonly Told[], cue: Playback): Step[] {
  const steps = told.flatMap((each) => played(each, told, cue));
  const decided = told.some(({ event }) => event.type === 'coup-decided');
  return turns(told) && !decided ? [...steps, { hold: 0, run: cue.reveal }] : steps;
}

const TURN = new Set(['card-dealt', 'card-passed', 'hand-looked', 'hand-shown', 'coup-decided']);

/** Whether some of it must not be announced before it is seen. */
export const turns = (told: readonly Told[]): boolean => told.some(({ event }) => TURN.has(event.type));

function played({ event, calls, backs }: Told, told: readonly Told[], cue: Playback): Step[] {
  const { scene } = cue;
  const { beat } = cue.times;
  switch (event.type) {
    case 'stakes-closed':
      return [{ hold: beat / 2, run: () => (scene.clear(), scene.say(...calls)) }];
    case 'card-dealt':
      return dealt(event, backs[0], calls, cue);
    case 'card-passed':
    case 'hand-looked':
    case 'hand-shown':
      return faceDownSteps(event, { event, calls, backs }, cue);
    case 'player-spoke':
      return [{ hold: beat, run: () => scene.say(...calls) }];
    case 'coup-decided':
      return [
        { hold: beat, run: () => undefined },
        {
          hold: beat,
          run: () => {
            scene.decide(event, calls);
            scene.fates = fatesIn(told);
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

/** The settlement of each stake; a noted commission counts like one that is taken. */
export function fatesIn(told: readonly Told[]): Fate[] {
  const events = told.map(({ event }) => event);
  const noted = events.filter((event) => event.type === 'commission-noted');
  return events.filter(isFate).map((fate) => {
    const owed = noted.find(({ seat, wager }) => seat === fate.seat && wager === fate.wager);
    return owed && fate.type === 'bet-won' ? { ...fate, commission: owed.amount } : fate;
  });
}

/** Losers are swept, then winners are paid, then the chips go home. */
function settlement(fates: readonly Fate[], { scene, times, seat }: Playback): Step[] {
  const { beat } = times;
  const held = (type: Fate['type'], hold: number) => (fates.some((fate) => fate.type === type) ? hold : 0);
  const stage = (to: Stage, hold: number, sound?: () => void): Step => ({
    hold,
    run: () => {
      scene.stage = to;
      if (hold > 0) sound?.();
    },
  });
  const mineWon = fates.some((fate) => fate.type === 'bet-won' && fate.seat === seat);
  const payout = seat !== null && hasBigWin(fates, seat) ? playBigWin : mineWon ? playWin : playChips;
  return [
    stage('swept', held('bet-lost', beat * 0.8), playRake),
    stage('paid', held('bet-won', beat * 2), payout),
    stage('home', 0),
  ];
}

const SIDES: readonly Side[] = ['player', 'banker'];

/** A card comes face down, after a pause if it is a third; it is announced once it has turned. */
function dealt({ side, card, total }: CardDealt, back: Back | undefined, calls: Told['calls'], cue: Playback): Step[] {
  const { scene, times, come } = cue;
  come[side].cards += 1;
  come[side].total = total;
  const third = come[side].cards > 2;
  const lies = [
    { hold: third ? times.beat : 0, run: () => void (scene.decided && scene.clear()) },
    { hold: times.card, run: () => (scene.deal(side, card, back), playCard()) },
  ];
  const say = { hold: 0, run: () => scene.say(...calls) };
  if (third || !SIDES.some((each) => come[each].bends)) return [...lies, ...turned(side, cue), say];
  /** Players turn their cards once both hands are complete. */
  const all = SIDES.every((each) => come[each].cards > 1);
  return all ? [...lies, ...SIDES.flatMap((each) => turned(each, cue)), say] : lies;
}

function turned(side: Side, { scene, times, come }: Playback): Step[] {
  const { bends, total } = come[side];
  return [
    ...(bends ? [{ hold: 0, run: () => scene.bend(side), waits: () => true }] : []),
    { hold: times.turn, run: () => (scene.turn(side), playTurn()) },
    { hold: 0, run: () => scene.open(side, total) },
  ];
}

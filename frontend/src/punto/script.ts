import { playCard, playChip, playShuffle, playWin } from '../sound';
import type { Back, CardDealt, Side, Told } from '../wire';
import { covered } from './covered';
import { isFate, type Fate, type Scene, type Stage } from './scene.svelte';
import type { Times } from '../table/pace';
import type { Step } from '../table/timeline';

/** By hand: how many cards have come, what they are worth, and whether the viewer turns them. */
export type Come = Record<Side, { cards: number; total: number | null; bends: boolean }>;

export interface Cue {
  scene: Scene;
  times: Times;
  seat: number | null;
  /** Whether who may see a hand turns it before all (PB-23). */
  squeeze: boolean;
  /** What of this coup has come, by hand. */
  come: Come;
  /** Bring all beside the cards up to the house's word: chips, buttons, scorecards. */
  reveal: () => void;
}

/** Turn what was told into steps to play before the viewer, in order. */
export function script(told: readonly Told[], cue: Cue): Step[] {
  const steps = told.flatMap((each) => played(each, told, cue));
  const decided = told.some(({ event }) => event.type === 'coup-decided');
  return turns(told) && !decided ? [...steps, { hold: 0, run: cue.reveal }] : steps;
}

const TURN = new Set(['card-dealt', 'card-passed', 'hand-looked', 'hand-shown', 'coup-decided']);

/** Whether there is something among it that is not to be told of before it is seen. */
export const turns = (told: readonly Told[]): boolean => told.some(({ event }) => TURN.has(event.type));

function played({ event, calls, backs }: Told, told: readonly Told[], cue: Cue): Step[] {
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
      return covered(event, { event, calls, backs }, cue);
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

/** What became of each stake; a commission that is noted counts as one that is taken. */
export function fatesIn(told: readonly Told[]): Fate[] {
  const events = told.map(({ event }) => event);
  const noted = events.filter((event) => event.type === 'commission-noted');
  return events.filter(isFate).map((fate) => {
    const owed = noted.find(({ seat, wager }) => seat === fate.seat && wager === fate.wager);
    return owed && fate.type === 'bet-won' ? { ...fate, commission: owed.amount } : fate;
  });
}

/** The losers are swept, then the winners are paid, then the chips go home. */
function settlement(fates: readonly Fate[], { scene, times, seat }: Cue): Step[] {
  const { beat } = times;
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

const SIDES: readonly Side[] = ['player', 'banker'];

/** A card comes face down, after a pause where it is a third; what it is is told when it has turned. */
function dealt({ side, card, total }: CardDealt, back: Back | undefined, calls: Told['calls'], cue: Cue): Step[] {
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
  /** Who turns cards of their own does so when both hands lie there. */
  const all = SIDES.every((each) => come[each].cards > 1);
  return all ? [...lies, ...SIDES.flatMap((each) => turned(each, cue)), say] : lies;
}

function turned(side: Side, { scene, times, come }: Cue): Step[] {
  const { bends, total } = come[side];
  return [
    ...(bends ? [{ hold: 0, run: () => scene.bend(side), waits: () => true }] : []),
    { hold: times.turn, run: () => scene.turn(side) },
    { hold: 0, run: () => scene.open(side, total) },
  ];
}

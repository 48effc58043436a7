import { playCard, playChip, playShuffle, playWin } from '../sound';
import { TIMES } from '../table/pace';
import type { Voice } from '../table/voice.svelte';
import type { Step } from '../table/timeline';
import type { Event, Pace } from '../types';
import type { Told } from '../wire';

export interface Cue<S> {
  scene: S;
  pace: Pace;
  seat: number | null;
  /** Bring the table's chips, its bank and its question up to the house's word. */
  commit: () => void;
  /** What may only be shown once the winner is known. */
  reveal: () => void;
}

type Calls = Told['calls'];

/** A scene on which a coup is shown. */
interface Table extends Voice {
  decided: unknown;
  remark: (...calls: Calls) => void;
  brought: (seat: number, units: number) => void;
  clear: () => void;
}

/** Turn what was told into steps to play before the viewer, in order: `each` event by itself, up to the `end` of the coup. */
export function scripted<T extends Event['type'], S>(
  told: readonly Told[],
  decides: T,
  { each, end, cue }: {
    each: (told: Told, cue: Cue<S>) => Step[];
    end: (event: Extract<Event, { type: T }>, calls: Calls, rest: readonly Told[], cue: Cue<S>) => Step[];
    cue: Cue<S>;
  },
): Step[] {
  const at = told.findIndex(({ event }) => event.type === decides);
  const plain = told.slice(0, at < 0 ? told.length : at).flatMap((one) => each(one, cue));
  const decided = told[at];
  if (!decided) return [...plain, { hold: 0, run: cue.commit }];
  return [...plain, ...end(decided.event as Extract<Event, { type: T }>, decided.calls, told.slice(at + 1), cue)];
}

/** What is told of a hand, as it is seen. */
export const dealt = ({ scene, pace }: Cue<Table>, calls: Calls, run: () => void): Step[] => [
  { hold: TIMES[pace].card, run: () => (run(), playCard()) },
  { hold: 0, run: () => scene.remark(...calls) },
];

export const spoken = ({ scene, pace }: Cue<Table>, calls: Calls, run: () => void): Step[] => [
  { hold: TIMES[pace].beat, run: () => (run(), scene.say(...calls)) },
];

export const shown = (cue: Cue<Table>, calls: Calls, run: () => void): Step[] =>
  spoken(cue, calls, () => (run(), playCard()));

/** The stakes are closed, and the cards come. */
export const begun = (cue: Cue<Table>, calls: Calls, run: () => void): Step[] => [
  ...spoken(cue, calls, run),
  { hold: 0, run: cue.commit },
];

/** Chips are laid down before the table is up to the house's word. */
const LAID = new Set<Event['type']>(['punted', 'bank-put-up', 'bank-added', 'doubled', 'bank-raised', 'call-stood']);

/** What happens at every such table beside the hands. */
export function others({ event, calls }: Told, { scene, pace, commit }: Cue<Table>, laid: ReadonlySet<Event['type']> = LAID): Step[] {
  const { beat } = TIMES[pace];
  if (event.type === 'shoe-started') {
    return [{ hold: beat, run: () => (playShuffle(), scene.clear(), scene.say(...calls)) }];
  }
  if (LAID.has(event.type) || laid.has(event.type)) {
    return [{ hold: 0, run: () => (playChip(), scene.remark(...calls)) }, { hold: calls.length ? beat / 2 : 0, run: commit }];
  }
  return calls.length ? [{ hold: 0, run: () => scene.remark(...calls) }] : [];
}

/** The winner is seen, then the chips go where they belong, then the cards to the middle. */
export function ending(
  cue: Cue<Table>,
  rest: readonly Told[],
  { decide, settle, won }: { decide: () => void; settle: () => void; won: boolean },
): Step[] {
  const { scene, commit, reveal } = cue;
  const { beat } = TIMES[cue.pace];
  let decided: unknown;
  return [
    { hold: beat * 1.6, run: () => (decide(), reveal(), (decided = scene.decided)) },
    { hold: beat * 2, run: () => (settle(), (won ? playWin : playChip)(), commit()) },
    { hold: 0, run: () => scene.remark(...rest.flatMap(({ calls }) => calls)) },
    /** Unless the next coup has begun by itself. */
    ...(beat > 0 ? [{ hold: 0, run: () => scene.decided === decided && scene.clear() }] : []),
  ];
}

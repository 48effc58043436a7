import { playCard, playChip, playChips, playCloth, playRake, playShuffle, playTurn, playWin } from '../../sound/sound';
import type { Times, Step } from '../../room/timeline';
import { own } from '../../room/preferences.svelte';
import type { Voice } from '../../room/croupier/voice.svelte';
import type { Event } from '../../types';
import type { Back, Card, Told } from '../../wire';

export interface Cue<S> {
  scene: S;
  times: Times;
  seat: number | null;
  /** Sync the table's chips, bank and question with the server state. */
  commit: () => void;
  /** Show what may only be revealed once the winner is known. */
  reveal: () => void;
}

type Calls = Told['calls'];

/** A scene on which a coup is played back. */
interface Table extends Voice {
  decided: unknown;
  /** Whether the coup has broken the bank. */
  broken: boolean;
  remark: (...calls: Calls) => void;
  brought: (seat: number, units: number) => void;
  clear: () => void;
}

/** A scene's hands by side. */
interface Dealt<S extends string> {
  deal: (side: S, code: Card | null, back?: Back) => void;
  holder: (side: S) => number;
  bending: unknown;
  bendLast: (side: S) => void;
  turnLast: (side: S) => void;
  show: (side: S, codes: readonly Card[]) => void;
  open: (side: S, total: number | null) => void;
}

/** A scene on which a coup with this event for its result is played back. */
interface Deciding<D> extends Table {
  decide: (event: D) => void;
}

/** How a game's events are played: one by one through `each`, and how the coup ends. */
interface Playback<T extends Event['type'], S> {
  /** The type of the event that decides the coup, and those of a stake that won and of one that lost. */
  types: { decides: T; won: Event['type']; lost: Event['type'] };
  each: (told: Told, cue: Cue<S>) => Step[];
  /** Set each seat's result, from the events after the decision. */
  settle: (scene: S, events: readonly Event[]) => void;
}

/** Convert events into ordered playback steps. */
export function scripted<T extends Event['type'], S extends Deciding<Extract<Event, { type: T }>>>(
  told: readonly Told[],
  cue: Cue<S>,
  { types, each, settle }: Playback<T, S>,
): Step[] {
  const { scene, seat } = cue;
  const at = told.findIndex(({ event }) => event.type === types.decides);
  const plain = told.slice(0, at < 0 ? told.length : at).flatMap((one) => each(one, cue));
  const decided = told[at];
  if (!decided) return [...plain, { hold: 0, run: cue.commit }];
  const { event, calls } = decided;
  const rest = told.slice(at + 1);
  const events = rest.map((one) => one.event);
  const has = (type: Event['type']) => events.some((one) => one.type === type && 'seat' in one && one.seat === seat);
  return [
    ...plain,
    ...ending(cue, rest, {
      decide: () => (scene.decide(event as Extract<Event, { type: T }>), scene.say(...calls)),
      settle: () => settle(scene, events),
      won: has(types.won) ? true : has(types.lost) ? false : null,
    }),
  ];
}

/**
 * A card is dealt face down. A third card comes after a pause, and turns for everyone once its holder has bent it up,
 * if they choose to. The announcement waits until then.
 */
export function dealt<S extends string>(
  { scene, times, seat }: Cue<Table & Dealt<S>>,
  {
    side,
    card,
    third,
    back,
    calls,
  }: { side: S; card: Card | null; third: boolean; back: Back | undefined; calls: Calls },
): Step[] {
  const come = { hold: times.card, run: () => (scene.deal(side, card, back), playCard()) };
  const say = { hold: 0, run: () => scene.remark(...calls) };
  if (!third) return [come, say];
  const bend = () => {
    if (own.choices.turns !== 'never' && scene.holder(side) === seat) scene.bendLast(side);
  };
  return [
    { hold: times.beat, run: () => undefined },
    come,
    { hold: 0, run: bend, waits: () => scene.bending !== null },
    { hold: times.turn, run: () => (scene.turnLast(side), playTurn()) },
    { hold: 0, run: () => scene.open(side, null) },
    say,
  ];
}

export const speakSteps = ({ scene, times }: Cue<Table>, calls: Calls, run: () => void): Step[] => [
  { hold: times.beat, run: () => (run(), scene.say(...calls)) },
];

/** Turn a hand up, then count it. */
export const showSteps = <S extends string>(
  cue: Cue<Table & Dealt<S>>,
  { side, cards, total, calls }: { side: S; cards: readonly Card[]; total: number; calls: Calls },
): Step[] => [
  { hold: cue.times.turn, run: () => (cue.scene.show(side, cards), playTurn()) },
  ...speakSteps(cue, calls, () => cue.scene.open(side, total)),
];

/** Close the stakes and begin the deal. */
export const beginSteps = (cue: Cue<Table>, calls: Calls, run: () => void): Step[] => [
  ...speakSteps(cue, calls, run),
  { hold: 0, run: cue.commit },
];

/** Chips for these are laid before the table is synced with the server. */
const LAID = new Set<Event['type']>(['punted', 'bank-put-up', 'bank-added', 'doubled', 'bank-raised', 'call-stood']);

/** Playback of everything except the hands, the same at all such tables. */
export function others(
  { event, calls }: Told,
  { scene, times, commit }: Cue<Table>,
  laid: ReadonlySet<Event['type']> = LAID,
): Step[] {
  const { beat } = times;
  if (event.type === 'shoe-started') {
    return [{ hold: beat, run: () => (playShuffle(), scene.clear(), scene.say(...calls)) }];
  }
  if (LAID.has(event.type) || laid.has(event.type)) {
    return [
      { hold: 0, run: () => (playChip(), scene.remark(...calls)) },
      { hold: calls.length ? beat / 2 : 0, run: commit },
    ];
  }
  // Otherwise the next call would replace these at once.
  const hold = /^(lot|seat-lost)/.test(event.type) ? beat : 0;
  return calls.length ? [{ hold, run: () => scene.remark(...calls) }] : [];
}

/** The sound of chips that move: the viewer's win, their loss, or the others' alone. */
const paid = (won: boolean | null): void => (won === null ? playChips : won ? playWin : playRake)();

/** Show the winner, then move the chips, then clear the cards to the middle. */
function ending(
  cue: Cue<Table>,
  rest: readonly Told[],
  { decide, settle, won }: { decide: () => void; settle: () => void; won: boolean | null },
): Step[] {
  const { scene, commit, reveal } = cue;
  const { beat } = cue.times;
  let decided: unknown;
  return [
    { hold: beat * 1.6, run: () => (decide(), reveal(), (decided = scene.decided)) },
    { hold: beat * 2, run: () => (settle(), paid(won), scene.broken && playCloth(), commit()) },
    { hold: 0, run: () => scene.remark(...rest.flatMap(({ calls }) => calls)) },
    /** Skipped if the next coup has already begun. */
    ...(beat > 0 ? [{ hold: 0, run: () => scene.decided === decided && scene.clear() }] : []),
  ];
}

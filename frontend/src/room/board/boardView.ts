import type { Bet, Call } from '../../wire';
import type { Result } from '../coups';
import type { Voice } from '../croupier/voice.svelte';
import type { Hand } from '../scene.svelte';

/** What the address of the full-screen board asks for: `?show=hands,clock&theme=chroma`. A `delay` is for the house. */

export const PARTS = ['title', 'call', 'clock', 'hands', 'sums', 'odds', 'roads', 'results', 'ranking'] as const;
export type Part = (typeof PARTS)[number];

/** `felt`: as at the table. `chroma`: nothing behind the parts, so that a stream shows through. `paper`: in print. */
const THEMES = ['felt', 'chroma', 'paper'] as const;
type Theme = (typeof THEMES)[number];

interface BoardOptions {
  parts: ReadonlySet<Part>;
  theme: Theme;
  /** Whether the address asks for anything: then nobody is in front of the board, and its buttons are hidden at once. */
  streamed: boolean;
}

const oneOf = <T extends string>(known: readonly T[], word: string): T | undefined =>
  known.find((each) => each === word);

/** Unknown words are ignored; without a known part all are shown. */
export function readOptions(search: string): BoardOptions {
  const asked = new URLSearchParams(search);
  const named = (asked.get('show') ?? '').split(',').flatMap((word) => oneOf(PARTS, word.trim()) ?? []);
  return {
    parts: new Set(named.length ? named : PARTS),
    theme: oneOf(THEMES, asked.get('theme') ?? '') ?? 'felt',
    streamed: ['show', 'theme', 'delay', 'delay_coups'].some((each) => asked.has(each)),
  };
}

/** Whose hand it is, and the units at stake on it: those of the bank at its hand. */
export interface BoardSide {
  name: string;
  units: number;
}

/** What the full-screen board shows of a game's table. */
export interface BoardView {
  /** The croupier's words, the hands and their results. */
  scene: Voice & {
    hands: Readonly<Record<string, Hand>>;
    decided: unknown;
    bending: unknown;
    /** The viewer's own hands that they have turned up. */
    looked?: ReadonlySet<string>;
    result: (side: never) => Result | null;
  };
  /** By hand, where each belongs to a player; otherwise the bets on the hands are summed up. */
  sides?: Readonly<Record<string, BoardSide>>;
  /** The croupier's current question. */
  prompt: Call | null;
  text: (call: Call) => string;
  /** Whether only the viewer sees the cards of a hand, so that the board must not show them. */
  isPrivate?: (side: string) => boolean;
  /** Goes on where the viewer's own cards wait to be bent, which nobody can do on the board. */
  turned: () => void;
}

/** The sums of the bets on each hand, which belongs to nobody. */
export function sumBets(hands: readonly string[], seats: readonly object[]): Record<string, BoardSide> {
  const bets = seats.flatMap((seat) => ('stakes' in seat ? (seat.stakes as Bet[]) : []));
  const on = (side: string) => bets.reduce((sum, { wager, amount }) => sum + (wager === side ? amount : 0), 0);
  return Object.fromEntries(hands.map((side) => [side, { name: '', units: on(side) }]));
}

/** By how many units a bank has grown or shrunk; 0 for another's, or one that was just put up. */
export function changeOf(before: BoardSide | null, now: BoardSide): number {
  return before && before.units && before.name === now.name ? now.units - before.units : 0;
}

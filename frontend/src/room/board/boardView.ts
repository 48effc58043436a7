import type { Bet, Call } from '../../wire';
import type { Result } from '../coups';
import type { Voice } from '../croupier/voice.svelte';
import type { Hand } from '../scene.svelte';

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

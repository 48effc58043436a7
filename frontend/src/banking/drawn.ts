import type { Call } from '../wire';
import type { Question } from './question';
import type { HandSeen } from './scene.svelte';

/** What is to be seen at a chair: whether its player plays a hand, which hand is there, and where its stake lies. */
export interface AtChair {
  plays: boolean;
  hand?: { letter: string; words: string } | null;
  where?: string;
}

/** A hand: what it is called, who plays it (empty for nobody), and what the house tells of it; whether it waits on the palette, and units at stake on it. */
export interface OfHand<S extends string> {
  side: S;
  title: string;
  name: string;
  told: HandSeen | null;
  waits?: boolean;
  stakes?: number;
}

/** What is to be said of the bank, and what explains it; the call that it is played under, in the game's own words; whether it is broken. */
export interface OfBank {
  notes: readonly string[];
  how?: string | undefined;
  called?: string | undefined;
  broken?: boolean;
}

/** What a game makes of what is on view. */
export interface Drawn<S extends string> {
  /** How each side has fared, where that is decided. */
  outcome: string | undefined;
  /** The chairs along the edge, from the croupier's right on. */
  ring: readonly number[];
  /** Before whose chair the shoe stands; 0 for the croupier. */
  shoeBefore: number;
  at: (seat: number) => AtChair;
  /** The hands as they lie from left to right. */
  hands: readonly OfHand<S>[];
  /** Where they and the bank lie in a row, and where one upon the other: areas of a grid. */
  areas: { amid: string; stacked: string };
  bank: OfBank;
  /** What the croupier asks, for somebody who has not heard it; null for nothing. */
  standing: Call | null;
  /** What is asked of the viewer; null for nothing. */
  question: Question | null;
  /** What who stands by may stake. */
  standing: string;
  /** Free chairs that one may choose instead of drawing one, and what that decides. */
  choice?: { how: string; chairs: readonly { name: string; words: string; seat: number }[] };
}

import type { Call } from '../../wire';
import type { Question } from './questions/question';
import type { HandSeen } from './scene.svelte';

/** A chair's display: whether its player has a hand, which hand is there, and the position of its stake. */
interface AtChair {
  plays: boolean;
  hand?: { letter: string; words: string } | null;
  where?: string;
}

/**
 * A hand's display: its name, its player (empty for nobody), the server's data, whether it waits on the palette, and
 * the units staked on it.
 */
export interface OfHand<S extends string> {
  side: S;
  title: string;
  name: string;
  told: HandSeen | null;
  waits?: boolean;
  stakes?: number;
}

/**
 * A bank's display: notes with their explanations, the call under which it is played in the game's own words, and
 * whether it is broken.
 */
interface OfBank {
  notes: readonly string[];
  how?: string | undefined;
  called?: string | undefined;
  broken?: boolean;
}

/** A game's model of the displayed table. */
export interface Drawn<S extends string> {
  /** How each side has fared, once decided. */
  outcome: string | undefined;
  /** The chairs along the edge, starting at the croupier's right. */
  ring: readonly number[];
  /** The chair that has the shoe in front of it; 0 for the croupier. */
  shoeBefore: number;
  at: (seat: number) => AtChair;
  /** The hands from left to right. */
  hands: readonly OfHand<S>[];
  /** Grid areas of the hands and the bank, in a row and stacked. */
  areas: { amid: string; stacked: string };
  bank: OfBank;
  /** The hand by which a seat wins or loses, unless it has the bank. */
  sideOf: (seat: number) => S;
  /** Whether a natural is shown before anybody speaks. */
  naturalsFirst: boolean;
  /** Whether the coup in view has broken the bank. */
  broken: boolean;
  /** The croupier's current question, for viewers who have not heard it; null for none. */
  prompt: Call | null;
  /** The question to the viewer; null for none. */
  question: Question | null;
  /** What bystanders may stake. */
  standing: string;
  /** Free chairs that may be chosen where none is drawn by lot, and an explanation of the choice. */
  choice?: { how: string; chairs: readonly { name: string; words: string; seat: number }[] };
}

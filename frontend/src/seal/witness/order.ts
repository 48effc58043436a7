/** Works out where each card of the coup came from in the shoe, from the order of dealing alone. */

import type { Back } from '../../wire';

/** A table event about cards: one leaves the shoe, or a hand is shown. */
export interface Dealt {
  type: string;
  side?: string;
  card?: string | null;
  cards?: readonly (string | null)[] | number | null;
  coups?: number;
  /** The backs of its cards, face up or down. */
  backs?: readonly Back[];
}

/** A card in an event; its face is null if hidden. */
interface Placed {
  position: number;
  card: string | null;
  back: Back | undefined;
}

export class Order {
  /** The number of cards that have left the shoe. */
  out = 0;
  coup = 1;
  hands: Record<string, number[]> = {};

  /** Start in the middle of a shoe, from the house's account of the table. */
  begin(out: number, hands: Record<string, readonly number[]>, coup = 1): void {
    this.out = out;
    this.coup = coup;
    this.hands = Object.fromEntries(Object.entries(hands).map(([side, places]) => [side, [...places]]));
  }

  /** Process an event, and return its cards with their positions in the shoe. */
  see({ type, side, card, cards, backs = [] }: Dealt): Placed[] {
    if (type === 'shoe-started') this.begin(0, {});
    if (type === 'coup-ended') {
      this.hands = {};
      this.coup += 1;
    }
    if (card !== undefined) {
      const position = this.out;
      this.out += 1;
      if (side) (this.hands[side] ??= []).push(position);
      return [{ position, card, back: backs[0] }];
    }
    const faces = side && Array.isArray(cards) ? (cards as (string | null)[]) : [];
    return Array.from({ length: Math.max(faces.length, backs.length) }, (_, at) => ({
      position: this.hands[side ?? '']?.[at] ?? -1,
      card: faces[at] ?? null,
      back: backs[at],
    }));
  }

  /** The position in the shoe of each card of a hand. */
  of(side: string): readonly number[] {
    return this.hands[side] ?? [];
  }

  /** Each card's place on the table, by its position in the shoe. */
  *lying(): Generator<[number, string]> {
    for (const [side, places] of Object.entries(this.hands)) {
      for (const [at, position] of places.entries()) yield [position, `${this.coup} ${side} ${at + 1}`];
    }
  }
}

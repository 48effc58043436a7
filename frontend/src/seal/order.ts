/** Where each card of the coup came from in the shoe, told from the order of dealing alone. */

import type { Back } from '../wire';

/** What a table tells of its cards: one that leaves the shoe, or a hand that is shown. */
export interface Dealt {
  type: string;
  side?: string;
  card?: string | null;
  cards?: readonly (string | null)[] | number | null;
  /** Of the cards that it is about, face up or down. */
  backs?: readonly Back[];
}

/** A card that is told of; its face is null where it is hidden. */
export interface Placed {
  position: number;
  card: string | null;
  back: Back | undefined;
}

export class Order {
  /** How many cards have left the shoe. */
  out = 0;
  coup = 1;
  hands: Record<string, number[]> = {};

  /** Begin in the midst of a shoe, with what the house says lies on the table. */
  begin(out: number, hands: Record<string, readonly number[]>, coup = 1): void {
    this.out = out;
    this.coup = coup;
    this.hands = Object.fromEntries(Object.entries(hands).map(([side, places]) => [side, [...places]]));
  }

  /** Take note of what happened, and tell which cards it was about, and where in the shoe they lay. */
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

  /** Where each card of a hand lay in the shoe. */
  of(side: string): readonly number[] {
    return this.hands[side] ?? [];
  }

  /** Where each card lies on the table, by its position in the shoe. */
  *lying(): Generator<[number, string]> {
    for (const [side, places] of Object.entries(this.hands)) {
      for (const [at, position] of places.entries()) yield [position, `${this.coup} ${side} ${at + 1}`];
    }
  }
}

/** Where each card of the coup came from in the shoe, told from the order of dealing alone. */

/** What a table tells of its cards: one that leaves the shoe, or a hand that is shown. */
export interface Dealt {
  type: string;
  side?: string;
  card?: string | null;
  cards?: readonly (string | null)[] | number | null;
}

export interface Placed {
  position: number;
  card: string;
}

export class Order {
  /** How many cards have left the shoe. */
  out = 0;
  private hands: Record<string, number[]> = {};

  /** Begin in the midst of a shoe, with what the house says lies on the table. */
  begin(out: number, hands: Record<string, readonly number[]>): void {
    this.out = out;
    this.hands = Object.fromEntries(Object.entries(hands).map(([side, places]) => [side, [...places]]));
  }

  /** Take note of what happened, and tell which cards it showed, and where in the shoe they lay. */
  see({ type, side, card, cards }: Dealt): Placed[] {
    if (type === 'shoe-started') this.begin(0, {});
    if (type === 'coup-ended') this.hands = {};
    if (card !== undefined) {
      const position = this.out;
      this.out += 1;
      if (side) (this.hands[side] ??= []).push(position);
      return card ? [{ position, card }] : [];
    }
    const hand = side && Array.isArray(cards) ? (cards as (string | null)[]) : [];
    return hand.flatMap((each, at) => (each ? [{ position: this.hands[side!]?.[at] ?? -1, card: each }] : []));
  }
}

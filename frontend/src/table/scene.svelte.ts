import type { Back, Call, Card, Outcome, Side } from '../wire';
import { resultOf, type Outcomes, type Result } from './coups';
import { Voice } from './voice.svelte';

/** A card on the table; its code is null where the viewer may not know it. */
export interface Dealt {
  /** Its number in the order of dealing, so that each card moves once. */
  id: number;
  code: Card | null;
  /** The colour of its back, which everyone sees. */
  back?: Back;
  /** Whether it is turned face up. */
  up: boolean;
  /** Whether it has been seen to turn, so that what it is may be told; as `up` where that is not said. */
  open?: boolean;
}

/** Whether what a card is may be told. */
export const isOpen = ({ up, open = up }: Dealt): boolean => open;

export interface Hand {
  cards: readonly Dealt[];
  /** What the cards are worth; null while that is not to be told. */
  total: number | null;
}

/** What an event tells of the winners: of each side, or of the only one. */
export type Winners = { outcomes: Outcomes } | { outcome: Outcome };

/** The hands before the viewer's eyes, by name, and what became of them. */
export class Scene<Decided extends Winners, H extends Hand = Hand, S extends string = Side> extends Voice {
  hands: Record<S, H> = $state.raw({} as Record<S, H>);
  decided = $state.raw<Decided | null>(null);
  /** Cards of one hand that wait for the viewer to turn them. */
  bending = $state.raw<{ side: S; cards: readonly Dealt[] } | null>(null);

  constructor(private readonly none: Readonly<Record<S, H>>) {
    super();
    this.hands = none;
  }

  /** By side, how it fared; nothing while that is open. */
  get outcomes(): Outcomes {
    if (!this.decided) return {};
    return 'outcomes' in this.decided ? this.decided.outcomes : { player: this.decided.outcome };
  }

  /** How many cards lie there. */
  get dealt(): number {
    return Object.values<H>(this.hands).reduce((sum, { cards }) => sum + cards.length, 0);
  }

  /** How many of them, as they were dealt, lie open one after the other. */
  get opened(): number {
    const cards = Object.values<H>(this.hands).flatMap((hand) => hand.cards).sort((one, other) => one.id - other.id);
    const closed = cards.findIndex((card) => !isOpen(card));
    return closed < 0 ? cards.length : closed;
  }

  /** Have the viewer turn the cards of a hand that lie face down. */
  bend(side: S): void {
    this.bending = { side, cards: this.hands[side].cards.filter(({ up }) => !up) };
  }

  /** Begin to turn the cards of a hand that lie face down. */
  turn(side: S): void {
    this.change(side, { cards: this.hands[side].cards.map((card) => ({ ...card, open: isOpen(card), up: true })) });
  }

  /** Begin to turn the card that came last. */
  turnLast(side: S): void {
    const { cards } = this.hands[side];
    this.change(side, { cards: cards.map((card, at) => (at < cards.length - 1 ? card : { ...card, up: true, open: false })) });
  }

  /** Its cards have turned: say what they are worth. */
  open(side: S, total: number | null): void {
    this.bending = null;
    this.change(side, { cards: this.hands[side].cards.map((card) => ({ ...card, open: card.up })), total });
  }

  result(side: S): Result | null {
    return resultOf(this.outcomes, side);
  }

  /** While a result lies there, what else is said stands beside it. */
  remark(...calls: Call[]): void {
    if (this.decided) this.sayAside(...calls);
    else this.say(...calls);
  }

  /** Send the cards to the middle; the croupier goes on to what was said beside the result. */
  clear(): void {
    this.settleCall();
    this.hands = this.none;
    this.bending = null;
    this.decided = null;
  }

  protected change(side: S, change: Partial<H> | Partial<Hand>): void {
    this.hands = { ...this.hands, [side]: { ...this.hands[side], ...change } };
  }

  /** The hand with one card more. */
  protected with(side: S, card: Omit<Dealt, 'id'>): Dealt[] {
    return [...this.hands[side].cards, { id: this.fresh(), ...card }];
  }

  /** Cards that were dealt before the viewer came. */
  protected found(codes: readonly (Card | null)[], backs: readonly Back[] = [], up: (at: number) => boolean = () => true): Dealt[] {
    return codes.map((code, at) => ({ id: this.fresh(), code, back: backs[at], up: up(at) }));
  }
}

import type { Back, Call, Card, Outcome, Side } from '../wire';
import { type Outcomes, type Result, resultOf } from './coups';
import { playNatural } from '../sound/sound';
import { Voice } from './croupier/voice.svelte';

/** A card on the table; its code is null if the viewer may not know it. */
export interface Dealt {
  /** Its number in the order of dealing, so that each card moves once. */
  id: number;
  code: Card | null;
  /** The colour of its back, which everyone sees. */
  back?: Back;
  /** Whether it is turned face up. */
  up: boolean;
  /** Whether it has been seen to turn, so that it may be announced; defaults to `up`. */
  open?: boolean;
}

/** Whether a card may be announced. */
export const isOpen = ({ up, open = up }: Dealt): boolean => open;

/** Whether two cards make eight or nine. */
export const isNatural = (total: number | null, cards: number): boolean => cards === 2 && (total ?? 0) >= 8;

export interface Hand {
  cards: readonly Dealt[];
  /** The total of the cards; null while it must not be revealed. */
  total: number | null;
}

/** The winners in an event: of each side, or of the only one. */
export type Winners = { outcomes: Outcomes } | { outcome: Outcome };

/** The hands in view, by name, and their results. */
export class Scene<Decided extends Winners, H extends Hand = Hand, S extends string = Side> extends Voice {
  hands: Record<S, H> = $state.raw({} as Record<S, H>);
  decided = $state.raw<Decided | null>(null);
  /** Cards of one hand that wait for the viewer to turn them. */
  bending = $state.raw<{ side: S; cards: readonly Dealt[] } | null>(null);

  constructor(private readonly none: Readonly<Record<S, H>>) {
    super();
    this.hands = none;
  }

  /** How each side fared; empty while undecided. */
  get outcomes(): Outcomes {
    if (!this.decided) return {};
    return 'outcomes' in this.decided ? this.decided.outcomes : { player: this.decided.outcome };
  }

  /** The number of cards on the table. */
  get dealt(): number {
    return Object.values<H>(this.hands).reduce((sum, { cards }) => sum + cards.length, 0);
  }

  /** The number of leading cards, in dealing order, that are open. */
  get opened(): number {
    const cards = Object.values<H>(this.hands)
      .flatMap((hand) => hand.cards)
      .sort((one, other) => one.id - other.id);
    const closed = cards.findIndex((card) => !isOpen(card));
    return closed < 0 ? cards.length : closed;
  }

  /** A card's position in its hand, from 0. */
  positionOf(side: S, card: Dealt): number {
    return this.hands[side].cards.findIndex(({ id }) => id === card.id);
  }

  /** Let the viewer turn the face-down cards of a hand, unless they are already doing so. */
  bend(side: S): void {
    if (this.bending?.side !== side) this.bending = { side, cards: this.hands[side].cards.filter(({ up }) => !up) };
  }

  /** Begin to turn the face-down cards of a hand. */
  turn(side: S): void {
    this.change(side, { cards: this.hands[side].cards.map((card) => ({ ...card, open: isOpen(card), up: true })) });
  }

  /** Begin to turn the last card. */
  turnLast(side: S): void {
    const { cards } = this.hands[side];
    this.change(side, {
      cards: cards.map((card, at) => (at < cards.length - 1 ? card : { ...card, up: true, open: false })),
    });
  }

  /** The cards have turned: announce their total. */
  open(side: S, total: number | null): void {
    this.bending = null;
    if (isNatural(total, this.hands[side].cards.length)) playNatural();
    this.change(side, { cards: this.hands[side].cards.map((card) => ({ ...card, open: card.up })), total });
  }

  result(side: S): Result | null {
    return resultOf(this.outcomes, side);
  }

  /** While a result is shown, further calls appear next to it. */
  remark(...calls: Call[]): void {
    if (this.decided) this.sayAside(...calls);
    else this.say(...calls);
  }

  /** Move the cards to the middle; the croupier goes on to the call next to the result. */
  clear(): void {
    this.settleCall();
    this.hands = this.none;
    this.bending = null;
    this.decided = null;
  }

  protected change(side: S, change: Partial<H> | Partial<Hand>): void {
    this.hands = { ...this.hands, [side]: { ...this.hands[side], ...change } };
  }

  /** The hand with one more card. */
  protected with(side: S, card: Omit<Dealt, 'id'>): Dealt[] {
    return [...this.hands[side].cards, { id: this.fresh(), ...card }];
  }

  /** Cards that were dealt before the viewer came. */
  protected found(
    codes: readonly (Card | null)[],
    backs: readonly Back[] = [],
    up: (at: number) => boolean = () => true,
  ): Dealt[] {
    return codes.map((code, at) => ({ id: this.fresh(), code, back: backs[at], up: up(at) }));
  }
}

/** A card that has turned in view. */
export interface TurnedCard {
  id: number;
  side: string;
  code: Card;
}

/** The number of cards that the player of a hand looks at before others see them. */
const PAIR = 2;

/**
 * The cards that have turned in view, in the order of dealing. Cards that were face up when the viewer came are left
 * out. `looked` are the hands that the viewer has turned up for themselves.
 */
export function turnedCards(hands: Readonly<Record<string, Hand>>, looked?: ReadonlySet<string>): TurnedCard[] {
  return Object.entries(hands)
    .flatMap(([side, { cards }]) =>
      cards.flatMap((card, at) => {
        const hasTurned = card.open !== undefined && isOpen(card);
        return card.code && (hasTurned || (at < PAIR && looked?.has(side)))
          ? [{ id: card.id, side, code: card.code }]
          : [];
      }),
    )
    .sort((one, other) => one.id - other.id);
}

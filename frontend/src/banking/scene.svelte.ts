import type { Result } from '../table/coups';
import * as table from '../table/scene.svelte';
import { isOpen } from '../table/scene.svelte';
import type { NowOf } from '../types';
import type { Back, Card } from '../wire';
import type { BankView } from './types';

export interface Hand extends table.Hand {
  shown: boolean;
  /** Whether its holder asked for a third card; null while they have not spoken. */
  draws: boolean | null;
}

/** What a view tells of a hand. */
export interface HandSeen {
  cards: (Card | null)[];
  total: number | null;
  shown: boolean;
  draws: boolean | null;
}

/** Cards that lie down for who plays the hand; a third one is for all to see. */
export const PAIR = 2;

const BARE: Hand = { cards: [], total: null, shown: false, draws: null };

/** What is drawn of a scene's hand, whatever its sides are called. */
export interface Held<S extends string> {
  hands: Readonly<Record<S, Hand>>;
  result: (side: S) => Result | null;
  /** Whether its holder, who is the viewer, may look at it before it is shown; and whether they have. */
  own: (side: S) => boolean;
  looked: ReadonlySet<S>;
  lifted: ReadonlySet<S>;
  /** The next hand that the viewer has to look at; null for none. */
  looking: S | null;
  lift: (side: S) => void;
  bend: (side: S) => void;
  look: (side: S) => void;
}

/** The hands of a table with a player's bank: it follows the house's word step by step. */
export abstract class BankScene<V extends BankView, Decided extends table.Winners, S extends string>
  extends table.Scene<Decided, Hand, S> implements Held<S> {
  /** The room as of what is on view. */
  now = $state.raw<NowOf<V> | null>(null);
  /** The viewer's own hands that they have turned up. */
  looked = $state.raw<ReadonlySet<S>>(new Set());
  /** Those that have begun to turn. */
  lifted = $state.raw<ReadonlySet<S>>(new Set());
  /** Units that the coup brought each seat, less what it took. */
  results = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Who held the bank as the cards came, and who stood in for half of it. */
  held = $state(0);
  half = $state(0);

  constructor(readonly sides: readonly S[]) {
    super(Object.fromEntries(sides.map((side) => [side, BARE])) as Record<S, Hand>);
  }

  get view(): V | null {
    return this.now?.view ?? null;
  }

  /** Lay out a table as it is found; cards that were being looked at lie face down again. */
  abstract lay(now: NowOf<V>, backs?: Record<string, Back[]>): void;

  own(side: S): boolean {
    const { shown, cards } = this.hands[side];
    return !shown && cards.slice(0, PAIR).some(({ up, code }) => !up && code);
  }

  /** The next hand that the viewer has to look at; null for none. */
  get looking(): S | null {
    return this.sides.find((side) => this.own(side) && !this.looked.has(side)) ?? null;
  }

  /** Begin to turn the viewer's own hand up, for them alone. */
  lift(side: S): void {
    if (this.own(side)) this.lifted = new Set([...this.lifted, side]);
  }

  /** Who plays a hand; 0 for nobody. */
  abstract holder(side: S): number;

  /** Have the viewer turn the card that came last. */
  bendLast(side: S): void {
    this.bending = { side, cards: this.hands[side].cards.slice(-1) };
  }

  /** The viewer has bent the cards up: those of their own hand, or a third one, which all see turn then. */
  bent(): void {
    const { bending } = this;
    this.bending = null;
    if (bending?.cards.length === PAIR) this.lift(bending.side);
  }

  /** It has turned: the viewer has seen it. */
  look(side: S): void {
    if (this.own(side)) this.looked = new Set([...this.looked, side]);
  }

  deal(side: S, code: Card | null, back?: Back): void {
    this.change(side, { cards: this.with(side, { code, back, up: false }), total: null });
  }

  /** Let the viewer have the faces of cards that lie face down. */
  learn(side: S, codes: readonly Card[]): void {
    const cards = this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? card.code }));
    this.change(side, { cards });
  }

  /** Begin to turn a hand up before all; its holder sees it already. */
  show(side: S, codes: readonly Card[]): void {
    const seen = this.looked.has(side);
    const cards = this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? null, up: true, open: seen || isOpen(card) }));
    this.change(side, { cards, shown: true });
  }

  speak(side: S, draws: boolean): void {
    this.change(side, { draws });
  }

  brought(seat: number, units: number): void {
    const before = this.results.get(seat) ?? 0;
    this.results = new Map(this.results).set(seat, before + units);
  }

  /** The stakes are set, and the cards come. */
  protected deals(): void {
    this.clear();
    this.hold();
  }

  override clear(): void {
    super.clear();
    this.looked = new Set();
    this.lifted = new Set();
    this.held = 0;
    this.half = 0;
    this.results = new Map();
  }

  /** Whoever has the bank now holds it for this coup, with whoever doubled it. */
  protected hold(): void {
    const bank = this.view?.bank;
    this.held = bank?.seat ?? 0;
    this.half = bank?.co_banker ?? 0;
  }

  /** A hand as a view tells of it. */
  protected put(side: S, { cards, total, shown, draws }: HandSeen, backs?: readonly Back[]): void {
    this.change(side, { cards: this.found(cards, backs, (at) => shown || at > 1), total: shown ? total : null, shown, draws });
  }
}

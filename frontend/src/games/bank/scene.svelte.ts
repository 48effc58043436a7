import type { Result } from '../../room/coups';
import * as table from '../../room/scene.svelte';
import { isOpen } from '../../room/scene.svelte';
import type { NowOf } from '../../types';
import type { Back, Card } from '../../wire';
import type { BankView } from './bankView';

export interface Hand extends table.Hand {
  shown: boolean;
  /** Whether its holder asked for a third card; null while they have not spoken. */
  draws: boolean | null;
}

/** A hand in a view. */
export interface HandSeen {
  cards: (Card | null)[];
  total: number | null;
  shown: boolean;
  draws: boolean | null;
}

/** Cards dealt face down to the player of the hand; a third card is dealt face up. */
export const PAIR = 2;

const BARE: Hand = { cards: [], total: null, shown: false, draws: null };

/** The drawn state of the hands of a scene, whatever its sides are called. */
export interface Held<S extends string> {
  hands: Readonly<Record<S, Hand>>;
  result: (side: S) => Result | null;
  /** Whether the viewer holds the hand and may look at it before it is shown, and whether they have. */
  own: (side: S) => boolean;
  looked: ReadonlySet<S>;
  lifted: ReadonlySet<S>;
  /** The next hand for the viewer to look at; null for none. */
  looking: S | null;
  lift: (side: S) => void;
  bend: (side: S) => void;
  look: (side: S) => void;
}

/** The hands of a table with a player's bank, updated step by step from the server's events. */
export abstract class BankScene<V extends BankView, Decided extends table.Winners, S extends string>
  extends table.Scene<Decided, Hand, S>
  implements Held<S>
{
  /** The room's state as currently shown. */
  now = $state.raw<NowOf<V> | null>(null);
  /** The viewer's own hands that they have turned up. */
  looked = $state.raw<ReadonlySet<S>>(new Set());
  /** Hands that have begun to turn. */
  lifted = $state.raw<ReadonlySet<S>>(new Set());
  /** Each seat's net result of the coup in units. */
  results = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The banker and co-banker of the coup being shown. */
  held = $state(0);
  half = $state(0);

  constructor(readonly sides: readonly S[]) {
    super(Object.fromEntries(sides.map((side) => [side, BARE])) as Record<S, Hand>);
  }

  get view(): V | null {
    return this.now?.view ?? null;
  }

  /** Lay out a table on arrival; cards that a player had lifted are face down again. */
  abstract lay(now: NowOf<V>, backs?: Record<string, Back[]>): void;

  override get isAsking(): boolean {
    return (this.view?.choices.length ?? 0) > 0;
  }

  own(side: S): boolean {
    const { shown, cards } = this.hands[side];
    return !shown && cards.slice(0, PAIR).some(({ up, code }) => !up && code);
  }

  /** The next hand for the viewer to look at; null for none. */
  get looking(): S | null {
    return this.sides.find((side) => this.own(side) && !this.looked.has(side)) ?? null;
  }

  /** Begin to turn up the viewer's own hand, visible only to them. */
  lift(side: S): void {
    if (this.own(side)) this.lifted = new Set([...this.lifted, side]);
  }

  /** The seat that plays a hand; 0 for nobody. */
  abstract holder(side: S): number;

  /** Let the viewer turn the last card. */
  bendLast(side: S): void {
    this.bending = { side, cards: this.hands[side].cards.slice(-1) };
  }

  /** The viewer has bent the cards: those of their own hand, or a third card, which then turns for everyone. */
  bent(): void {
    const { bending } = this;
    this.bending = null;
    if (bending?.cards.length === PAIR) this.lift(bending.side);
  }

  /** The hand has turned, and the viewer has seen it. */
  look(side: S): void {
    if (this.own(side)) this.looked = new Set([...this.looked, side]);
  }

  deal(side: S, code: Card | null, back?: Back): void {
    this.change(side, { cards: this.with(side, { code, back, up: false }), total: null });
  }

  /** Fill in the faces of the viewer’s face-down cards. */
  learn(side: S, codes: readonly Card[]): void {
    const cards = this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? card.code }));
    this.change(side, { cards });
  }

  /** Begin to turn a hand up for everyone; its holder already sees it. */
  show(side: S, codes: readonly Card[]): void {
    const seen = this.looked.has(side);
    const cards = this.hands[side].cards.map((card, at) => ({
      ...card,
      code: codes[at] ?? null,
      up: true,
      open: seen || isOpen(card),
    }));
    this.change(side, { cards, shown: true });
  }

  speak(side: S, draws: boolean): void {
    this.change(side, { draws });
  }

  brought(seat: number, units: number): void {
    const before = this.results.get(seat) ?? 0;
    this.results = new Map(this.results).set(seat, before + units);
  }

  /** Stakes are closed and the deal begins. */
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

  /** Fix the banker and co-banker for this coup. */
  protected hold(): void {
    const bank = this.view?.bank;
    this.held = bank?.seat ?? 0;
    this.half = bank?.co_banker ?? 0;
  }

  /** Set a hand from a view. */
  protected put(side: S, { cards, total, shown, draws }: HandSeen, backs?: readonly Back[]): void {
    this.change(side, {
      cards: this.found(cards, backs, (at) => shown || at > 1),
      total: shown ? total : null,
      shown,
      draws,
    });
  }
}

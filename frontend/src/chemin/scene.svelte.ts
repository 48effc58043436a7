import { Voice } from '../table/voice.svelte';
import type { Back, Card, HandsDecided, SealNews, Side } from '../wire';
import type { CheminView } from './types';
import type { CheminNow } from './types';

/** A card on the table; its code is null where the viewer may not know it. */
export interface Laid {
  id: number;
  code: Card | null;
  /** The colour of its back, which everyone sees. */
  back?: Back;
  up: boolean;
}

export interface Hand {
  cards: Laid[];
  /** What the shown cards are worth; null before. */
  total: number | null;
  shown: boolean;
  /** Whether its holder asked for a third card; null while he has not spoken. */
  draws: boolean | null;
}

const bare = (): Hand => ({ cards: [], total: null, shown: false, draws: null });

/** The table before the viewer's eyes: it follows the house's word step by step. */
export class Scene extends Voice {
  /** The room as it was when what is on view had happened. */
  now = $state.raw<CheminNow | null>(null);
  player = $state.raw<Hand>(bare());
  banker = $state.raw<Hand>(bare());
  /** Whether the ponte's cards have gone over to him. */
  passed = $state(false);
  /** Whether the viewer has turned up the cards that are his to look at. */
  looked = $state(false);
  decided = $state.raw<HandsDecided | null>(null);
  /** Units that the coup brought each seat, less what it took. */
  results = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Who plays the hand, and who held the bank against it. */
  ponte = $state(0);
  held = $state(0);

  get view(): CheminView | null {
    return this.now?.view ?? null;
  }

  get empty(): boolean {
    return this.player.cards.length === 0;
  }

  /** The hand that the viewer may look at before it is shown. */
  get mine(): Side | null {
    const own = (side: Side) => !this[side].shown && this[side].cards.some(({ up, code }) => !up && code);
    return own('player') ? 'player' : own('banker') ? 'banker' : null;
  }

  /** The stakes are set: the ponte plays against whoever has the bank. */
  begin(ponte: number): void {
    this.clear();
    this.ponte = ponte;
    this.held = this.view?.bank?.seat ?? 0;
  }

  deal(side: Side, code: Card | null, up: boolean, back?: Back): void {
    const cards = [...this[side].cards, { id: this.fresh(), code, back, up }];
    this.change(side, { cards, total: null });
  }

  /** Say who has won; from now on both hands count with all their cards. */
  decide(event: HandsDecided): void {
    this.decided = event;
    this.change('player', { total: event.ponte });
    this.change('banker', { total: event.banker });
  }

  /** Let the viewer have the faces of cards that lie face down. */
  learn(side: Side, codes: readonly Card[]): void {
    const cards = this[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? card.code }));
    this.change(side, { cards });
    this.passed = true;
  }

  show(side: Side, codes: readonly Card[], total: number): void {
    const cards = this[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? null, up: true }));
    this.change(side, { cards, total, shown: true });
  }

  speak(side: Side, draws: boolean): void {
    this.change(side, { draws });
  }

  look(): void {
    if (this.mine) this.looked = true;
  }

  brought(seat: number, units: number): void {
    const before = this.results.get(seat) ?? 0;
    this.results = new Map(this.results).set(seat, before + units);
  }

  /** Lay out a table as it is found; cards that were being looked at lie face down again. */
  lay(now: CheminNow, backs: SealNews['backs'] = {}): void {
    this.clear();
    this.now = now;
    const { ponte, banker } = now.view;
    this.player = this.found(ponte, backs.player);
    this.banker = this.found(banker, backs.banker);
    this.ponte = ponte.seat;
    this.held = now.view.bank?.seat ?? 0;
    this.passed = banker.cards.length > 1;
  }

  /** Send the cards to the middle. */
  clear(): void {
    this.settleCall();
    this.player = bare();
    this.banker = bare();
    this.passed = false;
    this.looked = false;
    this.decided = null;
    this.ponte = 0;
    this.held = 0;
    this.results = new Map();
  }

  private found({ cards, total, shown, draws }: CheminView['ponte'], backs: Back[] = []): Hand {
    return {
      cards: cards.map((code, at) => ({ id: this.fresh(), code, back: backs[at], up: shown || at > 1 })),
      total: shown ? total : null,
      shown,
      draws,
    };
  }

  private change(side: Side, change: Partial<Hand>): void {
    this[side] = { ...this[side], ...change };
  }
}

import * as table from '../table/scene.svelte';
import type { Back, Card, HandsDecided, SealNews, Side } from '../wire';
import type { CheminNow, CheminView } from './types';

export interface Hand extends table.Hand {
  shown: boolean;
  /** Whether its holder asked for a third card; null while they have not spoken. */
  draws: boolean | null;
}

const BARE: Hand = { cards: [], total: null, shown: false, draws: null };

/** The table before the viewer's eyes: it follows the house's word step by step. */
export class Scene extends table.Scene<HandsDecided, Hand> {
  /** The room as of what is on view. */
  now = $state.raw<CheminNow | null>(null);
  /** Whether the ponte's cards have been passed over. */
  passed = $state(false);
  /** Whether the viewer has turned up their own cards. */
  looked = $state(false);
  /** Units that the coup brought each seat, less what it took. */
  results = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Who plays the hand, and who held the bank against it. */
  ponte = $state(0);
  held = $state(0);

  constructor() {
    super({ player: BARE, banker: BARE });
  }

  get view(): CheminView | null {
    return this.now?.view ?? null;
  }

  /** The hand that the viewer may look at before it is shown. */
  get mine(): Side | null {
    const own = (side: Side) => !this.hands[side].shown && this.hands[side].cards.some(({ up, code }) => !up && code);
    return own('player') ? 'player' : own('banker') ? 'banker' : null;
  }

  /** The stakes are set: the ponte plays against whoever has the bank. */
  begin(ponte: number): void {
    this.clear();
    this.ponte = ponte;
    this.held = this.view?.bank?.seat ?? 0;
  }

  deal(side: Side, code: Card | null, up: boolean, back?: Back): void {
    this.change(side, { cards: this.with(side, { code, back, up }), total: null });
  }

  /** Say who has won; from now on both hands count with all their cards. */
  decide(event: HandsDecided): void {
    this.decided = event;
    this.change('player', { total: event.ponte });
    this.change('banker', { total: event.banker });
  }

  /** Let the viewer have the faces of cards that lie face down. */
  learn(side: Side, codes: readonly Card[]): void {
    const cards = this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? card.code }));
    this.change(side, { cards });
    this.passed = true;
  }

  show(side: Side, codes: readonly Card[], total: number): void {
    const cards = this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? null, up: true }));
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
    this.change('player', this.laid(ponte, backs.player));
    this.change('banker', this.laid(banker, backs.banker));
    this.ponte = ponte.seat;
    this.held = now.view.bank?.seat ?? 0;
    this.passed = banker.cards.length > 1;
  }

  override clear(): void {
    super.clear();
    this.passed = false;
    this.looked = false;
    this.ponte = 0;
    this.held = 0;
    this.results = new Map();
  }

  private laid({ cards, total, shown, draws }: CheminView['ponte'], backs?: Back[]): Hand {
    return {
      cards: this.found(cards, backs, (at) => shown || at > 1), total: shown ? total : null, shown, draws,
    };
  }
}

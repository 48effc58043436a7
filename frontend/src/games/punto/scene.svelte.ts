import type { Back, BetLost, BetStands, BetWon, Call, Card, CoupDecided, SealNews, Side } from '../../wire';
import type { Event } from '../../types';
import * as table from '../../room/scene.svelte';
import type { PuntoNow, PuntoView } from './types';

/** The settlement of one stake. */
export type Fate = BetWon | BetLost | BetStands;

/** The stages of the end of a coup that the viewer has seen. */
const STAGES = ['open', 'decided', 'swept', 'paid', 'home'] as const;
export type Stage = (typeof STAGES)[number];

const BARE: table.Hand = { cards: [], total: null };
const SIDES: readonly Side[] = ['player', 'banker'];
const FATES = new Set(['bet-won', 'bet-lost', 'bet-stands']);

export const isFate = (event: Event): event is Fate => FATES.has(event.type);

/** The table in view: the hands, the result, and chips that have not yet reached their place. */
export class Scene extends table.Scene<CoupDecided> {
  /** The room's state as currently shown. */
  now = $state.raw<PuntoNow | null>(null);
  fates = $state.raw<Fate[]>([]);
  stage = $state<Stage>('open');
  /** The winning hand that is barred, so that the stakes on it push (PB-14). */
  barred = $state<Side | null>(null);

  constructor() {
    super({ player: BARE, banker: BARE });
  }

  /** Whether the end of a coup is still being played back. */
  get settling(): boolean {
    return this.fates.length > 0 && this.stage !== 'home';
  }

  reached(stage: Stage): boolean {
    return STAGES.indexOf(this.stage) >= STAGES.indexOf(stage);
  }

  deal(side: Side, code: Card | null, back?: Back): void {
    this.change(side, { cards: this.with(side, { code, back, up: false }) });
  }

  /** Begin to turn all cards of a hand that the viewer may see. */
  learn(side: Side, codes: readonly Card[]): void {
    this.know(side, codes);
    this.turn(side);
  }

  /** Fill in the faces, for the viewer alone, of cards that remain face down. */
  know(side: Side, codes: readonly Card[]): void {
    this.change(side, { cards: this.hands[side].cards.map((card, at) => ({ ...card, code: codes[at] ?? card.code })) });
  }

  /** Lay a hand that the viewer may turn face down again: a third card, or both cards of a pair. */
  cover(side: Side): void {
    const { cards } = this.hands[side];
    const down = (at: number) => at > 1 || cards.length < 3;
    this.change(side, { cards: cards.map((card, at) => (down(at) ? { ...card, up: false } : card)), total: null });
    this.bend(side);
  }

  /** Show the winner, and whether that hand is barred: all cards are face up and count. */
  decide(event: CoupDecided, calls: readonly Call[] = []): void {
    this.decided = event;
    this.barred = SIDES.find((side) => calls.some(({ id }) => id === `call-${side}-barred`)) ?? null;
    this.change('player', { total: event.player });
    this.change('banker', { total: event.banker });
  }

  /** Lay out hands that were dealt before the viewer came. */
  lay({ player, banker }: Pick<PuntoView, Side>, backs: SealNews['backs'] = {}): void {
    this.clear();
    this.change('player', this.laid(player, backs.player));
    this.change('banker', this.laid(banker, backs.banker));
  }

  private laid({ cards, down, total }: PuntoView[Side], backs?: readonly Back[]): table.Hand {
    const known = [...cards];
    const codes = Array.from({ length: cards.length + down.length }, (_, at) =>
      down.includes(at) ? null : known.shift()!,
    );
    return { cards: this.found(codes, backs, (at) => !down.includes(at)), total };
  }

  override clear(): void {
    super.clear();
    this.fates = [];
    this.stage = 'open';
    this.barred = null;
  }

  /** Units still shown on this spot although the server has already moved them. */
  lying(seat: number, wager: string): number {
    return this.stillThere(seat)
      .filter((fate) => fate.wager === wager)
      .reduce((sum, fate) => sum + fate.stake, 0);
  }

  lyingInAll(seat: number): number {
    return this.stillThere(seat).reduce((sum, fate) => sum + fate.stake, 0);
  }

  /** Winnings shown next to the stake, before they move to their owner. */
  payment(seat: number, wager: string): number {
    if (this.stage !== 'paid') return 0;
    return this.fatesOf(seat)
      .filter((fate) => fate.wager === wager && fate.type === 'bet-won')
      .reduce((sum, fate) => sum + gain(fate), 0);
  }

  /** Units on their way to a seat's purse, where the server already counts them. */
  owed(seat: number): number {
    if (this.stage === 'home') return 0;
    return this.fatesOf(seat).reduce((sum, fate) => sum + backOf(fate), 0);
  }

  /** A seat's result of the coup in units; null if none of its stakes was decided. */
  cameTo(seat: number): number | null {
    const settled = this.fatesOf(seat).filter((fate) => fate.type !== 'bet-stands');
    return settled.length ? settled.reduce((sum, fate) => sum + gain(fate), 0) : null;
  }

  /** The result of one of a seat's bets in units, once visible; null before that, or for a push. */
  resultOf(seat: number, wager: string): number | null {
    const fate = this.fatesOf(seat).find((each) => each.wager === wager);
    if (!fate || fate.type === 'bet-stands') return null;
    return this.reached(fate.type === 'bet-lost' ? 'swept' : 'paid') ? gain(fate) : null;
  }

  fatesOf(seat: number): Fate[] {
    return this.fates.filter((fate) => fate.seat === seat);
  }

  private stillThere(seat: number): Fate[] {
    return this.fatesOf(seat).filter((fate) => this.lies(fate));
  }

  private lies(fate: Fate): boolean {
    if (fate.type === 'bet-stands') return false;
    return !this.reached(fate.type === 'bet-lost' ? 'swept' : 'home');
  }
}

/** What a decided stake brings back to the purse, the stake itself included. */
function backOf(fate: Fate): number {
  if (fate.type === 'bet-won') return fate.stake + gain(fate);
  return fate.type === 'bet-lost' ? fate.back : 0;
}

function gain(fate: Fate): number {
  if (fate.type === 'bet-won') return fate.win - fate.commission;
  return fate.type === 'bet-lost' ? backOf(fate) - fate.stake : 0;
}

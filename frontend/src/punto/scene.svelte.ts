import type { Back, BetLost, BetStands, BetWon, Card, CoupDecided, Outcome, SealNews, Side } from '../wire';
import type { Event } from '../types';
import { Voice } from '../table/voice.svelte';

/** A card on the table, with its number in the shoe's order of dealing, so that each moves once. */
export interface Dealt {
  id: number;
  code: Card;
  /** The colour of its back. */
  back?: Back;
}

export interface Hand {
  cards: Dealt[];
  total: number | null;
}

/** What became of one stake. */
export type Fate = BetWon | BetLost | BetStands;

/** How far the end of a coup has been played out before the viewer's eyes. */
export const STAGES = ['open', 'decided', 'swept', 'paid', 'home'] as const;
export type Stage = (typeof STAGES)[number];

const bare = (): Hand => ({ cards: [], total: null });
const FATES = new Set(['bet-won', 'bet-lost', 'bet-stands']);

export const isFate = (event: Event): event is Fate => FATES.has(event.type);

/** What lies before the viewer: the hands, the result, and chips that are not yet where they go. */
export class Scene extends Voice {
  player = $state.raw<Hand>(bare());
  banker = $state.raw<Hand>(bare());
  decided = $state.raw<CoupDecided | null>(null);
  fates = $state.raw<Fate[]>([]);
  stage = $state<Stage>('open');

  get outcome(): Outcome | null {
    return this.decided?.outcome ?? null;
  }

  get empty(): boolean {
    return this.player.cards.length === 0;
  }

  /** Whether the end of a coup is still being played out. */
  get settling(): boolean {
    return this.fates.length > 0 && this.stage !== 'home';
  }

  reached(stage: Stage): boolean {
    return STAGES.indexOf(this.stage) >= STAGES.indexOf(stage);
  }

  deal(side: Side, code: Card, total: number, back?: Back): void {
    const cards = [...this[side].cards, { id: this.fresh(), code, back }];
    this[side] = { cards, total };
  }

  /** Lay out hands that were dealt before the viewer came. */
  lay(player: { cards: Card[]; total: number | null }, banker: typeof player, backs: SealNews['backs'] = {}): void {
    const laid = ({ cards, total }: typeof player, side: Side): Hand => ({
      cards: cards.map((code, at) => ({ id: this.fresh(), code, back: backs[side]?.[at] })),
      total,
    });
    this.clear();
    this.player = laid(player, 'player');
    this.banker = laid(banker, 'banker');
  }

  /** Send the cards to the middle; the croupier goes on to what he said beside the result. */
  clear(): void {
    this.settleCall();
    this.player = bare();
    this.banker = bare();
    this.decided = null;
    this.fates = [];
    this.stage = 'open';
  }

  /** Units that the house's own view has moved already, but that still lie on this spot. */
  lying(seat: number, wager: string): number {
    return this.stillThere(seat)
      .filter((fate) => fate.wager === wager)
      .reduce((sum, fate) => sum + fate.stake, 0);
  }

  lyingInAll(seat: number): number {
    return this.stillThere(seat).reduce((sum, fate) => sum + fate.stake, 0);
  }

  /** Winnings on view beside the stake, before they go to their owner's place. */
  payment(seat: number, wager: string): number {
    if (this.stage !== 'paid') return 0;
    return this.fatesOf(seat)
      .filter((fate) => fate.wager === wager && fate.type === 'bet-won')
      .reduce((sum, fate) => sum + gain(fate), 0);
  }

  /** Units on their way to a seat's purse, which the house counts there already. */
  owed(seat: number): number {
    if (this.stage === 'home') return 0;
    return this.fatesOf(seat)
      .filter((fate) => fate.type === 'bet-won')
      .reduce((sum, fate) => sum + fate.stake + gain(fate), 0);
  }

  /** What the coup brought a seat, in units; null where it had no stake that was decided. */
  result(seat: number): number | null {
    const settled = this.fatesOf(seat).filter((fate) => fate.type !== 'bet-stands');
    return settled.length ? settled.reduce((sum, fate) => sum + gain(fate), 0) : null;
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

function gain(fate: Fate): number {
  if (fate.type === 'bet-won') return fate.win - fate.commission;
  return fate.type === 'bet-lost' ? -fate.stake : 0;
}

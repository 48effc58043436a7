import { BankScene } from '../bank/scene.svelte';
import type { Outcomes } from '../../room/coups';
import type { HandsHeld, SealNews, SidesDecided } from '../../wire';
import type { BanqueNow, BanqueView, TableSide } from './types';

export const SIDES = ['right', 'left', 'banker'] as const satisfies TableSide[];
/** The sides that play against the bank. */
export type PlayedSide = Exclude<TableSide, 'banker'>;

/** A side's hand in a view. */
export const handOf = (view: BanqueView, side: TableSide): BanqueView['right'] =>
  side === 'left' ? view.left_hand : view[side];

/** The table in view. */
export class Scene extends BankScene<BanqueView, { outcomes: Outcomes }, TableSide> {
  /** The player of each side's hand in this coup, and the units staked on it. */
  holders = $state.raw<Readonly<Record<PlayedSide, number>>>({ right: 0, left: 0 });
  stakes = $state.raw<Readonly<Record<PlayedSide, number>>>({ right: 0, left: 0 });
  /** Whether the last bank is broken and covered by its cloth. */
  broken = $state(false);

  constructor() {
    super(SIDES);
  }

  /** Stakes are closed and the deal begins. */
  begin({ right, left, on_right, on_left }: HandsHeld): void {
    this.deals();
    this.holders = { right, left };
    this.stakes = { right: on_right, left: on_left };
  }

  holder(side: TableSide): number {
    return side === 'banker' ? this.held : this.holders[side];
  }

  /** Show how each dealt side has fared. */
  decide({ right, left }: SidesDecided): void {
    this.decided = { outcomes: { ...(right && { right }), ...(left && { left }) } };
  }

  lay(now: BanqueNow, backs: SealNews['backs'] = {}): void {
    this.clear();
    this.now = now;
    const { view } = now;
    for (const side of SIDES) this.put(side, handOf(view, side), backs[side]);
    this.holders = { right: view.right.seat, left: view.left_hand.seat };
    this.stakes = { right: view.right.stakes, left: view.left_hand.stakes };
    this.hold();
    this.broken = view.phase === 'refill';
  }

  override clear(): void {
    super.clear();
    this.holders = { right: 0, left: 0 };
    this.stakes = { right: 0, left: 0 };
  }
}

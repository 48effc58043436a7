import { BankScene } from '../bank/scene.svelte';
import type { Card, HandsDecided, SealNews, Side } from '../../wire';
import type { CheminNow, CheminView } from './types';

/** The table in view. */
export class Scene extends BankScene<CheminView, HandsDecided, Side> {
  /** Whether the ponte's cards have been passed over. */
  passed = $state(false);
  /** Whether the coup in view has taken all of the bank. */
  broken = $state(false);
  /** The seat that plays the hand. */
  ponte = $state(0);

  constructor() {
    super(['player', 'banker']);
  }

  /** Stakes are closed: the ponte plays against the banker. A suivi after the deal only takes over the cards. */
  begin(ponte: number): void {
    if (this.decided || !this.hands.banker.cards.length) this.deals();
    this.ponte = ponte;
  }

  holder(side: Side): number {
    return side === 'player' ? this.ponte : this.held;
  }

  /** Show the winner; from now on both hands count with all their cards. */
  decide(event: HandsDecided): void {
    this.decided = event;
    this.change('player', { total: event.ponte });
    this.change('banker', { total: event.banker });
  }

  override learn(side: Side, codes: readonly Card[]): void {
    super.learn(side, codes);
    this.passed = true;
  }

  lay(now: CheminNow, backs: SealNews['backs'] = {}): void {
    this.clear();
    this.now = now;
    const { ponte, banker } = now.view;
    this.put('player', ponte, backs.player);
    this.put('banker', banker, backs.banker);
    this.ponte = ponte.seat;
    this.hold();
    this.passed = banker.cards.length > 1;
  }

  override clear(): void {
    super.clear();
    this.passed = false;
    this.broken = false;
    this.ponte = 0;
  }
}

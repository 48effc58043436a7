import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import { Room } from '../../room/room.svelte';
import { Scene } from '../../room/scene.svelte';
import type { NowOf } from '../../types';
import type { HigherCard, MayBet, HighPreset, HighView, News, SealNews, Welcome } from '../../wire';

const BARE = { cards: [], total: null };

class Hands extends Scene<HigherCard> {
  lay({ player, banker }: HighView, backs: SealNews['backs']): void {
    this.hands = {
      player: { cards: this.found(player, backs.player), total: null },
      banker: { cards: this.found(banker, backs.banker), total: null },
    };
  }
}

/** A room of high card: two cards, and a bet on the first. */
export class HighRoom extends Room<HighView, HighPreset> {
  readonly scene = new Hands({ player: BARE, banker: BARE });

  constructor(line: RoomConnection) {
    super(line);
    this.begin();
  }

  get purse(): number {
    return this.now?.view.seats.find(({ seat }) => seat === this.seat)?.purse ?? 0;
  }

  get mayBet(): MayBet | undefined {
    return this.now?.view.choices.find((may) => may.type === 'high-bet');
  }

  protected override laid({ now, seal }: Welcome): void {
    this.scene.lay(now.view as HighView, seal.backs);
  }

  /** Each coup remains on the table until the next one begins. */
  protected override played(news: News): void {
    for (const { event, calls, backs } of news.told) {
      if (event.type === 'high-bets-closed') this.scene.clear();
      if (event.type === 'high-card-turned') {
        const cards = this.scene.hands[event.side].cards;
        const card = { id: cards.length, code: event.card, back: backs[0], up: true };
        this.scene.hands = { ...this.scene.hands, [event.side]: { cards: [...cards, card], total: null } };
      }
      if (event.type === 'high-higher-card') this.scene.decided = event;
      this.scene.remark(...calls);
    }
    this.reveal(news);
    this.take(news.now as NowOf<HighView>);
  }
}

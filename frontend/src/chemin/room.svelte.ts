import { Room } from '../table/room.svelte';
import type { Line } from '../table/line.svelte';
import { playChip } from '../sound';
import type { Wish } from '../types';
import type { CheminNow, CheminPreset, CheminView } from './types';
import type { News, Welcome } from '../wire';
import { Scene } from './scene.svelte';
import { script } from './script';

/** These start what the viewer must not miss, so whatever is still being shown is cut short. */
const BEGINS = new Set(['stakes-set', 'card-passed', 'shoe-started']);

/** A room of chemin de fer: the table before the viewer's eyes, and the answers to its questions. */
export class CheminRoom extends Room<CheminView, CheminPreset> {
  readonly scene = new Scene();
  /** An answer is on its way, or what came of it is not on view yet. */
  pending = $state(false);

  constructor(line: Line) {
    super(line);
    this.begin();
  }

  get mine(): CheminView['seats'][number] | undefined {
    return this.scene.view?.seats.find(({ seat }) => seat === this.seat);
  }

  get purse(): number {
    return this.mine?.purse ?? 0;
  }

  /** Answer the question on view; if it is no longer asked, the house says so. */
  answer(wish: Wish): void {
    if (this.pending) return;
    const asked = this.scene.now;
    this.timeline.finish();
    if (this.scene.decided) this.scene.clear();
    playChip();
    this.ask(wish, asked);
    this.pending = true;
  }

  protected override reconcile(): void {
    this.pending = this.outbox.pending.length > 0 || (this.scene.now?.seq ?? 0) < this.accepted;
  }

  protected override laid({ now, seal }: Welcome): void {
    this.scene.lay(now as CheminNow, seal.backs);
  }

  protected override played(news: News): void {
    const { told } = news;
    const now = news.now as CheminNow;
    if (told.some(({ event }) => BEGINS.has(event.type))) this.timeline.finish();
    const reveal = () => this.reveal(news);
    if (!told.some(({ event }) => event.type === 'hands-decided')) reveal();
    this.take(now);
    const { pace } = this.news ?? { pace: 'normal' };
    const commit = () => {
      this.scene.now = now;
      this.reconcile();
    };
    this.timeline.add(...script(told, { scene: this.scene, pace, seat: this.seat, commit, reveal }));
  }
}

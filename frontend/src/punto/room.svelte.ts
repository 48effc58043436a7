import { playChip } from '../sound';
import type { MayStake, News, Welcome } from '../wire';
import type { PuntoNow, PuntoPreset, PuntoView } from './types';
import type { Line } from '../table/line.svelte';
import { betsOf, same, type Change } from './pile';
import { Room } from '../table/room.svelte';
import { Scene } from './scene.svelte';
import { fatesIn, script } from './script';
import { Stakes } from './stakes.svelte';

/** A room of punto banco: what lies on its felt, and the stakes on their way to the house. */
export class PuntoRoom extends Room<PuntoView, PuntoPreset> {
  readonly scene = new Scene();
  readonly stakes = new Stakes();

  constructor(line: Line) {
    super(line);
    this.begin();
  }

  get mine(): PuntoView['seats'][number] | undefined {
    return this.now?.view.seats.find(({ seat }) => seat === this.seat);
  }

  get mayStake(): MayStake | undefined {
    return this.now?.view.choices.find((choice) => choice.type === 'stake');
  }

  get purse(): number {
    if (!this.mine) return 0;
    const staked = this.mine.stakes.reduce((sum, bet) => sum + bet.amount, 0);
    const held = this.mine.purse + staked - this.stakes.total;
    return held - this.scene.owed(this.mine.seat);
  }

  /** Change the stakes and send them to the house, which explains what cannot be. */
  stake(change: (may: MayStake) => Change): void {
    const may = this.mayStake;
    if (!may) return;
    this.settleView();
    const before = this.stakes.pile;
    const { pile, raised } = change(may);
    if (same(pile, before)) return;
    this.ask({ type: 'stake', bets: betsOf(pile) });
    if (this.stakes.pile === before) return;
    playChip();
    if (raised) this.say({ code: 'raised', limit: raised, about: 'stake' });
  }

  place(wager: string, units: number): void {
    this.stake((may) => this.stakes.place(may, wager, units));
  }

  undo(): void {
    this.stake(() => this.stakes.undo());
  }

  double(): void {
    this.stake((may) => this.stakes.double(may));
  }

  rebet(): void {
    this.stake((may) => this.stakes.rebet(may));
  }

  clear(): void {
    this.stake((may) => this.stakes.clear(may));
  }

  dealOrHurry(): void {
    if (this.now?.me.may.hurry) this.hurry();
    else this.deal();
  }

  deal(): void {
    if (!this.now?.me.may.deal) return;
    this.settleView();
    this.ask({ type: 'deal' });
  }

  /** Skip to the end of the last coup, so that the felt is free for the next. */
  private settleView(): void {
    this.timeline.finish();
    if (this.scene.decided) this.scene.clear();
  }

  /** The coup on view, or the next one once it is decided, and how many of its cards lie there. */
  get asked(): { coup: number; cards: number } {
    return { coup: this.coups.length + 1, cards: this.scene.decided ? 0 : this.scene.dealt };
  }

  protected override laid({ now, seal }: Welcome): void {
    const view = now.view as PuntoView;
    if (view.phase === 'dealing' || !this.scene.decided) this.scene.lay(view, seal.backs);
  }

  protected override played(news: News): void {
    const { told, now } = news;
    const moves = told.map(({ event }) => event.type);
    if (moves.includes('card-dealt') || moves.includes('stakes-closed')) this.timeline.finish();
    if (moves.includes('stakes-closed')) this.stakes.close(this.mine?.stakes ?? []);
    const fates = fatesIn(told);
    if (fates.length) this.scene.fates = fates;
    const reveal = () => this.reveal(news);
    if (!moves.includes('coup-decided')) reveal();
    this.take(now as PuntoNow);
    const { pace } = this.news ?? { pace: 'normal' };
    this.timeline.add(...script(told, { scene: this.scene, pace, seat: this.seat, reveal }));
  }

  /** Once every stake is answered, the felt shows what the house has on it. */
  protected override reconcile(): void {
    if (!this.now || this.outbox.has('stake') || this.now.seq < this.accepted) return;
    this.stakes.correct(this.mine?.stakes ?? []);
  }
}

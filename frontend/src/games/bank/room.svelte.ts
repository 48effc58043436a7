import { playChip } from '../../sound/sound';
import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import { Room } from '../../room/room.svelte';
import type { Winners } from '../../room/scene.svelte';
import type { Step } from '../../room/timeline';
import type { Event, NowOf, RoomRequest } from '../../types';
import type { Call, News, Told, Welcome } from '../../wire';
import type { BankScene } from './scene.svelte';
import { findAsking } from './prompts';
import type { Cue } from './script';
import type { BankPreset, BankView, Place } from './bankView';

/** An answer that a coach advises, or to look at one's cards. */
export type Advised = { type: RoomRequest['type'] | 'look'; amount?: number | null };

/** The parts of a room that the rail needs, whichever banking game is played. */
export interface AtBank extends Room {
  readonly scene: { looking: string | null; results: ReadonlyMap<number, number>; decided: unknown };
  readonly mine: Place | undefined;
  readonly pending: boolean;
  advised: Advised | null;
  answer: (request: RoomRequest) => void;
}

/** How a game plays back events. */
export interface Play<S> {
  /** Events that start the dealing of a coup. */
  begins: readonly Event['type'][];
  /** The event that announces the winner. */
  decides: Event['type'];
  /** What the croupier asks in each phase. */
  prompts: Readonly<Record<string, (view: never) => Call | null>>;
  script: (told: readonly Told[], cue: Cue<S>) => Step[];
}

/** A room with a player's bank: the table in view, and the answers to its questions. */
export class BankRoom<V extends BankView, P extends BankPreset, S extends BankScene<V, Winners, string>> extends Room<
  V,
  P
> {
  /** An answer is on its way, or its effect is not yet in view. */
  pending = $state(false);
  /** The answer that a coach advises now. */
  advised = $state.raw<Advised | null>(null);

  constructor(
    line: RoomConnection,
    readonly scene: S,
    private readonly plays: Play<S>,
  ) {
    super(line);
    this.begin();
  }

  override get shown(): NowOf<V> | null {
    return this.scene.now;
  }

  /** The viewer's place; while a coup they played is still being shown, the place they had in it. */
  get mine(): Place | undefined {
    const own = this.seat ?? this.scene.now?.me.seat;
    return (this.scene.view?.seats as Place[] | undefined)?.find(({ seat }) => seat === own);
  }

  get purse(): number {
    return this.mine?.purse ?? 0;
  }

  /** Answer the question in view; the server refuses it if it is no longer being asked. */
  answer(request: RoomRequest): void {
    if (this.pending) return;
    const asked = this.scene.now;
    this.timeline.finish();
    if (this.scene.decided) this.scene.clear();
    playChip();
    this.ask(request, asked);
    this.pending = true;
  }

  override turned(): void {
    this.scene.bent();
    super.turned();
  }

  protected override reconcile(): void {
    this.pending = this.outbox.pending.length > 0 || (this.scene.now?.seq ?? 0) < this.accepted;
  }

  protected override laid({ now, seal }: Welcome): void {
    this.scene.hush();
    this.scene.lay(now as NowOf<V>, seal.backs);
  }

  protected override played(news: News): void {
    const { told } = news;
    const now = news.now as NowOf<V>;
    const has = (types: readonly Event['type'][]) => told.some(({ event }) => types.includes(event.type));
    const first = has(this.plays.begins) ? [this.beginning()] : [];
    const reveal = () => this.reveal(news);
    if (!has([this.plays.decides])) first.push({ hold: 0, run: reveal });
    this.take(now);
    const { scene, times, seat } = this;
    const asking = findAsking(told, now.view, this.plays.prompts);
    if (asking) scene.asksViewer.add(asking);
    const commit = () => {
      this.scene.now = now;
      this.reconcile();
    };
    this.play(...first, ...this.plays.script(told, { scene, times, seat, commit, reveal }));
  }
}

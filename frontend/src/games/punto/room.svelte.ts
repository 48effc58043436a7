import { playChip } from '../../sound/sound';
import type { MayHold, MaySpeak, MayStake, News, Side, Wager, Welcome } from '../../wire';
import type { PuntoNow, PuntoPreset, PuntoView } from './types';
import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import { firstOf, type Answer, todoOf, type Todo } from './nextStep';
import { betsOf, clearPile, areSamePiles, total, type Change, type Pile } from './stakes/pile';
import { own, type Turns } from '../../room/preferences.svelte';
import { seesAtOnce } from '../../room/timeline';
import { Room } from '../../room/room.svelte';
import { Scene } from './scene.svelte';
import type { Arrived } from './faceDown';
import { script, turns } from './script';
import { Stakes } from './stakes/stakes.svelte';

/** The middle one of the free chairs, or else a standing place, or undefined. */
export function middleOf(free: readonly number[], seats = Infinity): number | undefined {
  const chairs = free.filter((seat) => seat <= seats);
  return chairs.length ? chairs[Math.floor(chairs.length / 2)] : free[0];
}

/** A room of punto banco: the felt in view, and the stakes on their way to the house. */
export class PuntoRoom extends Room<PuntoView, PuntoPreset> {
  readonly scene = new Scene();
  readonly stakes = new Stakes();
  /** What a coach advises: a bet by its name, or the deal. */
  advised = $state('');
  /** A request to deal is on its way. */
  private dealing = $state(false);

  private come = coming();

  constructor(line: RoomConnection) {
    super(line);
    this.begin();
  }

  override get shown(): PuntoNow | null {
    return this.scene.now;
  }

  get mine(): PuntoView['seats'][number] | undefined {
    return this.shown?.view.seats.find(({ seat }) => seat === this.seat);
  }

  get mayStake(): MayStake | undefined {
    return this.halted ? undefined : this.shown?.view.choices.find((choice) => choice.type === 'stake');
  }

  /** Whether a stake on a bet would be accepted: most need a bet that may be placed alone. */
  takes({ name }: Wager): boolean {
    const spots = this.mayStake?.spots ?? [];
    const laid = (spot: { alone: boolean; wager: string }) => spot.alone && (this.stakes.pile[spot.wager] ?? 0) > 0;
    return spots.some((spot) => spot.wager === name && (spot.alone || spots.some(laid)));
  }

  get purse(): number {
    if (!this.mine) return 0;
    const staked = this.mine.stakes.reduce((sum, bet) => sum + bet.amount, 0);
    const held = this.mine.purse + staked - this.stakes.total;
    return held - this.scene.owed(this.mine.seat);
  }

  /** Change the stakes and send them to the house, which explains any refusal. */
  stake(change: (may: MayStake) => Change): void {
    const may = this.mayStake;
    if (!may) return;
    this.settleView();
    const before = this.stakes.pile;
    const { pile, raised } = change(may);
    if (areSamePiles(pile, before)) return;
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

  /** Lay stakes that were saved: those that the table offers now. */
  lay(saved: Pile): void {
    this.stake((may) => this.stakes.lay(may, saved));
  }

  /** Repeat the last stakes and have the cards dealt; without stakes, nothing happens. */
  again(): void {
    if (this.question || this.behind) return this.dealOrHurry();
    if (this.stakes.total === 0) this.rebet();
    if (this.stakes.total > 0) this.deal();
  }

  /** Take the stakes back; if some must stay, say so. */
  clear(): void {
    const stays = this.mayStake ? total(clearPile(this.mayStake)) : 0;
    this.stake((may) => this.stakes.clear(may));
    if (stays > 0) this.say({ code: 'stake-stands', limit: stays, about: 'stake' });
  }

  /** The viewer's question apart from stakes: to deal the coup, or to turn a hand. */
  get question(): MayHold | MaySpeak | undefined {
    if (this.halted) return undefined;
    return this.shown?.view.choices.find((choice) => choice.type === 'hold' || choice.type === 'speak');
  }

  /** What the viewer can do now. */
  get todo(): Todo {
    const { shown, stakes, behind, halted, question } = this;
    const [me, phase] = [shown?.me, shown?.view.phase ?? ''];
    const may = { deal: me?.may.deal ?? false, hurry: me?.may.hurry ?? false };
    const seated = me !== undefined && me.seat !== null;
    return todoOf({
      seated,
      behind,
      halted,
      asked: question !== undefined,
      may,
      sent: this.dealing,
      staked: stakes.total,
      phase,
    });
  }

  /** Answer once: the question stays visible until the house responds. */
  answer(request: Answer): void {
    if (this.outbox.pending.length || (this.shown?.seq ?? 0) < this.accepted) return;
    this.ask({ type: request }, this.shown);
  }

  dealOrHurry(): void {
    if (this.question) this.answer(firstOf(this.question));
    else if (this.behind || this.now?.me.may.hurry) this.hurry();
    else this.deal();
  }

  /** Whether the viewer may choose who turns the cards on their screen; a hand that they turn for all is bent. */
  get choosesTurns(): boolean {
    return this.news?.preset.squeeze === false;
  }

  /** Whether the viewer has the right to turn a hand for everyone. */
  get turns(): boolean {
    return this.news?.preset.squeeze === true && this.question?.type === 'speak';
  }

  /** Whether only the viewer may look at a hand. */
  looksAlone(side: Side): boolean {
    const looked = this.shown?.view[side].looked;
    return looked !== 0 && looked === this.seat;
  }

  override turned(): void {
    if (this.turns) this.answer('show');
    else super.turned();
  }

  deal(): void {
    if (!this.shown?.me.may.deal || this.outbox.has('deal')) return;
    this.settleView();
    this.ask({ type: 'deal' });
    this.dealing = true;
  }

  /** Skip to the end of the last coup, so that the felt is free for the next. */
  private settleView(): void {
    this.timeline.finish();
    if (this.scene.decided) this.scene.clear();
  }

  protected override laid({ now, seal }: Welcome): void {
    const view = now.view as PuntoView;
    const seen =
      this.scene.decided &&
      view.phase === 'staking' &&
      this.scene.now?.shoe === now.shoe &&
      this.scene.now.coup === now.coup;
    if (!seen) {
      this.scene.hush();
      this.scene.lay(view, seal.backs);
    }
    this.come = coming(view);
    this.scene.now = now as PuntoNow;
    if (this.turns && !seesAtOnce()) this.scene.cover(view.turn!.side);
  }

  protected override played(news: News): void {
    const now = news.now as PuntoNow;
    const closed = news.told.some(({ event }) => event.type === 'stakes-closed');
    if (closed) this.come = coming(undefined, turnedBy(own.choices.turns, now));
    const begins = closed ? [this.beginning(), { hold: 0, run: () => this.stakes.close(this.mine?.stakes ?? []) }] : [];
    const reveal = () => {
      this.scene.now = now;
      this.reveal(news);
      this.reconcile();
    };
    const { scene, seat, times, come } = this;
    const squeeze = this.news!.preset.squeeze;
    const steps = script(news.told, { scene, times, seat, squeeze, come, reveal });
    /** There is nothing to wait for if no card has come, unless earlier events are pending. */
    const waits = this.behind || turns(news.told);
    this.take(now);
    if (!waits) reveal();
    this.play(...begins, ...(waits && !turns(news.told) ? [{ hold: 0, run: reveal }] : []), ...steps);
  }

  /** Once every stake is answered, the felt shows the server's stakes. */
  protected override reconcile(): void {
    this.dealing = this.outbox.has('deal') || (this.dealing && (this.shown?.seq ?? 0) < this.accepted);
    if (!this.shown || this.outbox.has('stake') || this.shown.seq < this.accepted) return;
    this.stakes.correct(this.mine?.stakes ?? []);
  }
}

const BARE = { cards: [], total: null };

function coming(
  view: Record<Side, Pick<PuntoView[Side], 'cards' | 'total'>> = { player: BARE, banker: BARE },
  bends: readonly Side[] = [],
): Arrived {
  const of = (side: Side) => ({ cards: view[side].cards.length, total: view[side].total, bends: bends.includes(side) });
  return { player: of('player'), banker: of('banker') };
}

/** The sides whose cards the viewer turns; `mine` is the one with more of their chips. */
function turnedBy(turns: Turns, { me, view }: PuntoNow): Side[] {
  if (turns !== 'mine') return turns === 'all' ? ['player', 'banker'] : [];
  const stakes = view.seats.find(({ seat }) => seat === me.seat)?.stakes ?? [];
  const on = (side: Side) => stakes.find(({ wager }) => wager === side)?.amount ?? 0;
  const more = on('player') - on('banker');
  return more ? [more > 0 ? 'player' : 'banker'] : [];
}

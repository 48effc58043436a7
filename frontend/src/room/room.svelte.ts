import { playChip } from '../sound';
import type {
  CoupNews, MayStake, News, NotAccepted, Now, RoomNews, Scorecards, SeatView, Welcome,
} from '../wire';
import type { Message, Wish } from '../types';
import { Connection } from './connection';
import { Outbox } from './outbox';
import { betsOf, type Change } from './pile';
import { Scene } from './scene.svelte';
import { fatesIn, script } from './script';
import { Stakes } from './stakes.svelte';
import { Timeline } from './timeline';

/** `turned-away`: the door said no, and coming back by itself is of no use. */
export type Status = 'joining' | 'here' | 'lost' | 'turned-away';

/** A refusal or a remark in words of the page, shown near what it is about. */
export interface Notice {
  code: string;
  limit: number | null;
  about: Wish['type'] | null;
}

const NOTICE_STAYS = 7000;
const BACK_STAYS = 3000;

/** One room as this browser knows it: the house's word, what is on view, and what is still asked. */
export class Room {
  status = $state<Status>('joining');
  /** The connection was lost and is here again; said for a moment. */
  back = $state(false);
  news = $state.raw<RoomNews | null>(null);
  now = $state.raw<Now | null>(null);
  coups = $state.raw<CoupNews[]>([]);
  scorecards = $state.raw<Scorecards>({ bead_plate: [], big_road: [] });
  notice = $state.raw<Notice | null>(null);
  /** When the stakes close, on this browser's `performance.now()`. */
  closesAt = $state<number | null>(null);
  failures = $state(0);
  /** Why the door said no. */
  reason = $state<string | null>(null);
  readonly scene = new Scene();
  readonly stakes = new Stakes();
  private readonly timeline = new Timeline();
  private readonly outbox = new Outbox();
  private readonly connection: Connection;
  private accepted = 0;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      heard: this.heard,
      lost: this.lost,
      turnedAway: this.turnedAway,
    });
  }

  get seat(): number | null {
    return this.now?.me.seat ?? null;
  }

  get mine(): SeatView | undefined {
    return this.now?.view.seats.find(({ seat }) => seat === this.seat);
  }

  get mayStake(): MayStake | undefined {
    return this.now?.view.choices.find((choice) => choice.type === 'stake');
  }

  /** My chips beside the table's felt: what is still on its way to me does not count yet. */
  get purse(): number {
    if (!this.mine) return 0;
    const staked = this.mine.stakes.reduce((sum, bet) => sum + bet.amount, 0);
    const held = this.mine.purse + staked - this.stakes.total;
    return held - this.scene.owed(this.mine.seat);
  }

  ask(wish: Wish): void {
    const { shoe, coup, decision } = this.now ?? { shoe: 0, coup: 0, decision: 0 };
    this.hush();
    this.connection.send(this.outbox.put(wish, shoe, coup, decision));
  }

  /** Change my stakes, and ask the house for them; a change that cannot be is only worded. */
  stake(change: (may: MayStake) => Change): void {
    const may = this.mayStake;
    if (!may) return;
    this.settleView();
    const before = this.stakes.pile;
    const done = change(may);
    if ('code' in done) return this.say({ ...done, about: 'stake' });
    if (this.stakes.pile === before) return;
    playChip();
    this.ask({ type: 'stake', bets: betsOf(done.pile) });
    if (done.raised) this.say({ code: 'raised', limit: done.raised, about: 'stake' });
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

  /** Show at once what is left of this coup; the house deals the rest without pause. */
  hurry(): void {
    this.timeline.finish();
    if (this.now?.me.may.hurry) this.ask({ type: 'hurry' });
  }

  say(notice: Notice): void {
    clearTimeout(this.noticeTimer);
    this.notice = notice;
    this.noticeTimer = setTimeout(() => this.hush(), NOTICE_STAYS);
  }

  hush(): void {
    this.notice = null;
  }

  close(): void {
    clearTimeout(this.noticeTimer);
    this.timeline.finish();
    this.connection.close();
  }

  /** The last coup's end is taken as seen: the felt is free for the next. */
  private settleView(): void {
    this.timeline.finish();
    if (this.scene.decided) this.scene.clear();
  }

  private readonly lost = (): void => {
    this.failures += 1;
    if (this.status === 'here') this.status = 'lost';
  };

  private readonly turnedAway = (reason: string): void => {
    this.status = 'turned-away';
    this.reason = reason;
  };

  private readonly heard = (message: Message): void => {
    switch (message.type) {
      case 'welcome':
        return this.welcomed(message);
      case 'news':
        return this.told(message);
      case 'accepted':
        this.outbox.answered(message.id);
        this.accepted = Math.max(this.accepted, message.seq);
        return this.reconcile();
      case 'refused':
        return this.refused(message);
    }
  };

  /** The coup before the viewer, or the next one once it is decided, and how many cards lie there. */
  get asked(): { coup: number; cards: number } {
    const { player, banker, decided } = this.scene;
    const cards = decided ? 0 : player.cards.length + banker.cards.length;
    return { coup: this.coups.length + 1, cards };
  }

  private welcomed({ room, now, coups, scorecards }: Welcome): void {
    this.timeline.finish();
    if (this.status === 'lost') {
      this.back = true;
      setTimeout(() => (this.back = false), BACK_STAYS);
    }
    this.status = 'here';
    this.failures = 0;
    this.accepted = 0;
    this.news = room;
    this.coups = coups;
    this.scorecards = scorecards;
    const { player, banker, phase } = now.view;
    if (phase === 'dealing' || !this.scene.decided) this.scene.lay(player, banker);
    this.take(now);
    for (const command of this.outbox.pending) this.connection.send(command);
  }

  private told(news: News): void {
    const { told, now } = news;
    const moves = told.map(({ event }) => event.type);
    if (moves.includes('card-dealt') || moves.includes('stakes-closed')) this.timeline.finish();
    if (moves.includes('shoe-started')) this.coups = [];
    if (moves.includes('stakes-closed')) this.stakes.close(this.mine?.stakes ?? []);
    if (news.room) this.news = news.room;
    const fates = fatesIn(told);
    if (fates.length) this.scene.fates = fates;
    const reveal = () => this.reveal(news);
    if (!moves.includes('coup-decided')) reveal();
    this.take(now);
    const { pace } = this.news ?? { pace: 'normal' };
    this.timeline.add(...script(told, { scene: this.scene, pace, seat: this.seat, reveal }));
  }

  private reveal({ finished, scorecards }: News): void {
    if (finished) this.coups = [...this.coups, finished];
    if (scorecards) this.scorecards = scorecards;
  }

  private take(now: Now): void {
    this.now = now;
    this.closesAt = now.closes_in === null ? null : performance.now() + now.closes_in;
    this.reconcile();
  }

  /** With no stake unanswered, what the house has on the felt is what lies there. */
  private reconcile(): void {
    if (!this.now || this.outbox.has('stake') || this.now.seq < this.accepted) return;
    this.stakes.correct(this.mine?.stakes ?? []);
  }

  private refused({ id, code, limit }: NotAccepted): void {
    const command = this.outbox.answered(id);
    this.say({ code, limit, about: command?.do.type ?? null });
    this.reconcile();
  }
}

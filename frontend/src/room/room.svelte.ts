import type { CoupNews, News, NotAccepted, Scorecards, Welcome } from '../wire';
import type { Message, NowOf, Preset, RoomOf, View, RoomRequest } from '../types';
import type { RoomConnection } from './connection/roomConnection.svelte';
import { sensibleBuyIn } from './chips/sums';
import { isHalted } from './course';
import { Outbox } from './connection/outbox';
import { Gestures } from './gestures.svelte';
import { type Step, Timeline, type Times, timesOf } from './timeline';

/** A refusal or remark, shown near its subject. */
export interface Notice {
  code: string;
  limit: number | null;
  about: RoomRequest['type'] | null;
  /** The form field at fault. */
  field?: string | null;
  /** Milliseconds until the request may be repeated. */
  retryIn?: number | null;
}

/** A finished shoe and its results. */
interface ShoeEnd {
  shoe: number;
  coups: number;
  scorecards: Record<string, Scorecards>;
}

const NOTICE_STAYS = 7000;

/** A room as this browser knows it, in any game: the server's messages and the viewer's requests. */
export abstract class Room<V extends View = View, P extends Preset = Preset> {
  news = $state.raw<RoomOf<P> | null>(null);
  now = $state.raw<NowOf<V> | null>(null);
  coups = $state.raw<CoupNews[]>([]);
  scorecards = $state.raw<Record<string, Scorecards>>({});
  /** The shoe that has ended in view or while the viewer was away, until they go on. */
  ended = $state.raw<ShoeEnd | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** When the current phase closes, on this browser's `performance.now()`. */
  closesAt = $state<number | null>(null);
  readonly gestures: Gestures;
  protected readonly timeline = new Timeline();
  protected readonly outbox = new Outbox();
  /** Coups that have begun at the server but are not yet in view. */
  private begun = 0;
  /** The house was asked to deal the rest of the coup without pause. */
  private hurried = false;
  /** The last event caused by one of this browser's commands. */
  protected accepted = 0;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly line: RoomConnection) {
    this.gestures = new Gestures((frame) => line.send(frame));
  }

  /** The viewer's chips apart from the felt, without those still on their way to them. */
  abstract get purse(): number;

  /** Lay out the table as it is now. */
  protected abstract laid(welcome: Welcome): void;

  /** Play back events. */
  protected abstract played(news: News): void;

  /** Check whether all requests are answered, so that the server state can be shown. */
  protected reconcile(): void {}

  /** The room's state as currently shown, without anything about cards that have not turned. */
  get shown(): NowOf<V> | null {
    return this.now;
  }

  /** Whether the house is ahead of what the viewer has seen. */
  get behind(): boolean {
    return this.shown !== this.now;
  }

  /** Whether something is still being shown. */
  get busy(): boolean {
    return this.timeline.busy;
  }

  /** Whether that waits for the viewer to turn a card. */
  get waiting(): boolean {
    return this.timeline.waiting;
  }

  /** Whether a finished shoe is shown again. */
  get isReplay(): boolean {
    return this.line.controls !== null;
  }

  /** The durations of the viewer's playback. */
  get times(): Times {
    const { card, turn, beat } = timesOf(this.news?.pace ?? 'normal');
    const { speed } = this.line;
    return { card: card / speed, turn: turn / speed, beat: beat / speed };
  }

  /** Whether the table is halted, so that nothing can be requested. */
  get halted(): boolean {
    return this.news !== null && this.now !== null && isHalted(this.news, this.now);
  }

  get id(): string {
    return this.line.id;
  }

  get seat(): number | null {
    return this.now?.me.seat ?? null;
  }

  /** Start listening to the line; not before the room is fully constructed. */
  protected begin(): void {
    this.line.listen(this.heard);
  }

  /** Send a request in answer to the question in `at`. */
  ask(request: RoomRequest, at: NowOf<V> | null = this.now): void {
    const { shoe, coup, decision } = at ?? { shoe: 0, coup: 0, decision: 0 };
    this.hush();
    this.line.send(this.outbox.put(request, { shoe, coup, decision }));
  }

  /** The sum to sit down with unless another is chosen: the usual one, or all chips of a club night. */
  get buyIn(): number {
    const span = this.now?.me.may.sit ?? null;
    return span && this.news?.club_night ? span.high : sensibleBuyIn(span);
  }

  /** Sit down with this many units, at a place drawn by lot if `seat` is null. */
  sit(seat: number | null, amount = this.buyIn): void {
    this.ask({ type: 'sit', seat, amount });
  }

  /** Show the rest of this coup immediately, and have the house deal it without pause. */
  hurry(): void {
    this.timeline.finish();
    if (!this.now?.me.may.hurry) return;
    this.hurried = true;
    this.ask({ type: 'hurry' });
  }

  /** The viewer has turned the cards that were theirs to turn. */
  turned(): void {
    this.timeline.go();
  }

  /** Append playback steps. */
  protected play(...steps: Step[]): void {
    this.timeline.add(...steps);
    if (this.hurried) this.timeline.finish();
  }

  /** A coup begins: at most one earlier coup may still be pending. */
  protected beginning(): Step {
    if (this.begun > 0) this.timeline.finish();
    this.begun += 1;
    this.hurried = false;
    this.gestures.clear();
    return { hold: 0, run: () => void (this.begun -= 1) };
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
    this.outbox.clear();
    this.timeline.finish();
  }

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
      case 'bent':
        return this.gestures.bends(message);
      case 'reacted':
        return this.gestures.reacted(message);
    }
  };

  private welcomed(welcome: Welcome): void {
    this.timeline.finish();
    this.accepted = 0;
    this.news = welcome.room as RoomOf<P>;
    this.coups = welcome.coups;
    this.scorecards = welcome.scorecards;
    this.laid(welcome);
    this.take(welcome.now as NowOf<V>);
    for (const command of this.outbox.pending) this.line.send(command);
  }

  private told(news: News): void {
    if (news.room) this.news = news.room as RoomOf<P>;
    this.played(news);
    const { shoe } = news.now;
    if (news.told.some(({ event }) => event.type === 'shoe-ended')) this.play({ hold: 0, run: () => this.end(shoe) });
  }

  /** All of a shoe has been seen: keep it visible until the viewer goes on. */
  private end(shoe: number): void {
    if (this.coups.length) this.ended = { shoe, coups: this.coups.length, scorecards: this.scorecards };
  }

  goOn(): void {
    this.ended = null;
  }

  protected reveal({ told, finished, scorecards }: News): void {
    if (told.some(({ event }) => event.type === 'shoe-started')) this.coups = [];
    if (finished) this.coups = [...this.coups, finished];
    if (scorecards) this.scorecards = scorecards;
  }

  protected take(now: NowOf<V>): void {
    this.now = now;
    this.closesAt = now.closes_in === null ? null : performance.now() + now.closes_in;
    this.reconcile();
  }

  private refused({ id, code, limit, field, retry_in }: NotAccepted): void {
    const { line, outbox } = this;
    const command = retry_in === null ? outbox.answered(id) : outbox.sendLater(id, retry_in, (each) => line.send(each));
    const about = command?.do.type ?? null;
    /** A late request to hurry needs no refusal. */
    if (about !== 'hurry') this.say({ code, limit, field, about, retryIn: retry_in });
    this.reconcile();
  }
}

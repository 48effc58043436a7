import type { CoupNews, News, NotAccepted, Scorecards, Welcome } from '../wire';
import type { Message, NowOf, Preset, RoomOf, View, Wish } from '../types';
import type { Line } from './line.svelte';
import { sensibleBuyIn } from './buyin';
import { isHalted } from './halted';
import { Outbox } from './outbox';
import { timesOf, type Times } from './pace';
import { Timeline, type Step } from './timeline';

/** A refusal or a remark in words of the page, shown near what it is about. */
export interface Notice {
  code: string;
  limit: number | null;
  about: Wish['type'] | null;
  /** What of a form is at fault. */
  field?: string | null;
  /** Milliseconds after which the same may be asked again. */
  retryIn?: number | null;
}

/** A shoe that is over: what it brought. */
export interface ShoeEnd {
  shoe: number;
  coups: number;
  scorecards: Record<string, Scorecards>;
}

const NOTICE_STAYS = 7000;

/** A room as this browser knows it, whatever is played there: what the house says, and what it asks. */
export abstract class Room<V extends View = View, P extends Preset = Preset> {
  news = $state.raw<RoomOf<P> | null>(null);
  now = $state.raw<NowOf<V> | null>(null);
  coups = $state.raw<CoupNews[]>([]);
  scorecards = $state.raw<Record<string, Scorecards>>({});
  /** The shoe that has ended before the viewer, or while they were away, until they go on. */
  ended = $state.raw<ShoeEnd | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** When what is open closes, on this browser's `performance.now()`. */
  closesAt = $state<number | null>(null);
  protected readonly timeline = new Timeline();
  protected readonly outbox = new Outbox();
  /** Coups that have begun at the house, but not before the viewer. */
  private begun = 0;
  /** The house was asked to deal the rest of the coup without pause. */
  private hurried = false;
  /** The last event that a command of ours led to. */
  protected accepted = 0;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly line: Line) {}

  /** The viewer's chips beside the felt: what is still on its way to them does not count yet. */
  abstract get purse(): number;

  /** Lay the table out as it is now. */
  protected abstract laid(welcome: Welcome): void;

  /** Play what was told. */
  protected abstract played(news: News): void;

  /** See whether what was asked is answered, and the table's word is the last. */
  protected reconcile(): void {}

  /** The room as of what is on view: cards that have not turned are not told of. */
  get shown(): NowOf<V> | null {
    return this.now;
  }

  /** Whether the house has gone on, and the viewer has not seen it yet. */
  get behind(): boolean {
    return this.shown !== this.now;
  }

  /** How quickly things happen before the viewer. */
  get times(): Times {
    return timesOf(this.news?.pace ?? 'normal');
  }

  /** Whether the table stands still, so that nothing can be asked of it. */
  get halted(): boolean {
    return this.news !== null && this.now !== null && isHalted(this.news, this.now);
  }

  get id(): string {
    return this.line.id;
  }

  get seat(): number | null {
    return this.now?.me.seat ?? null;
  }

  /** Hear what comes over the line; not before the room is whole. */
  protected begin(): void {
    this.line.listen(this.heard);
  }

  /** Send a wish, in answer to the question in `at`. */
  ask(wish: Wish, at: NowOf<V> | null = this.now): void {
    const { shoe, coup, decision } = at ?? { shoe: 0, coup: 0, decision: 0 };
    this.hush();
    this.line.send(this.outbox.put(wish, { shoe, coup, decision }));
  }

  /** Sit down with so many units, in a place by lot where `seat` is null. */
  sit(seat: number | null, amount = sensibleBuyIn(this.now?.me.may.sit ?? null)): void {
    this.ask({ type: 'sit', seat, amount });
  }

  /** Show at once what is left of this coup; the house deals the rest without pause. */
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

  /** Play steps after all that is being played. */
  protected play(...steps: Step[]): void {
    this.timeline.add(...steps);
    if (this.hurried) this.timeline.finish();
  }

  /** A coup begins: of those before it, one at most is still to be seen. */
  protected beginning(): Step {
    if (this.begun > 0) this.timeline.finish();
    this.begun += 1;
    this.hurried = false;
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

  /** All of a shoe has been seen: keep it in sight when the next one begins. */
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
    const about = this.outbox.answered(id)?.do.type ?? null;
    /** Cards that have come by themselves need no haste any more. */
    if (about !== 'hurry') this.say({ code, limit, field, about, retryIn: retry_in });
    this.reconcile();
  }
}

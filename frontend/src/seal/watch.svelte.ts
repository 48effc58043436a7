import { commitmentTo, rulesShown } from './ceremony';
import type { Kind } from './claims';
import type { Fault } from './faults';
import { Kept } from './kept';
import { laidIn } from './laid';
import type { Line } from '../table/line.svelte';
import type { Message, Wish } from '../types';
import type { News, Now, RoomNews, Welcome } from '../wire';
import type { ShoeLook } from './look';
import type { Dealt } from './order';
import { isNews, isTold, isWelcome } from './shapes';
import { same } from './seen';
import type { Step } from './steps';
import { USUAL, cardsIn, type ShoeRules } from './stop';
import { Witness, type Answer, type Begun, type Told } from './witness';

/** Sent before the house stops waiting, so that it is in time. */
const MARGIN = 1000;
/** How often the page sees that it runs; what it missed for longer, it slept through. */
const TICK = 500;
const SLEPT = 1500;
/** How often the house is asked for a secret, and how long after it did not answer. */
const TRIES = 5;
const AGAIN = 5000;
/** What has not come whole by then has not come. */
const PATIENCE = 10_000;

/** What is known of the seal, for people to look at. */
export interface Look {
  faults: readonly Fault[];
  /** The shoe at hand, and the one before it; null where there is none. */
  shoe: ShoeLook | null;
  before: ShoeLook | null;
  making: boolean;
  /** The seats whose browsers are in this shoe. */
  browsers: readonly number[];
  tookPart: boolean;
  abandoned: number;
  /** Whether what was seen outlives the page. */
  kept: boolean;
}

/** Takes this browser's part in sealing the shoes of a room, and watches what becomes of them. */
export class Watch {
  look = $state.raw<Look | null>(null);
  now = $state.raw<Now | null>(null);
  /** How many cards the shoe holds that this browser is asked to cut; null when it is not asked. */
  cutting = $state<number | null>(null);
  private witness: Witness | null = null;
  private readonly kept: Kept;
  private rules = USUAL;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking: ReturnType<typeof setInterval>;
  private ticked = performance.now();
  private closed = false;
  private readonly sent = new Map<string, { kind: Kind; commitment: string }>();

  /** `otherwise` names the fields of a game that `rulesShown` asks for. */
  constructor(
    private readonly line: Line,
    private readonly otherwise: (game: string) => readonly string[] | undefined = () => [],
  ) {
    this.kept = new Kept(line.id);
    this.ticking = setInterval(() => this.tick(), TICK);
    line.listen((message) => this.heard(message), 'seal');
  }

  get room(): string {
    return this.line.id;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ticking);
  }

  /** Cut after so many cards; 0 leaves it to chance. */
  cut(after: number): void {
    clearTimeout(this.timer);
    this.cutting = null;
    this.answer(this.witness?.cutAt(after) ?? null);
  }

  cutMyself(asked: boolean): void {
    this.ask({ type: 'cut-myself', asked });
  }

  /** All that this browser has seen in this room, as a text to be held against records. */
  saw(): string {
    return `${JSON.stringify(this.witness?.seen, null, 1)}\n`;
  }

  private heard(message: Message): void {
    this.tick();
    if (message.type === 'accepted' || message.type === 'refused') this.answered(message.id, message.type === 'accepted');
    else if (message.type === 'welcome' || message.type === 'news') this.take(message);
    else return;
    this.keep();
  }

  private take(message: Welcome | News): void {
    this.check(() => {
      if (message.type === 'welcome' && isWelcome(message)) this.begun(message);
      else if (message.type === 'news' && isNews(message)) this.told(message);
      else throw new TypeError(message.type);
    });
  }

  /** What cannot be checked is as bad as what does not hold. */
  private check(work: () => void): void {
    try {
      work();
    } catch {
      this.witness ??= new Witness(this.line.id, USUAL, this.kept.recall());
      this.witness.blame('unreadable');
    }
  }

  /** See whether the page has slept, and judge what the house said came too late. */
  private tick(): void {
    const at = performance.now();
    if (at - this.ticked > SLEPT) this.witness?.claims.asleep(at);
    this.ticked = at;
    if (!this.witness?.claims.waiting) return;
    this.kept.join(this.witness.seen, this.witness.blame);
    this.witness.claims.settle(at);
    this.keep();
  }

  /** Save what was seen before answering it, and show it. */
  private keep(): void {
    const { witness } = this;
    if (!witness) return;
    this.kept.join(witness.seen, witness.blame);
    const kept = this.kept.keep(witness.seen);
    const { faults, look: shoe, before, root, attempt, tookPart, abandoned } = witness;
    const browsers = attempt?.members.map(({ seat }) => seat) ?? [];
    const making = attempt !== undefined && root === null;
    this.look = { faults, shoe, before, making, browsers, tookPart, abandoned, kept };
    for (const shoe of witness.owed) void this.fetch(shoe);
  }

  private begun({ room, now, coups, seal }: Welcome): void {
    this.now = now;
    const { packs, stop_depth, one_more, burn } = room.preset as ShoeRules;
    const rules = { packs, stop_depth, one_more, burn };
    if (!this.witness || !same(rules, this.rules)) this.witness = new Witness(this.line.id, rules, this.witness?.seen ?? this.kept.recall());
    this.rules = rules;
    this.witness.rules(this.shown(room));
    const { seq, shoe, coup } = now;
    const begun = { ...seal, room: room.id, seq, shoe, coup, coups } as Begun;
    this.commit(this.witness.begin(begun, now.me.seat), now);
    this.looked(now);
  }

  private told({ seal, told, proofs, now, room, finished }: News): void {
    const { witness } = this;
    if (!witness) return;
    this.now = now;
    witness.counted(now.seq);
    if (room) witness.rules(this.shown(room));
    const steps = (seal ?? []) as Step[];
    const last = steps.filter(({ type }) => type === 'secret-shown');
    const at = performance.now();
    for (const step of steps) {
      if (!last.includes(step)) this.commit(witness.step(step, now.me.seat, at), now);
    }
    const events = told.map(({ event, backs }) => ({ ...(event as Dealt), backs }));
    witness.see(events, proofs ?? []);
    if (finished) witness.finished(finished);
    for (const step of last) witness.step(step, now.me.seat, at);
    witness.told(events, now.shoe);
    this.looked(now);
  }

  /** Hold what the view shows against what was told. */
  private looked({ view, cut_in }: Now): void {
    this.witness?.lying(laidIn(view));
    this.witness?.cutBy((cut_in ?? null) !== null, 'cutter' in view ? view.cutter : 0);
  }

  /** Answer at once, unless the viewer is asked where to cut. */
  private commit(answer: Answer | null, now: Now): void {
    const left = now.cut_in ?? null;
    if (answer?.type !== 'seal-commit' || left === null) return this.answer(answer);
    this.cutting = cardsIn(this.rules);
    clearTimeout(this.timer);
    const wait = Math.max(0, left - MARGIN);
    this.witness?.waits(performance.now() + wait);
    this.timer = setTimeout(() => this.cut(0), wait);
  }

  /** What goes to the house is kept first: after a reload, it is this that was committed to. */
  private answer(answer: Answer | null): void {
    if (!answer || !this.witness) return;
    this.keep();
    const open = answer.type === 'seal-open';
    const kind: Kind = open ? 'open' : 'commit';
    const commitment = open ? commitmentTo(answer.opening) : answer.commitment;
    this.witness.claims.send(kind, commitment, performance.now());
    const wish: Wish = open ? opening(answer.opening) : answer;
    this.sent.set(this.ask(wish), { kind, commitment });
  }

  private answered(id: string | null, taken: boolean): void {
    const sent = this.sent.get(id ?? '');
    this.sent.delete(id ?? '');
    if (sent) this.witness?.answered(sent.kind, sent.commitment, taken, performance.now());
  }

  /** Ask for the seal of a shoe whose end this browser did not see; a house that is connected and does not answer is hiding it. */
  private async fetch(shoe: number, tries = TRIES): Promise<void> {
    const { witness } = this;
    witness?.owed.delete(shoe);
    const told = await sealOf(this.line.id, shoe);
    if (this.closed || !witness || this.line.status !== 'here') return;
    if (told === undefined && tries > 1) return void setTimeout(() => this.fetch(shoe, tries - 1), AGAIN);
    this.check(() => witness.heard(shoe, told ?? null));
    this.keep();
  }

  private shown(room: RoomNews): string {
    return rulesShown(room, this.otherwise(room.preset.game));
  }

  private ask(wish: Wish): string {
    const { shoe, coup } = this.now ?? { shoe: 0, coup: 0 };
    const id = `seal-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    this.line.send({ id, shoe, coup, do: wish });
    return id;
  }
}

function opening({ nonce, entropy, cut }: { nonce: string; entropy: string; cut: number }): Wish {
  return { type: 'seal-open', nonce, entropy, cut };
}

/** What the house tells of a finished shoe: null for nothing, undefined if it does not answer. */
async function sealOf(room: string, shoe: number): Promise<Told | null | undefined> {
  try {
    const answer = await fetch(`/api/rooms/${room}/shoes/${shoe}/seal`, { signal: AbortSignal.timeout(PATIENCE) });
    const told: unknown = answer.ok && (await answer.json());
    if (answer.ok) return isTold(told) ? (told as Told) : undefined;
    return answer.status >= 500 || answer.status === 429 ? undefined : null;
  } catch {
    return undefined;
  }
}

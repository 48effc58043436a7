import { commitmentTo, rulesShown } from './shoe/ceremony';
import type { Kind } from './witness/lateClaims';
import type { Fault } from './shoe/faults';
import { Debts, sealOf, standingOf } from './witness/owedSecrets';
import { Kept } from './witness/witnessStorage';
import { findVisibleHands } from './witness/visibleHands';
import { Outbox } from '../room/connection/outbox';
import type { RoomConnection } from '../room/connection/roomConnection.svelte';
import type { Message, RoomRequest } from '../types';
import type { News, Now, Welcome } from '../wire';
import { stateOf, type ShoeLook, type State } from './summary';
import type { Dealt } from './witness/order';
import { isNews, isWelcome } from './witness/validators';
import { same } from './witness/seen';
import type { Step } from './shoe/steps';
import { USUAL, cardsIn, type ShoeRules } from './shoe/shoeRules';
import { Witness, type Answer, type Begun, type Told } from './witness/witness';

/** Sent this long before the house stops waiting, to be in time. */
const MARGIN = 1000;
/** How often the page checks that it is running; longer gaps count as sleep. */
const TICK = 500;
const SLEPT = 1500;

/** What the watch needs to know about a game. */
interface GameFacts {
  /** Whether third cards follow a table, so that nobody has a choice. */
  drawn?: boolean;
}

/** The state of the seal, for display. */
export interface Look {
  state: State;
  faults: readonly Fault[];
  /** The current shoe and the one before it; null while unknown. */
  shoe: ShoeLook | null;
  before: ShoeLook | null;
  making: boolean;
  /** The seats whose browsers take part in this shoe. */
  browsers: readonly number[];
  tookPart: boolean;
  abandoned: number;
  /** Whether the log can be stored. */
  kept: boolean;
  /** Whether the room sends nothing more, so that the house is asked for the secrets it owes. */
  left: boolean;
}

/** Takes this browser's part in sealing the shoes of a room, and verifies them. */
export class Watch {
  look = $state.raw<Look | null>(null);
  now = $state.raw<Now | null>(null);
  /** The number of cards in the shoe that this browser is asked to cut; null if it is not asked. */
  cutting = $state<number | null>(null);
  private witness: Witness | null = null;
  private readonly kept: Kept;
  private rules = USUAL;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking: ReturnType<typeof setInterval>;
  private ticked = performance.now();
  private left = false;
  private readonly debts: Debts;
  private readonly outbox = new Outbox(() => `seal-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`);
  /** What the commands in the outbox answer. */
  private readonly sent = new Map<string, { kind: Kind; commitment: string }>();

  /** `gameOf` returns the facts of a game. */
  constructor(
    private readonly line: RoomConnection,
    private readonly gameOf: (game: string) => GameFacts | undefined = () => undefined,
  ) {
    this.kept = new Kept(line.id);
    const { id } = line;
    this.debts = new Debts(
      (shoe) => sealOf(id, shoe, this.witness?.seen.shoes.find((each) => each.shoe === shoe)?.roots[0] ?? ''),
      () => standingOf(line.status, line.reason),
      (shoe, told) => this.settled(shoe, told),
    );
    this.ticking = setInterval(() => this.tick(), TICK);
    line.listen((message) => this.heard(message), 'seal');
  }

  get room(): string {
    return this.line.id;
  }

  close(): void {
    this.debts.close();
    this.outbox.clear();
    clearTimeout(this.timer);
    clearInterval(this.ticking);
  }

  /** Cut after this many cards; 0 leaves it to chance. */
  cut(after: number): void {
    clearTimeout(this.timer);
    this.cutting = null;
    this.answer(this.witness?.cutAt(after) ?? null);
  }

  cutMyself(asked: boolean): void {
    this.ask({ type: 'cut-myself', asked });
  }

  /** Everything that this browser has seen in this room, as a text to compare with records. */
  saw(): string {
    return `${JSON.stringify(this.witness?.seen, null, 1)}\n`;
  }

  private heard(message: Message): void {
    this.tick();
    if (message.type === 'accepted') this.answered(message.id, true);
    else if (message.type === 'refused') this.answered(message.id, false, message.retry_in);
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

  /** A check that throws counts as a failed one. */
  private check(work: () => void): void {
    try {
      work();
    } catch {
      this.witness ??= new Witness(this.line.id, USUAL, this.kept.recall());
      this.witness.blame('unreadable');
    }
  }

  /** Detect whether the page has slept, and judge the house's claims of lateness. */
  private tick(): void {
    const at = performance.now();
    if (at - this.ticked > SLEPT) this.witness?.claims.asleep(at);
    this.ticked = at;
    if (this.line.status === 'turned-away' && !this.left) this.leave();
    if (!this.witness?.claims.waiting) return;
    this.kept.join(this.witness.seen, this.witness.blame);
    this.witness.claims.settle(at);
    this.keep();
  }

  /** Store the log before answering, and display it. */
  private keep(): void {
    const { witness } = this;
    if (!witness) return;
    this.kept.join(witness.seen, witness.blame);
    const kept = this.kept.keep(witness.seen);
    const { faults, look: shoe, before, root, attempt, tookPart, abandoned } = witness;
    const { left } = this;
    const state = stateOf(faults, shoe, before);
    const browsers = attempt?.members.map(({ seat }) => seat) ?? [];
    const making = attempt !== undefined && root === null;
    this.look = { state, faults, shoe, before, making, browsers, tookPart, abandoned, kept, left };
    for (const shoe of witness.owed) {
      witness.owed.delete(shoe);
      void this.debts.pursue(shoe);
    }
  }

  /** The room no longer lets this browser in: request whatever was promised and can still be recomputed. */
  private leave(): void {
    this.left = true;
    const rules = this.witness ? this.rules : this.kept.rules();
    this.witness ??= new Witness(this.line.id, rules ?? USUAL, this.kept.recall());
    this.witness.left(rules !== null);
    this.keep();
  }

  private settled(shoe: number, told: Told | null): void {
    this.check(() => this.witness?.heard(shoe, told));
    this.keep();
  }

  private begun({ room, now, coups, seal }: Welcome): void {
    this.now = now;
    this.outbox.clear();
    const { packs, stop_depth, one_more, burn, new_shoe } = room.preset as ShoeRules;
    const rules = { packs, stop_depth, one_more, burn, ...(new_shoe && { new_shoe }) };
    if (!this.witness || !same(rules, this.rules))
      this.witness = new Witness(this.line.id, rules, this.witness?.seen ?? this.kept.recall());
    this.rules = rules;
    this.kept.keepRules(rules);
    this.witness.rules(rulesShown(room));
    this.witness.drawnBy(this.gameOf(room.preset.game)?.drawn ? room.sheet.tableau : null);
    const { seq, shoe, coup } = now;
    const begun = { ...seal, room: room.id, seq, shoe, coup, coups } as Begun;
    this.commit(this.witness.begin(begun, now.me.seat), now);
    this.witness.coupsLeft((now.view as Partial<typeof now.view>).shoe?.coups_left);
    this.looked(now);
  }

  private told({ seal, told, proofs, now, room, finished }: News): void {
    const { witness } = this;
    if (!witness) return;
    this.now = now;
    witness.counted(now.seq);
    if (room) witness.rules(rulesShown(room));
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
    witness.told(events, now.shoe, { closed: room?.course === 'closed', coup: Boolean(finished) });
    this.looked(now);
  }

  /** Compare the view with the events. */
  private looked({ view, cut_in }: Now): void {
    this.witness?.lying(findVisibleHands(view));
    this.witness?.cutBy((cut_in ?? null) !== null, 'cutter' in view ? view.cutter : 0);
  }

  /** Answer immediately, unless the viewer is asked where to cut. */
  private commit(answer: Answer | null, now: Now): void {
    const left = now.cut_in ?? null;
    if (answer?.type !== 'seal-commit' || left === null) return this.answer(answer);
    this.cutting = cardsIn(this.rules);
    clearTimeout(this.timer);
    const wait = Math.max(0, left - MARGIN);
    this.witness?.waits(performance.now() + wait);
    this.timer = setTimeout(() => this.cut(0), wait);
  }

  /** Answers are stored before they are sent: after a reload, the commitment is still valid. */
  private answer(answer: Answer | null): void {
    if (!answer || !this.witness) return;
    this.keep();
    const open = answer.type === 'seal-open';
    const kind: Kind = open ? 'open' : 'commit';
    const commitment = open ? commitmentTo(answer.opening) : answer.commitment;
    this.witness.claims.send(kind, commitment, performance.now());
    const request: RoomRequest = open ? opening(answer.opening) : answer;
    this.sent.set(this.ask(request), { kind, commitment });
  }

  /** A command that came too soon for the house is sent again in `again` milliseconds. */
  private answered(id: string | null, taken: boolean, again: number | null = null): void {
    const sent = this.sent.get(id ?? '');
    if (again === null) {
      this.outbox.answered(id);
      this.sent.delete(id ?? '');
    } else this.outbox.sendLater(id, again, (command) => this.line.send(command));
    if (sent) this.witness?.answered(sent.kind, sent.commitment, taken, performance.now());
  }

  private ask(request: RoomRequest): string {
    const { shoe, coup } = this.now ?? { shoe: 0, coup: 0 };
    const command = this.outbox.put(request, { shoe, coup, decision: 0 });
    this.line.send(command);
    return command.id;
  }
}

function opening({ nonce, entropy, cut }: { nonce: string; entropy: string; cut: number }): RoomRequest {
  return { type: 'seal-open', nonce, entropy, cut };
}

import type { Line } from '../room/line.svelte';
import type { Message, Wish } from '../types';
import type { News, Now, Welcome } from '../wire';
import type { Dealt } from './order';
import type { Step } from './steps';
import { Witness, type Answer, type Begun, type Fault } from './witness';

/** Sent before the house stops waiting, so that it is in time. */
const MARGIN = 1000;

/** What is known of the seal, for people to look at. */
export interface Look {
  faults: readonly Fault[];
  root: string | null;
  making: boolean;
  /** The seats whose browsers are in this shoe. */
  browsers: readonly number[];
  tookPart: boolean;
  proved: number;
  recomputed: boolean;
  abandoned: number;
}

/** Takes this browser's part in sealing the shoes of a room, and watches what becomes of them. */
export class Watch {
  look = $state.raw<Look | null>(null);
  now = $state.raw<Now | null>(null);
  /** How many cards the shoe holds that this browser is asked to cut; null when it is not asked. */
  cutting = $state<number | null>(null);
  private witness = new Witness(0);
  private cards = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly line: Line) {
    line.listen((message) => this.heard(message), 'seal');
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** Cut after so many cards; 0 leaves it to chance. */
  cut(after: number): void {
    clearTimeout(this.timer);
    this.cutting = null;
    this.answer(this.witness.cutAt(after));
  }

  cutMyself(asked: boolean): void {
    this.ask({ type: 'cut-myself', asked });
  }

  private heard(message: Message): void {
    if (message.type === 'welcome') this.begun(message);
    else if (message.type === 'news') this.told(message);
    else return;
    const { faults, root, attempt, tookPart, proved, recomputed, abandoned } = this.witness;
    const browsers = attempt?.members.map(({ seat }) => seat) ?? [];
    const making = attempt !== null && root === null;
    this.look = { faults: [...faults], root, making, browsers, tookPart, proved, recomputed, abandoned };
  }

  private begun({ room, now, seal }: Welcome): void {
    this.now = now;
    const cards = 52 * (room.preset.packs ?? 8);
    if (cards !== this.cards) this.witness = new Witness(cards);
    this.cards = cards;
    this.commit(this.witness.begin(seal as Begun, now.me.seat), now);
  }

  private told({ seal, told, proofs, now }: News): void {
    this.now = now;
    const steps = (seal ?? []) as Step[];
    const last = steps.filter(({ type }) => type === 'secret-shown');
    for (const step of steps) {
      if (!last.includes(step)) this.commit(this.witness.step(step, now.me.seat), now);
    }
    this.witness.see(told.map(({ event, backs }) => ({ ...(event as Dealt), backs })), proofs ?? []);
    for (const step of last) this.witness.step(step, now.me.seat);
  }

  /** Answer at once, unless the viewer is asked where to cut. */
  private commit(answer: Answer | null, now: Now): void {
    const left = now.cut_in ?? null;
    if (answer?.type !== 'seal-commit' || left === null) return this.answer(answer);
    this.cutting = this.cards;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.cut(0), Math.max(0, left - MARGIN));
  }

  private answer(answer: Answer | null): void {
    if (answer?.type === 'seal-commit') this.ask(answer);
    if (answer?.type !== 'seal-open') return;
    const { nonce, entropy, cut } = answer.opening;
    this.ask({ type: 'seal-open', nonce, entropy, cut });
  }

  private ask(wish: Wish): void {
    const { shoe, coup } = this.now ?? { shoe: 0, coup: 0 };
    const id = `seal-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    this.line.send({ id, shoe, coup, do: wish });
  }
}

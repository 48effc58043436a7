import type { Bent, GestureFrame, Reacted } from '../wire';

export type Reaction = Reacted['reaction'];

/** How a card is bent: the direction of the pull in degrees, and how much of it is lifted in percent. */
export type Bending = Pick<Bent, 'angle' | 'depth'>;

/** A hand whose cards somebody bends, by their position in it. */
interface BentHand {
  seat: number;
  cards: Readonly<Record<number, Bending>>;
}

/** Between two messages about bends; the last one is always sent. */
const APART = 80;
/** How long a hand stays in view after its last message: one that is flat again, and one whose cards are held up. */
const STAYS = { flat: 2500, held: 120_000 };
const REACTION_STAYS = 2200;
/** Reactions that are shown at once. */
const MOST = 12;

/** What people at the table do without words: they bend up cards that only they may see, and they react. */
export class Gestures {
  /** The hands that others are looking at, by name. */
  bent = $state.raw<Readonly<Record<string, BentHand>>>({});
  reactions = $state.raw<readonly (Omit<Reacted, 'type'> & { id: number })[]>([]);
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The newest bend of each card that has not been sent. */
  private readonly waiting = new Map<string, GestureFrame['gesture']>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  constructor(private readonly send: (frame: GestureFrame) => void) {}

  /** Let the others see the back of a card bend. */
  bend(side: string, card: number, { angle, depth }: Bending): void {
    const bend = { type: 'bend', side, card, angle: Math.round(angle), depth: Math.round(depth) } as const;
    this.waiting.set(`${side} ${card}`, bend);
    if (this.timer === undefined) this.flush();
  }

  /** React for all to see; it is not sent back. */
  react(seat: number, reaction: Reaction): void {
    this.send({ gesture: { type: 'react', reaction } });
    this.reacted({ seat, reaction });
  }

  /** Somebody else bends a card. */
  bends({ seat, side, card, angle, depth }: Bent): void {
    const before = this.bent[side]?.seat === seat ? this.bent[side].cards : {};
    const cards: BentHand['cards'] = { ...before, [card]: { angle, depth } };
    this.bent = { ...this.bent, [side]: { seat, cards } };
    const flat = Object.values(cards).every((each) => each.depth === 0);
    clearTimeout(this.timers.get(side));
    this.timers.set(
      side,
      setTimeout(() => this.forget(side), flat ? STAYS.flat : STAYS.held),
    );
  }

  reacted({ seat, reaction }: Pick<Reacted, 'seat' | 'reaction'>): void {
    const shown = { id: (this.count += 1), seat, reaction };
    this.reactions = [...this.reactions, shown].slice(-MOST);
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), REACTION_STAYS);
  }

  /** A coup begins: nobody looks at its cards yet. */
  clear(): void {
    for (const side of Object.keys(this.bent)) this.forget(side);
  }

  private forget(side: string): void {
    clearTimeout(this.timers.get(side));
    this.bent = Object.fromEntries(Object.entries(this.bent).filter(([each]) => each !== side));
  }

  private flush(): void {
    this.timer = undefined;
    if (!this.waiting.size) return;
    for (const gesture of this.waiting.values()) this.send({ gesture });
    this.waiting.clear();
    this.timer = setTimeout(() => this.flush(), APART);
  }
}

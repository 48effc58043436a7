import type { Back } from '../wire';
import { FIRST, commitmentOf, commitmentTo, digestOf, draw } from './ceremony';
import { Order, type Dealt } from './order';
import { holds, shoeOf } from './shoe';
import type { Attempt, Ceremony, Opening, Proof, Step } from './steps';

/** What is wrong with a shoe: the end of the name of a message. */
export type Fault =
  | 'secret-reused' | 'miscounted' | 'roster-changed' | 'opened-otherwise'
  | 'opening-dropped' | 'late' | 'no-proof' | 'bad-proof' | 'other-secret' | 'other-root' | 'other-card'
  | 'other-back';

/** How a browser answers a step: with a commitment, or with what it committed to. */
export type Answer = { type: 'seal-commit'; commitment: string } | { type: 'seal-open'; opening: Opening };

/** What the house says of the shoe when a browser comes to the table. */
export interface Begun {
  ceremony: Ceremony | null;
  root: string | null;
  out: number;
  hands: Record<string, readonly number[]>;
  backs: Record<string, readonly Back[]>;
  proofs: readonly Proof[];
}

/** Follows a shoe from its announcement to its secret, as one browser sees it, and believes nothing. */
export class Witness {
  faults: Fault[] = [];
  attempt: Attempt | null = null;
  abandoned = 0;
  root: string | null = null;
  /** How many shown cards had a proof that holds. */
  proved = 0;
  /** The secret was shown, and all of the shoe computed again from it. */
  recomputed = false;
  /** Whether this browser's own chance is in the shoe. */
  tookPart = false;
  private mine: Opening | null = null;
  private before = FIRST;
  private readonly order = new Order();
  private readonly shown = new Map<number, string>();
  /** Of all cards that have left the shoe, as they were told; only the secret tells what they are. */
  private readonly backs = new Map<number, Back>();
  private readonly commitments = new Set<string>();

  constructor(private readonly cards: number) {}

  /** Begin, or come back, with what the house says has been so far; answer what is still asked. */
  begin({ ceremony, root, out, hands, backs, proofs }: Begun, seat: number | null): Answer | null {
    const before = this.attempt;
    this.order.begin(out, hands);
    this.attempt = ceremony?.attempt ?? null;
    this.abandoned = ceremony?.abandoned.length ?? 0;
    const last = ceremony?.abandoned.at(-1);
    this.before = last ? digestOf(last) : FIRST;
    const again = before?.announcement.commitment === this.attempt?.announcement.commitment;
    this.need(!again || !this.root || root === this.root, 'other-root');
    this.root = root;
    if (!again) {
      this.forget();
      this.mine = null;
    }
    for (const [side, places] of Object.entries(hands)) {
      places.forEach((position, at) => this.turned(position, backs[side]?.[at]));
    }
    for (const proof of proofs) this.check(proof.position, proof.card, proof);
    if (root || !this.attempt || this.givenUp(ceremony)) return null;
    return this.attempt.closed ? this.closed(this.attempt.members) : this.brings(seat);
  }

  /** Take a step of the ceremony, and answer it where this browser's seat is asked to. */
  step(step: Step, seat: number | null): Answer | null {
    switch (step.type) {
      case 'seal-announced':
        return this.announced(step.announcement, seat);
      case 'seal-committed':
        this.need(!this.attempt?.closed, 'late');
        this.attempt?.members.push(step.member);
        this.attempt?.members.sort((one, other) => one.seat - other.seat);
        return null;
      case 'roster-closed':
        return this.closed(step.members);
      case 'seal-opened':
        this.opened(step.opening);
        return null;
      case 'seal-abandoned':
        this.gaveUp(step.secret, step.missing);
        return null;
      case 'shoe-sealed':
        this.sealed(step.root);
        return null;
      case 'secret-shown':
        this.secretShown(step.secret);
        return null;
    }
  }

  /** Check every card that was just shown, each against its proof and its place in the shoe; note every back. */
  see(events: readonly Dealt[], proofs: readonly Proof[]): void {
    for (const event of events) {
      for (const { position, card, back } of this.order.see(event)) {
        this.turned(position, back);
        if (!card || this.shown.get(position) === card) continue;
        this.check(position, card, proofs.find((each) => each.position === position));
      }
    }
  }

  /** Choose where the shoe is cut; a commitment that was sent stands. */
  cutAt(cut: number): Answer | null {
    if (!this.mine) return null;
    this.mine = { ...this.mine, cut };
    return { type: 'seal-commit', commitment: commitmentTo(this.mine) };
  }

  private check(position: number, card: string, proof: Proof | undefined): void {
    if (!this.root) return;
    this.need(proof, 'no-proof');
    const held = proof?.card === card && holds(proof, this.root, this.cards);
    this.need(!proof || held, 'bad-proof');
    const before = this.shown.get(position);
    this.need((before ?? card) === card, 'other-card');
    this.shown.set(position, card);
    if (held && before === undefined) this.proved += 1;
  }

  private turned(position: number, back: Back | undefined): void {
    if (!back) return;
    this.need((this.backs.get(position) ?? back) === back, 'other-back');
    this.backs.set(position, back);
  }

  private givenUp(ceremony: Ceremony | null): boolean {
    return ceremony?.abandoned.at(-1)?.attempt.announcement.commitment === ceremony?.attempt.announcement.commitment;
  }

  private forget(): void {
    this.shown.clear();
    this.backs.clear();
    this.proved = 0;
    this.recomputed = false;
    this.tookPart = false;
  }

  private brings(seat: number | null): Answer | null {
    if (seat && this.attempt?.members.some((member) => member.seat === seat)) return null;
    this.mine = seat ? draw(seat, 0) : null;
    return this.mine && { type: 'seal-commit', commitment: commitmentTo(this.mine) };
  }

  private announced(announcement: Attempt['announcement'], seat: number | null): Answer | null {
    if (announcement.attempt === 1) {
      this.abandoned = 0;
      this.before = FIRST;
    }
    this.forget();
    this.need(announcement.attempt === this.abandoned + 1 && announcement.before === this.before, 'miscounted');
    this.need(!this.commitments.has(announcement.commitment), 'secret-reused');
    this.commitments.add(announcement.commitment);
    this.attempt = { announcement, members: [], closed: false, openings: [] };
    this.root = null;
    return this.brings(seat);
  }

  private closed(members: Attempt['members']): Answer | null {
    if (!this.attempt) return null;
    this.need(JSON.stringify(members) === JSON.stringify(this.attempt.members), 'roster-changed');
    this.attempt.closed = true;
    const { mine } = this;
    const own = mine && members.some(({ commitment }) => commitment === commitmentTo(mine));
    if (!own) this.mine = null; // it came too late, or another window of this seat was first
    const opened = this.attempt.openings.some(({ seat }) => seat === mine?.seat);
    return own && !opened ? { type: 'seal-open', opening: mine } : null;
  }

  private opened(opening: Opening): void {
    if (!this.attempt) return;
    const { members, openings, closed } = this.attempt;
    const promised = members.find(({ seat }) => seat === opening.seat);
    this.need(closed && promised && !openings.some(({ seat }) => seat === opening.seat), 'late');
    this.need(!promised || promised.commitment === commitmentTo(opening), 'opened-otherwise');
    openings.push(opening);
    openings.sort((one, other) => one.seat - other.seat);
  }

  private gaveUp(secret: string, missing: number[]): void {
    if (!this.attempt) return;
    this.need(commitmentOf(secret) === this.attempt.announcement.commitment, 'other-secret');
    this.before = digestOf({ attempt: this.attempt, secret, missing });
    this.abandoned += 1;
  }

  private sealed(root: string): void {
    this.root = root;
    if (!this.attempt) return;
    const { openings, members } = this.attempt;
    const own = openings.find(({ seat }) => seat === this.mine?.seat);
    this.tookPart = Boolean(this.mine && own);
    this.need(openings.length === members.length, 'opening-dropped');
    this.need(!this.mine || (own && commitmentTo(own) === commitmentTo(this.mine)), 'opening-dropped');
  }

  private secretShown(secret: string): void {
    if (!this.attempt) return;
    this.need(commitmentOf(secret) === this.attempt.announcement.commitment, 'other-secret');
    const shoe = shoeOf(secret, this.attempt, this.cards / 52);
    this.need(shoe.root === this.root, 'other-root');
    for (const [position, card] of this.shown) this.need(shoe.cards[position] === card, 'other-card');
    for (const [position, back] of this.backs) this.need(shoe.backs[position] === back, 'other-back');
    this.recomputed = true;
  }

  private need(held: unknown, fault: Fault): void {
    if (!held && !this.faults.includes(fault)) this.faults.push(fault);
  }
}

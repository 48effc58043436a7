/** The cards of the shoe that is dealt: where each lay, that it lay there, and what the coups came to. */

import type { Back, CoupNews } from '../wire';
import { need, type Blame, type Fault } from './faults';
import { Order, type Dealt } from './order';
import { once, type CoupSeen, type ShoeSeen } from './seen';
import { holds, type Shoe } from './shoe';
import type { Proof } from './steps';

/** What the house says lies on the table, and what the shoe has brought. */
export interface Laid {
  coup: number;
  coups: readonly CoupNews[];
  out: number;
  hands: Record<string, readonly number[]>;
  backs: Record<string, readonly Back[]>;
  proofs: readonly Proof[];
}

export class Cards {
  private readonly order = new Order();

  constructor(
    private readonly count: number,
    private readonly blame: Blame,
  ) {}

  /** Begin where the house says that the shoe is, which is no other place than this browser saw. */
  welcomed(shoe: ShoeSeen | undefined, { coup, coups, out, hands, backs, proofs }: Laid): void {
    this.order.begin(out, hands, coup);
    if (!shoe) return;
    this.need(out >= shoe.out, 'order-changed');
    shoe.out = Math.max(shoe.out, out);
    const told = coups.map(({ coup: number }) => number);
    this.need(Object.keys(shoe.coups).every((number) => told.includes(Number(number))), 'result-changed');
    for (const each of coups) once(shoe.coups, each.coup, coupSeen(each), 'result-changed', this.blame);
    this.place(shoe);
    this.countBurnt(shoe);
    for (const [side, places] of Object.entries(hands)) {
      places.forEach((position, at) => this.turned(shoe, position, backs[side]?.[at]));
    }
    for (const proof of proofs) this.check(shoe, proof.position, proof.card, proof);
  }

  /** Check every card that was just shown, each against its proof and its place in the shoe; note every back. */
  see(shoe: ShoeSeen | undefined, events: readonly Dealt[], proofs: readonly Proof[]): void {
    for (const event of events) {
      if (event.type === 'shoe-started') this.need(!shoe?.out, 'order-changed');
      const placed = this.order.see(event);
      if (!shoe) continue;
      shoe.out = Math.max(shoe.out, this.order.out);
      this.need(!placed.length || shoe.roots.length, 'no-proof');
      this.place(shoe);
      for (const { position, card, back } of placed) {
        this.turned(shoe, position, back);
        if (!card || shoe.cards[position] === card) continue;
        this.check(shoe, position, card, proofs.find((each) => each.position === position));
      }
    }
  }

  /** Take note of what a coup came to. */
  finished(shoe: ShoeSeen | undefined, coup: CoupNews): void {
    if (!shoe) return;
    once(shoe.coups, coup.coup, coupSeen(coup), 'result-changed', this.blame);
    const seen = cardsOf(coupSeen(coup));
    const shown = Object.entries(shoe.places).filter(([, place]) => place.startsWith(`${coup.coup} `));
    const faces = shown.map(([position]) => shoe.cards[Number(position)]);
    this.need(faces.every((face) => !face || seen.includes(face)), 'result-changed');
    this.need(seen.length === shown.length, 'result-changed');
    this.countBurnt(shoe);
  }

  /** Hold all that was seen against the whole shoe, now that it is known. */
  whole(shoe: ShoeSeen, { cards, backs }: Shoe): void {
    for (const [position, card] of Object.entries(shoe.cards)) this.need(cards[Number(position)] === card, 'other-card');
    for (const [position, back] of Object.entries(shoe.backs)) this.need(backs[Number(position)] === back, 'other-back');
    let from = shoe.burnt ?? 0;
    for (const coup of inOrder(shoe)) {
      const dealt = cardsOf(coup);
      const lay = cards.slice(from, from + dealt.length);
      this.need([...dealt].sort().join() === [...lay].sort().join(), 'other-card');
      from += dealt.length;
    }
  }

  private place(shoe: ShoeSeen): void {
    for (const [position, place] of this.order.lying()) {
      once(shoe.places, position, place, 'order-changed', this.blame);
      this.need(position < this.order.out, 'order-changed');
    }
    this.need(new Set(Object.values(shoe.places)).size === Object.keys(shoe.places).length, 'order-changed');
  }

  /** All cards that have left the shoe are those of its coups, and those burnt before the first. */
  private countBurnt(shoe: ShoeSeen): void {
    const coups = inOrder(shoe);
    const lying = shoe.coups[this.order.coup] ? 0 : Object.values(this.order.hands).flat().length;
    if (!coups.length && !lying) return;
    const dealt = coups.reduce((sum, coup) => sum + cardsOf(coup).length, lying);
    once({ burnt: shoe.burnt ?? undefined }, 'burnt', this.order.out - dealt, 'order-changed', this.blame);
    shoe.burnt ??= this.order.out - dealt;
  }

  private check(shoe: ShoeSeen, position: number, card: string, proof: Proof | undefined): void {
    const [root] = shoe.roots;
    if (!root) return;
    this.need(proof, 'no-proof');
    const held = proof?.card === card && holds(proof, root, this.count);
    this.need(!proof || held, 'bad-proof');
    if (held && shoe.cards[position] === undefined) shoe.proved += 1;
    once(shoe.cards, position, card, 'other-card', this.blame);
  }

  private turned(shoe: ShoeSeen, position: number, back: Back | undefined): void {
    if (back) once(shoe.backs, position, back, 'other-back', this.blame);
  }

  private need(held: unknown, fault: Fault): void {
    need(held, fault, this.blame);
  }
}

const cardsOf = ({ hands }: CoupSeen): string[] => Object.values(hands).flatMap(({ cards }) => cards);

const inOrder = ({ coups }: ShoeSeen): CoupSeen[] => Object.values(coups).sort((one, other) => one.coup - other.coup);

const coupSeen = ({ coup, hands, outcomes }: CoupNews): CoupSeen => ({ coup, hands, outcomes });

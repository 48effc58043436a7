/** Checks the dealt cards: their positions in the shoe, their proofs, and the results of the coups. */

import type { Back, CoupNews, Tableau } from '../../wire';
import {
  followsTableau,
  hasRightWinners,
  totalOf,
  countBurnt,
  cardsIn,
  lastOf,
  mayEnd,
  type ShoeRules,
} from '../shoe/shoeRules';
import { need, type Blame, type Fault } from '../shoe/faults';
import type { Laid as Hands } from './visibleHands';
import { Order, type Dealt } from './order';
import { once, type CoupSeen, type LotSeen, type ShoeSeen } from './seen';
import { proves } from '../shoe/merkle';
import { lot, type Shoe } from '../shoe/shoe';
import type { Proof } from '../shoe/steps';

/** The house's account of the table and the shoe. */
export interface Laid {
  coup: number;
  coups: readonly CoupNews[];
  out: number;
  hands: Record<string, readonly number[]>;
  backs: Record<string, readonly Back[]>;
  proofs: readonly Proof[];
}

export class Cards {
  /** The drawing table if nobody has a choice; null otherwise. */
  tableau: Tableau | null = null;
  private readonly order = new Order();

  constructor(
    private readonly rules: ShoeRules,
    private readonly blame: Blame,
  ) {}

  /** Start at the position in the shoe that the house reports, which must agree with what this browser saw. */
  welcomed(shoe: ShoeSeen | undefined, { coup, coups, out, hands, backs, proofs }: Laid): void {
    this.order.begin(out, hands, coup);
    if (!shoe) return;
    this.need(out >= shoe.out, 'order-changed');
    shoe.out = Math.max(shoe.out, out);
    const told = coups.map(({ coup: number }) => number);
    this.need(
      Object.keys(shoe.coups).every((number) => told.includes(Number(number))),
      'result-changed',
    );
    for (const each of coups) once(shoe.coups, each.coup, coupSeen(each), 'result-changed', this.blame);
    this.place(shoe);
    for (const each of coups) {
      this.agrees(shoe, coupSeen(each), 'result-changed');
      this.drawn(each);
    }
    this.countBurnt(shoe);
    for (const [side, places] of Object.entries(hands)) {
      places.forEach((position, at) => this.turned(shoe, position, backs[side]?.[at]));
    }
    for (const proof of proofs) this.check(shoe, proof.position, proof.card, proof);
  }

  /** Check every card just shown against its proof and its position in the shoe, and record every back. */
  see(shoe: ShoeSeen | undefined, events: readonly Dealt[], proofs: readonly Proof[]): void {
    for (const event of events) {
      if (event.type === 'shoe-started') this.need(!shoe?.out, 'order-changed');
      this.need(event.card === undefined || !shoe?.secret, 'dealt-on');
      const placed = this.order.see(event);
      this.need(!placed.length || shoe?.roots.length, 'not-sealed');
      if (!shoe) continue;
      if (event.type === 'last-coups-called') this.called(shoe, event.coups);
      if (event.type === 'lot-drawn') this.drew(shoe, event as Dealt & LotSeen);
      shoe.out = Math.max(shoe.out, this.order.out);
      this.place(shoe);
      for (const { position, card, back } of placed) {
        this.turned(shoe, position, back);
        if (!card || shoe.cards[position] === card) continue;
        this.check(
          shoe,
          position,
          card,
          proofs.find((each) => each.position === position),
        );
      }
    }
  }

  /** The house says how many coups are left, with the current one. */
  called(shoe: ShoeSeen | undefined, coups?: number | null): void {
    if (shoe && coups) shoe.called = Math.min(shoe.called ?? Infinity, this.order.coup + coups - 1);
  }

  /** Record a lot by its number in the shoe. */
  private drew(shoe: ShoeSeen, { number, seats, seat }: LotSeen): void {
    shoe.lots ??= {};
    this.need(
      Object.keys(shoe.lots).every((each) => Number(each) < number),
      'other-lot',
    );
    once(shoe.lots, number, { number, seats: [...seats], seat }, 'other-lot', this.blame);
  }

  /** Record the result of a coup. */
  finished(shoe: ShoeSeen | undefined, coup: CoupNews): void {
    if (!shoe) return;
    once(shoe.coups, coup.coup, coupSeen(coup), 'result-changed', this.blame);
    const dealt = this.agrees(shoe, coupSeen(coup), 'result-changed');
    this.drawn(coup);
    this.need(dealt.length === cardsOf(coupSeen(coup)).length, 'result-changed');
    this.need(
      dealt.every((position) => shoe.cards[position]),
      'no-proof',
    );
    this.countBurnt(shoe);
    this.need(
      (lastOf(this.rules, this.ends(shoe), shoe.called) ?? Infinity) >= inOrder(shoe).length,
      'ended-otherwise',
    );
  }

  /** The number of cards out of a shoe at the end of each of its coups, which are all known. */
  private ends(shoe: ShoeSeen): number[] {
    let out = shoe.burnt ?? 0;
    return inOrder(shoe).map((coup) => (out += cardsOf(coup).length));
  }

  /** Compare the table in view with the proved cards: it must show exactly these faces. */
  lying(shoe: ShoeSeen | undefined, laid: Hands): void {
    for (const [side, faces] of Object.entries(laid)) {
      const places = this.order.of(side);
      this.need(
        faces.every((face, at) => !face || shoe?.cards[places[at] ?? -1] === face),
        'no-proof',
      );
      this.need(faces.length === places.length, 'order-changed');
    }
  }

  /** The shoe has ended, which is allowed exactly where its stop card says, or for a new bank. */
  over(shoe: ShoeSeen | undefined): void {
    if (shoe) this.need(mayEnd(this.rules, this.ends(shoe), shoe.called), 'ended-otherwise');
  }

  /** Whether the coup that the stop card makes the last is over. */
  playedOut(shoe: ShoeSeen): boolean {
    return lastOf(this.rules, this.ends(shoe), shoe.called) === inOrder(shoe).length;
  }

  /** Compare everything that was seen with the whole shoe, now that it is known. */
  whole(shoe: ShoeSeen, { cards, backs, key }: Shoe): void {
    this.rightlyBurnt(shoe, cards[0]);
    for (const [position, card] of Object.entries(shoe.cards))
      this.need(cards[Number(position)] === card, 'other-card');
    for (const [position, back] of Object.entries(shoe.backs))
      this.need(backs[Number(position)] === back, 'other-back');
    for (const [number, { seats, seat }] of Object.entries(shoe.lots ?? {}))
      this.need(seats[lot(key, Number(number), seats.length)] === seat, 'other-lot');
    let from = shoe.burnt ?? 0;
    for (const coup of inOrder(shoe)) {
      this.agrees(shoe, coup, 'other-card', cards);
      const dealt = cardsOf(coup);
      const lay = cards.slice(from, from + dealt.length);
      this.need([...dealt].sort().join() === [...lay].sort().join(), 'other-card');
      from += dealt.length;
    }
  }

  /**
   * Check that a coup has the cards at the positions from which it was dealt, as far as they are known; returns those
   * positions.
   */
  private agrees(shoe: ShoeSeen, coup: CoupSeen, fault: Fault, known: Record<number, string> = shoe.cards): number[] {
    const places = Object.entries(shoe.places).map(
      ([position, place]) => [Number(position), ...place.split(' ')] as const,
    );
    const its = places.filter(([, number]) => Number(number) === coup.coup);
    for (const [position, , side, at] of its) {
      const face = coup.hands[side!]?.cards[Number(at) - 1];
      this.need(face && (known[position] ?? face) === face, fault);
    }
    this.need(
      Object.values(coup.hands).every((hand) => hand.total === totalOf(hand.cards)),
      'result-changed',
    );
    this.need(hasRightWinners(coup), 'wrong-winner');
    return its.map(([position]) => position);
  }

  private drawn(coup: CoupNews): void {
    this.need(!this.tableau || followsTableau(coupSeen(coup), this.tableau), 'wrong-draw');
  }

  private place(shoe: ShoeSeen): void {
    for (const [position, place] of this.order.lying()) {
      once(shoe.places, position, place, 'order-changed', this.blame);
      this.need(position < this.order.out, 'order-changed');
    }
    this.need(new Set(Object.values(shoe.places)).size === Object.keys(shoe.places).length, 'order-changed');
  }

  /** All cards that have left the shoe belong to its coups, or were burnt before the first. */
  private countBurnt(shoe: ShoeSeen): void {
    const coups = inOrder(shoe);
    const lying = shoe.coups[this.order.coup] ? 0 : Object.values(this.order.hands).flat().length;
    if (!coups.length && !lying) return;
    const dealt = coups.reduce((sum, coup) => sum + cardsOf(coup).length, lying);
    once({ burnt: shoe.burnt ?? undefined }, 'burnt', this.order.out - dealt, 'order-changed', this.blame);
    shoe.burnt ??= this.order.out - dealt;
    this.rightlyBurnt(shoe, shoe.cards[0]);
  }

  private rightlyBurnt({ burnt }: ShoeSeen, first: string | undefined): void {
    const due = countBurnt(this.rules, first);
    this.need(due === null || burnt === null || burnt === due, 'order-changed');
  }

  private check(shoe: ShoeSeen, position: number, card: string, proof: Proof | undefined): void {
    const [root] = shoe.roots;
    if (!root) return;
    this.need(proof, 'no-proof');
    const held = proof?.card === card && proves(proof, root, cardsIn(this.rules));
    this.need(!proof || held, 'bad-proof');
    if (held && shoe.cards[position] === undefined) shoe.proved += 1;
    if (position >= 0) once(shoe.cards, position, card, 'other-card', this.blame);
  }

  private turned(shoe: ShoeSeen, position: number, back: Back | undefined): void {
    this.need(back, 'other-back');
    if (back && position >= 0) once(shoe.backs, position, back, 'other-back', this.blame);
  }

  private need(held: unknown, fault: Fault): void {
    need(held, fault, this.blame);
  }
}

const cardsOf = ({ hands }: CoupSeen): string[] => Object.values(hands).flatMap(({ cards }) => cards);

const inOrder = ({ coups }: ShoeSeen): CoupSeen[] => Object.values(coups).sort((one, other) => one.coup - other.coup);

const coupSeen = ({ coup, hands, outcomes }: CoupNews): CoupSeen => ({ coup, hands, outcomes });

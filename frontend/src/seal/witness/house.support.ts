/** A test house, honest except for the steps that a test replaces. */

import { hex, mac, number, sha, text, unhex, type Bytes } from '../shoe/bytes';
import type { Back, Outcome } from '../../wire';
import { FIRST, commitmentOf, commitmentTo, draw, written } from '../shoe/ceremony';
import type { Dealt } from './order';
import { shoeOf, type Shoe } from '../shoe/shoe';
import type { Attempt, Opening, Proof, Step } from '../shoe/steps';
import { cardsIn, type ShoeRules } from '../shoe/shoeRules';
import { Witness, type Answer } from './witness';

export const RULES: ShoeRules = { packs: 4, stop_depth: 7, one_more: false, burn: 1 };
export const CARDS = cardsIn(RULES);
export const secret = () => draw(1, 0).nonce;

/** How a hand fares against the bank's. */
export const outcomeOf = (side: { total: number }, bank: { total: number }): Outcome =>
  side.total === bank.total ? 'tie' : side.total > bank.total ? 'player' : 'banker';

interface Sealed extends Shoe {
  salts: Bytes[];
  /** The tree from its leaves to its root. */
  levels: Bytes[][];
}

let last = { key: '', sealed: null as Sealed | null };

/** The shoe of a secret and an attempt; cached, because tests ask for it often. */
export function sealedShoe(kept: string, attempt: Attempt): Sealed {
  const key = hex(mac(unhex(kept), written(attempt)));
  if (last.key !== key || !last.sealed) {
    const shoe = shoeOf(kept, attempt, CARDS / 52);
    const salts = shoe.cards.map((_, at) => mac(unhex(key), text('salt'), Uint8Array.of(0), number(at, 8)));
    last = { key, sealed: { ...shoe, salts, levels: levelsOf(shoe.cards, salts) } };
  }
  return last.sealed!;
}

/** The levels of a tree, computed here instead of by the code under test. */
function levelsOf(cards: string[], salts: Bytes[]): Bytes[][] {
  let level = cards.map((card, at) => sha(Uint8Array.of(0), number(at, 4), salts[at]!, text(card)));
  const levels = [level];
  while (level.length > 1) {
    const above: Bytes[] = [];
    for (let two = 0; two < level.length; two += 2) {
      above.push(level[two + 1] ? sha(Uint8Array.of(1), level[two]!, level[two + 1]!) : level[two]!);
    }
    levels.push((level = above));
  }
  return levels;
}

/** A card's neighbours in the tree, which may have another card at one place. */
export function proofOf(kept: string, attempt: Attempt, position: number, swap?: [number, string]): Proof {
  const { cards, salts, levels } = sealedShoe(kept, attempt);
  const shown = swap ? cards.with(...swap) : cards;
  const path = (swap ? levelsOf(shown, salts) : levels).flatMap((level, up) => {
    const beside = level[(position >> up) ^ 1];
    return level.length > 1 && beside ? [hex(beside)] : [];
  });
  return { position, card: shown[position]!, salt: hex(salts[position]!), path };
}

/** A house with one other browser at the table; tests override its steps to cheat. */
export class House {
  readonly witness = new Witness('blue', RULES);
  other: Opening = draw(5, 0);
  kept = secret();
  attempt!: Attempt;
  mine: Opening | null = null;

  say(step: Step, cut = 0): Answer | null {
    const answer = this.witness.step(step, 2);
    return cut ? this.witness.cutAt(cut) : answer;
  }

  announce(changes: Partial<Attempt['announcement']> = {}, cut = 0, seat = 5): void {
    const announcement = {
      room: 'blue',
      shoe: 1,
      attempt: 1,
      before: FIRST,
      preset: FIRST,
      commitment: commitmentOf(this.kept),
      cutter: 2,
      ...changes,
    };
    this.attempt = { announcement, members: [], closed: false, openings: [] };
    this.other = draw(seat, 0);
    const answer = this.say({ type: 'seal-announced', announcement }, cut);
    if (answer?.type !== 'seal-commit') throw new Error('no commitment');
    this.commit({ seat: 2, commitment: answer.commitment });
    this.commit({ seat, commitment: commitmentTo(this.other) });
  }

  commit(member: Attempt['members'][0]): void {
    this.attempt.members.push(member);
    this.say({ type: 'seal-committed', member });
  }

  close(members = this.attempt.members): void {
    this.attempt.closed = true;
    const answer = this.say({ type: 'roster-closed', members });
    if (answer?.type === 'seal-open') this.mine = answer.opening;
  }

  open(...openings: Opening[]): void {
    for (const opening of openings) {
      this.attempt.openings.push(opening);
      this.say({ type: 'seal-opened', opening });
    }
  }

  seal(root = sealedShoe(this.kept, this.attempt).root): void {
    this.say({ type: 'shoe-sealed', root });
  }

  /** The true backs of these cards. */
  backs(...places: number[]): Back[] {
    const { backs } = sealedShoe(this.kept, this.attempt);
    return places.map((place) => backs[place]!);
  }

  /** Deal a burnt card face down, and a coup whose second hand is looked at and shown at the end. */
  deal(
    from: number[],
    { proof = (at: number) => proofOf(this.kept, this.attempt, at), backs = this.backs.bind(this) } = {},
  ): void {
    const at = (place: number) => proof(from[place]!);
    const told = (event: Dealt, places: number[], ...proofs: Proof[]) =>
      this.witness.see([{ ...event, backs: backs(...places) }], proofs);
    told({ type: 'shoe-started', cards: CARDS }, []);
    told({ type: 'card-burnt', card: null }, [0]);
    told({ type: 'card-dealt', side: 'player', card: at(1).card }, [1], at(1));
    told({ type: 'card-passed', side: 'banker', card: null }, [2]);
    told({ type: 'card-dealt', side: 'player', card: at(3).card }, [3], at(3));
    told({ type: 'card-passed', side: 'banker', card: null }, [4]);
    told({ type: 'hand-looked', side: 'banker', cards: null }, [2, 4]);
    told({ type: 'hand-shown', side: 'banker', cards: [at(2).card, at(4).card] }, [2, 4], at(2), at(4));
    told({ type: 'coup-ended' }, []);
  }

  end(shown = this.kept): void {
    this.say({ type: 'secret-shown', shoe: 1, secret: shown });
  }
}

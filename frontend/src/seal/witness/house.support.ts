/** A test house, honest except for the steps that a test replaces. */

import { hex, mac, number, sha, text, unhex, type Bytes } from '../shoe/bytes';
import type { Back, Outcome } from '../../wire';
import { FIRST, commitmentOf, commitmentTo, draw, written } from '../shoe/ceremony';
import type { Dealt } from './order';
import { shoeOf } from '../shoe/shoe';
import type { Attempt, Opening, Proof, Step } from '../shoe/steps';
import { cardsIn, type ShoeRules } from '../shoe/shoeRules';
import { Witness, type Answer } from './witness';

export const RULES: ShoeRules = { packs: 4, stop_depth: 7, one_more: false, burn: 1 };
export const CARDS = cardsIn(RULES);
export const secret = () => draw(1, 0).nonce;

/** How a hand fares against the bank's. */
export const outcomeOf = (side: { total: number }, bank: { total: number }): Outcome =>
  side.total === bank.total ? 'tie' : side.total > bank.total ? 'player' : 'banker';

/** A card's neighbours in the tree, computed here from the key. */
export function proofOf(kept: string, attempt: Attempt, position: number, swap?: [number, string]): Proof {
  const key = mac(unhex(kept), written(attempt));
  const salt = (at: number) => mac(key, text('salt'), Uint8Array.of(0), number(at, 8));
  const { cards } = shoeOf(kept, attempt, CARDS / 52);
  if (swap) cards[swap[0]] = swap[1];
  const leaf = (card: string, at: number) => sha(Uint8Array.of(0), number(at, 4), salt(at), text(card));
  const path: string[] = [];
  let level = cards.map(leaf);
  for (let at = position; level.length > 1; at >>= 1) {
    const beside = level[at ^ 1];
    if (beside) path.push(hex(beside));
    const above: Bytes[] = [];
    for (let two = 0; two < level.length; two += 2) {
      above.push(level[two + 1] ? sha(Uint8Array.of(1), level[two]!, level[two + 1]!) : level[two]!);
    }
    level = above;
  }
  return { position, card: cards[position]!, salt: hex(salt(position)), path };
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

  seal(root = shoeOf(this.kept, this.attempt, CARDS / 52).root): void {
    this.say({ type: 'shoe-sealed', root });
  }

  /** The true backs of these cards. */
  backs(...places: number[]): Back[] {
    const { backs } = shoeOf(this.kept, this.attempt, CARDS / 52);
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

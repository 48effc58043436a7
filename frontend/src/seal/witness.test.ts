import { beforeEach, describe, expect, it } from 'vitest';
import { hex, mac, number, sha, text, unhex, type Bytes } from './bytes';
import type { Back } from '../wire';
import { FIRST, commitmentOf, commitmentTo, digestOf, draw, written } from './ceremony';
import type { Dealt } from './order';
import { shoeOf } from './shoe';
import type { Attempt, Opening, Proof, Step } from './steps';
import { Witness, type Answer, type Fault } from './witness';

const CARDS = 208;
const secret = () => draw(1, 0).nonce;

/** The neighbours of a card in the tree, made here from the key. */
function proofOf(kept: string, attempt: Attempt, position: number, swap?: [number, string]): Proof {
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

/** A house with one other browser at the table; what it does wrong is put over its steps. */
class House {
  readonly witness = new Witness(CARDS);
  readonly other: Opening = draw(5, 0);
  kept = secret();
  attempt!: Attempt;
  mine: Opening | null = null;

  say(step: Step, cut = 0): Answer | null {
    const answer = this.witness.step(step, 2);
    return cut ? this.witness.cutAt(cut) : answer;
  }

  announce(changes: Partial<Attempt['announcement']> = {}, cut = 0): void {
    const announcement = {
      room: 'blue', shoe: 1, attempt: 1, before: FIRST, preset: FIRST,
      commitment: commitmentOf(this.kept), cutter: 2, ...changes,
    };
    this.attempt = { announcement, members: [], closed: false, openings: [] };
    const answer = this.say({ type: 'seal-announced', announcement }, cut);
    if (answer?.type !== 'seal-commit') throw new Error('no commitment');
    this.commit({ seat: 2, commitment: answer.commitment });
    this.commit({ seat: 5, commitment: commitmentTo(this.other) });
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

  /** The backs of these cards, as they are. */
  backs(...places: number[]): Back[] {
    const { backs } = shoeOf(this.kept, this.attempt, CARDS / 52);
    return places.map((place) => backs[place]!);
  }

  /** Deal a burnt card face down, and a coup whose second hand is looked at, and shown at its end. */
  deal(from: number[], { proof = (at: number) => proofOf(this.kept, this.attempt, at), backs = this.backs.bind(this) } = {}): void {
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

const IN_ORDER = [0, 1, 2, 3, 4];
let house: House;
beforeEach(() => void (house = new House()));
const faults = (...expected: Fault[]) => expect(house.witness.faults).toEqual(expected);

/** All that happens up to the root. */
function upToTheRoot(cut = 0): void {
  house.announce({}, cut);
  house.close();
  house.open(house.mine!, house.other);
  house.seal();
}

describe('an honest house', () => {
  it('leaves nothing to say', () => {
    upToTheRoot(31);
    house.deal(IN_ORDER);
    house.end();
    faults();
    expect(house.witness).toMatchObject({ tookPart: true, proved: 4, recomputed: true, abandoned: 0 });
    expect(house.attempt.openings[0]?.cut).toBe(31);
  });

  it('may give up an attempt, and count it', () => {
    house.announce();
    house.close();
    house.open(house.mine!);
    house.say({ type: 'seal-abandoned', secret: house.kept, missing: [5] });
    const before = digestOf({ attempt: house.attempt, secret: house.kept, missing: [5] });
    house.kept = secret();
    house.announce({ attempt: 2, before });
    house.close();
    house.open(house.mine!, house.other);
    house.seal();
    house.end();
    faults();
    expect(house.witness.abandoned).toBe(1);
  });

  it('may leave out one whose commitment came too late', () => {
    house.announce();
    house.witness.attempt!.members = [];
    house.attempt.members = [];
    house.close();
    expect(house.mine).toBeNull();
    house.seal();
    house.end();
    faults();
    expect(house.witness.tookPart).toBe(false);
  });
});

const turned = (back: Back): Back => (back === 'pink' ? 'blue' : 'pink');

/** The backs of cards, that of one of them told otherwise. */
const lies = (place: number, ...places: number[]): Back[] =>
  house.backs(...places).map((back, at) => (places[at] === place ? turned(back) : back));

describe('a house that cheats', () => {
  it.each(IN_ORDER)('tells another back of card %d', (place) => {
    upToTheRoot();
    house.deal(IN_ORDER, { backs: (...places) => lies(place, ...places) });
    faults();
    house.end();
    faults('other-back');
  });

  it.each([1, 2, 3, 4])('tells one who comes late another back of card %d', (place) => {
    upToTheRoot();
    const hands = { player: [1, 3], banker: [2, 4] };
    const backs = { player: lies(place, 1, 3), banker: lies(place, 2, 4) };
    const ceremony = { attempt: house.attempt, abandoned: [] };
    house.witness.begin({ ceremony, root: house.witness.root, out: 5, hands, backs, proofs: [] }, null);
    faults();
    house.end();
    faults('other-back');
  });

  it('tells another back of a hidden card than it told before', () => {
    upToTheRoot();
    const [back] = house.backs(0);
    const passed: Dealt = { type: 'card-passed', side: 'banker', card: null, backs: [back!] };
    const looked: Dealt = { type: 'hand-looked', side: 'banker', cards: null, backs: [turned(back!)] };
    house.witness.see([{ type: 'shoe-started' }, passed, looked], []);
    faults('other-back');
  });

  it('adds chance of its own late: a member after the roster was closed', () => {
    house.announce();
    house.close();
    const late = draw(9, 0);
    house.commit({ seat: 9, commitment: commitmentTo(late) });
    faults('late');
  });

  it('adds chance of its own late: an opening of nobody', () => {
    house.announce();
    house.close();
    house.open(house.mine!, house.other, draw(9, 0));
    faults('late');
  });

  it('has another roster closed than was committed to', () => {
    house.announce();
    house.close([...house.attempt.members, { seat: 9, commitment: FIRST }]);
    faults('roster-changed');
  });

  it('opens otherwise than was committed to', () => {
    house.announce();
    house.close();
    house.open(house.mine!, { ...house.other, entropy: FIRST });
    faults('opened-otherwise');
  });

  it('drops an opening: mine', () => {
    house.announce();
    house.close();
    house.open(house.other);
    house.seal();
    faults('opening-dropped');
  });

  it('drops an opening and shuffles without it', () => {
    upToTheRoot();
    house.attempt.openings.pop();
    house.attempt.members.pop();
    const { root } = shoeOf(house.kept, house.attempt, CARDS / 52);
    house.witness.root = root;
    house.end();
    faults('other-root');
  });

  it('swaps a card that is not dealt yet, under the root that is published', () => {
    upToTheRoot();
    const real = proofOf(house.kept, house.attempt, 3).card;
    const swapped = real === 'As' ? 'Kd' : 'As';
    house.deal(IN_ORDER, { proof: (at) => proofOf(house.kept, house.attempt, at, [3, swapped]) });
    faults('bad-proof');
  });

  it('seals another order than secret and transcript give', () => {
    house.announce();
    house.close();
    house.open(house.mine!, house.other);
    const { root } = shoeOf(secret(), house.attempt, CARDS / 52);
    house.seal(root);
    house.end();
    faults('other-root');
  });

  it('deals out of order', () => {
    upToTheRoot();
    house.deal([0, 1, 2, 4, 3]);
    expect(house.witness.faults).toContain('no-proof');
  });

  it('deals out of order, and says that the proof is of the place where the card should be', () => {
    upToTheRoot();
    const order = [0, 1, 2, 4, 3];
    house.deal(IN_ORDER, { proof: (at) => ({ ...proofOf(house.kept, house.attempt, order[at]!), position: at }) });
    faults('bad-proof');
  });

  it('burns a card unseen', () => {
    upToTheRoot();
    house.deal([0, 2, 3, 4, 5]);
    expect(house.witness.faults).toContain('no-proof');
  });

  it('shows a card without its proof', () => {
    upToTheRoot();
    house.witness.see([{ type: 'shoe-started' }, { type: 'card-dealt', side: 'player', card: '9h' }], []);
    faults('no-proof');
  });

  it('uses a secret again', () => {
    upToTheRoot();
    house.end();
    house.announce({ shoe: 2 });
    faults('secret-reused');
  });

  it('uses the secret of an abandoned attempt again', () => {
    house.announce();
    house.say({ type: 'seal-abandoned', secret: house.kept, missing: [] });
    const before = digestOf({ attempt: { ...house.attempt }, secret: house.kept, missing: [] });
    house.announce({ attempt: 2, before });
    faults('secret-reused');
  });

  it('hides that an attempt was abandoned', () => {
    house.announce();
    house.say({ type: 'seal-abandoned', secret: house.kept, missing: [] });
    house.kept = secret();
    house.announce({ attempt: 2 });
    faults('miscounted');
  });

  it('shows another secret in the end', () => {
    upToTheRoot();
    house.end(secret());
    expect(house.witness.faults).toContain('other-secret');
  });

  it('shows a card that does not lie there in the end', () => {
    upToTheRoot();
    const real = proofOf(house.kept, house.attempt, 1);
    house.witness.see([{ type: 'shoe-started' }, { type: 'card-burnt', card: null }], []);
    house.witness.see([{ type: 'card-dealt', side: 'player', card: real.card === 'As' ? 'Ah' : 'As' }], [real]);
    expect(house.witness.faults).toContain('bad-proof');
    house.end();
    expect(house.witness.faults).toContain('other-card');
  });
});

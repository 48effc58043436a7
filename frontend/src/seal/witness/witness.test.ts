import { beforeEach, describe, expect, it } from 'vitest';
import type { Back } from '../../wire';
import { FIRST, commitmentTo, digestOf, draw } from '../shoe/ceremony';
import type { Fault } from '../shoe/faults';
import { House, proofOf, sealedShoe, secret } from './house.support';
import type { Dealt } from './order';
import { lot } from '../shoe/shoe';

const IN_ORDER = [0, 1, 2, 3, 4];
let house: House;
beforeEach(() => void (house = new House()));
const faults = (...expected: Fault[]) => expect(house.witness.faults).toEqual(expected);

/** Everything up to the root. */
function upToTheRoot(cut = 0): void {
  house.announce({}, cut);
  house.close();
  house.open(house.mine!, house.other);
  house.seal();
}

describe('an honest house', () => {
  it('raises no fault', () => {
    upToTheRoot(31);
    house.deal(IN_ORDER);
    house.end();
    faults();
    expect(house.witness).toMatchObject({
      tookPart: true,
      look: { proved: 4, told: 0, recomputed: true },
      abandoned: 0,
    });
    expect(house.attempt.openings[0]?.cut).toBe(31);
  });

  it('may abandon an attempt, and counts it', () => {
    house.announce();
    house.close();
    house.open(house.mine!);
    house.say({ type: 'seal-abandoned', secret: house.kept, missing: [5] });
    const before = digestOf({ attempt: house.attempt, secret: house.kept, missing: [5] });
    house.kept = secret();
    house.announce({ attempt: 2, before }, 0, 7);
    house.close();
    house.open(house.mine!, house.other);
    house.seal();
    house.end();
    faults();
    expect(house.witness.abandoned).toBe(1);
  });

  it('may omit a browser whose commitment came too late', () => {
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

/** The backs of cards, with one of them falsified. */
const lies = (place: number, ...places: number[]): Back[] =>
  house.backs(...places).map((back, at) => (places[at] === place ? turned(back) : back));

describe('a lot', () => {
  const SEATS = [4, 2, 7];
  const draw = (number: number, off = 0): void => {
    const place = lot(sealedShoe(house.kept, house.attempt).key, number, SEATS.length);
    const seat = SEATS[(place + off) % SEATS.length]!;
    house.witness.see([{ type: 'lot-drawn', number, seats: SEATS, seat } as Dealt], []);
  };

  it('is drawn again from the secret', () => {
    upToTheRoot();
    draw(0);
    draw(1);
    house.end();
    faults();
  });

  it('that fell on another seat is a fault', () => {
    upToTheRoot();
    draw(0);
    draw(1, 1);
    house.end();
    faults('other-lot');
  });

  it('is numbered once', () => {
    upToTheRoot();
    draw(1);
    draw(0);
    faults('other-lot');
  });
});

describe('a house that cheats', () => {
  it.each(IN_ORDER)('lies about the back of card %d', (place) => {
    upToTheRoot();
    house.deal(IN_ORDER, { backs: (...places) => lies(place, ...places) });
    faults();
    house.end();
    faults('other-back');
  });

  it.each([1, 2, 3, 4])('lies to a latecomer about the back of card %d', (place) => {
    upToTheRoot();
    const hands = { player: [1, 3], banker: [2, 4] };
    const backs = { player: lies(place, 1, 3), banker: lies(place, 2, 4) };
    const ceremony = { attempt: house.attempt, abandoned: [] };
    house.witness.begin(
      {
        room: 'blue',
        seq: 1,
        shoe: 1,
        coup: 1,
        coups: [],
        ceremony,
        root: house.witness.root,
        out: 5,
        hands,
        backs,
        proofs: [],
      },
      null,
    );
    faults();
    house.end();
    faults('other-back');
  });

  it('changes the back of a hidden card', () => {
    upToTheRoot();
    const [back] = house.backs(0);
    const passed: Dealt = { type: 'card-passed', side: 'banker', card: null, backs: [back!] };
    const looked: Dealt = { type: 'hand-looked', side: 'banker', cards: null, backs: [turned(back!)] };
    house.witness.see([{ type: 'shoe-started' }, passed, looked], []);
    faults('other-back');
  });

  it('adds its own randomness late: a member after the roster was closed', () => {
    house.announce();
    house.close();
    const late = draw(9, 0);
    house.commit({ seat: 9, commitment: commitmentTo(late) });
    faults('late');
  });

  it('adds its own randomness late: an opening by nobody', () => {
    house.announce();
    house.close();
    house.open(house.mine!, house.other, draw(9, 0));
    faults('late');
  });

  it('closes a roster different from the commitments', () => {
    house.announce();
    house.close([...house.attempt.members, { seat: 9, commitment: FIRST }]);
    faults('roster-changed');
  });

  it('reveals openings that do not match their commitments', () => {
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
    const { root } = sealedShoe(house.kept, house.attempt);
    house.witness.shoe!.roots = [root];
    house.end();
    faults('other-root');
  });

  it('swaps an undealt card under the published root', () => {
    upToTheRoot();
    const real = proofOf(house.kept, house.attempt, 3).card;
    const swapped = real === 'As' ? 'Kd' : 'As';
    house.deal(IN_ORDER, { proof: (at) => proofOf(house.kept, house.attempt, at, [3, swapped]) });
    faults('bad-proof');
  });

  it('seals an order other than the one given by secret and transcript', () => {
    house.announce();
    house.close();
    house.open(house.mine!, house.other);
    const { root } = sealedShoe(secret(), house.attempt);
    house.seal(root);
    house.end();
    faults('other-root');
  });

  it('deals out of order', () => {
    upToTheRoot();
    house.deal([0, 1, 2, 4, 3]);
    expect(house.witness.faults).toContain('no-proof');
  });

  it('deals out of order, and claims that the proof is for the expected position', () => {
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
    house.witness.see(
      [{ type: 'shoe-started' }, { type: 'card-dealt', side: 'player', card: '9h', backs: house.backs(0) }],
      [],
    );
    faults('no-proof');
  });

  it('reuses a secret', () => {
    upToTheRoot();
    house.witness.see([{ type: 'shoe-started' }], []);
    house.end();
    house.announce({ shoe: 2 });
    faults('secret-reused');
  });

  it('reuses the secret of an abandoned attempt', () => {
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

  it('reveals another secret at the end', () => {
    upToTheRoot();
    house.end(secret());
    expect(house.witness.faults).toContain('other-secret');
  });

  it('reveals a false card at the end', () => {
    upToTheRoot();
    const real = proofOf(house.kept, house.attempt, 1);
    house.witness.see([{ type: 'shoe-started' }, { type: 'card-burnt', card: null }], []);
    house.witness.see([{ type: 'card-dealt', side: 'player', card: real.card === 'As' ? 'Ah' : 'As' }], [real]);
    expect(house.witness.faults).toContain('bad-proof');
    house.end();
    expect(house.witness.faults).toContain('other-card');
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { CoupNews, HandNews } from '../../wire';
import { FIRST, commitmentOf, commitmentTo, digestOf } from '../shoe/ceremony';
import type { Fault } from '../shoe/faults';
import { House, RULES, outcomeOf, proofOf, sealedShoe, secret } from './house.support';
import { nothingSeen, type Seen } from './seen';
import { Witness, type Begun } from './witness';

const OTHER = '5e'.repeat(32);
const SEAT = 2;
const LATER = 1500;

let house: House;
beforeEach(() => void (house = new House()));

/** Everything up to the root. */
function sealed(): void {
  house.announce();
  house.close();
  house.open(house.mine!, house.other);
  house.seal();
}

const handOf = (cards: string[]): HandNews => ({
  cards: cards as never,
  total: cards.reduce((sum, [rank]) => sum + (rank === 'A' ? 1 : Number(rank) || 0), 0) % 10,
});

/** A coup dealt from the shoe, including the burnt card, and its result. */
function dealt(): CoupNews {
  house.deal([0, 1, 2, 3, 4]);
  const { cards } = sealedShoe(house.kept, house.attempt);
  const hand = (...at: number[]) => handOf(at.map((each) => cards[each]!));
  const hands = { player: hand(1, 3), banker: hand(2, 4) };
  const coup: CoupNews = { coup: 1, hands, outcomes: { player: outcomeOf(hands.player, hands.banker) }, why: [] };
  house.witness.finished(coup);
  return coup;
}

/** A coup of three hands, the bank's against two sides. */
function dealtToTwo(lies: Partial<CoupNews> = {}): CoupNews {
  const { cards } = sealedShoe(house.kept, house.attempt);
  const proof = (at: number) => proofOf(house.kept, house.attempt, at);
  const order = ['right', 'left', 'banker', 'right', 'left', 'banker'];
  house.witness.see([{ type: 'shoe-started' }, { type: 'card-burnt', card: null, backs: house.backs(0) }], []);
  order.forEach((side, before) => {
    const at = before + 1;
    house.witness.see([{ type: 'card-dealt', side, card: cards[at]!, backs: house.backs(at) }], [proof(at)]);
  });
  const hand = (first: number) => handOf([cards[first]!, cards[first + 3]!]);
  const hands = { right: hand(1), left: hand(2), banker: hand(3) };
  const coup: CoupNews = {
    coup: 1,
    hands,
    outcomes: { right: outcomeOf(hands.right, hands.banker), left: outcomeOf(hands.left, hands.banker) },
    why: [],
    ...lies,
  };
  house.witness.see([{ type: 'coup-ended' }], []);
  house.witness.finished(coup);
  return coup;
}

/** An honest house's message to a returning visitor; tests tamper with it. */
function welcome(lies: Partial<Begun> = {}, over = house.witness): void {
  const attempt = structuredClone(house.attempt);
  const root = house.witness.root;
  const none = { coups: [], out: 0, hands: {}, backs: {}, proofs: [] };
  over.begin(
    { room: 'blue', seq: 5, shoe: root ? 1 : 0, coup: 1, ceremony: { attempt, abandoned: [] }, root, ...none, ...lies },
    SEAT,
  );
}

/** The current attempt with changes. */
const lied = (changes: object) => ({
  ceremony: { attempt: { ...structuredClone(house.attempt), ...changes }, abandoned: [] },
});
const announced = (changes: object) => lied({ announcement: { ...house.attempt.announcement, ...changes } });

/** Abandon the current attempt because `missing` did not open. */
function abandon(...missing: number[]): string {
  house.say({ type: 'seal-abandoned', secret: house.kept, missing });
  const before = digestOf({ attempt: house.attempt, secret: house.kept, missing });
  house.kept = secret();
  return before;
}

/** This browser's message, the house's answer, and the delay between them. */
function said(kind: 'commit' | 'open', after: number, taken: boolean): void {
  const { commitment } = house.witness.attempt!.mine[0]!;
  house.witness.claims.send(kind, commitment, 0);
  house.witness.answered(kind, commitment, taken, after);
}

/* One attack a row. */
// prettier-ignore
const ATTACKS: Record<string, [Fault, () => void]> = {
  'a welcome with another roster, after it took my opening': ['roster-changed', () => {
    house.announce();
    house.close();
    house.open(house.mine!);
    welcome(lied({ members: [{ seat: SEAT, commitment: OTHER }], openings: [] }));
  }],
  'a welcome without my opening, which it took': ['opening-dropped', () => {
    house.announce();
    house.close();
    house.witness.answered('open', commitmentTo(house.mine!), true, 1);
    welcome(lied({ openings: [] }));
  }],
  'an attempt that is hidden by reconnecting': ['attempt-hidden', () => {
    house.announce();
    house.close();
    abandon();
    welcome(announced({ commitment: OTHER }));
  }],
  'another attempt in place of the one I saw': ['attempt-hidden', () => {
    sealed();
    welcome(announced({ commitment: OTHER }));
  }],
  'no ceremony any more': ['attempt-hidden', () => {
    sealed();
    welcome({ ceremony: null, root: null });
  }],
  'an announcement for another room': ['other-room', () => house.announce({ room: 'green' })],
  'an announcement for another shoe': ['other-shoe', () => house.announce({ shoe: 7 })],
  'an announcement for other rules': ['other-rules', () => {
    house.witness.rules(OTHER);
    house.announce();
  }],
  'other rules shown than were announced': ['other-rules', () => {
    house.witness.rules(FIRST);
    sealed();
    house.witness.rules(OTHER);
    house.witness.told([], 0);
  }],
  'a commitment of mine used by another': ['commitment-reused', () => {
    house.announce();
    house.commit({ seat: 9, commitment: house.attempt.members[0]!.commitment });
  }],
  'a secret that served before a reload': ['secret-reused', () => {
    sealed();
    const again = new Witness('blue', RULES, { ...nothingSeen('blue'), used: house.witness.seen.used });
    again.step({ type: 'seal-announced', announcement: { ...house.attempt.announcement, shoe: 2 } }, SEAT);
    house = Object.assign(new House(), { witness: again });
  }],
  'a second root': ['second-root', () => {
    sealed();
    house.seal(OTHER);
  }],
  'a second root in a welcome': ['second-root', () => {
    sealed();
    welcome({ root: OTHER });
  }],
  'a secret that is not shown when the shoe is over': ['secret-hidden', () => {
    sealed();
    house.witness.see([{ type: 'shoe-started' }], []);
    house.witness.told([{ type: 'shoe-ended' }], 1);
  }],
  'the next shoe announced before the secret is shown': ['secret-hidden', () => {
    sealed();
    house.witness.see([{ type: 'shoe-started' }], []);
    house.kept = secret();
    house.announce({ shoe: 2 });
  }],
  'a secret that is not shown to one who asks for it': ['secret-hidden', () => {
    sealed();
    house.witness.heard(1, null);
  }],
  'an attempt that another root hides from one who asks': ['second-root', () => {
    sealed();
    house.witness.heard(1, { attempt: house.attempt, abandoned: [], root: OTHER, secret: house.kept });
  }],
  'I am missing, though my opening was told': ['falsely-missing', () => {
    house.announce();
    house.close();
    house.open(house.mine!);
    abandon(SEAT, 5);
  }],
  'I am missing, though it took my opening': ['falsely-missing', () => {
    house.announce();
    house.close();
    said('open', 3000, true);
    abandon(SEAT, 5);
    house.witness.claims.settle(LATER);
  }],
  'I am missing, though I opened at once': ['falsely-missing', () => {
    house.announce();
    house.close();
    said('open', 40, false);
    abandon(SEAT, 5);
    house.witness.claims.settle(LATER);
  }],
  'I am not in the roster, though it took my commitment': ['left-out', () => leftOut(3000, true)],
  'I am not in the roster, though I committed at once': ['left-out', () => leftOut(40, false)],
  'I am not in the roster: it put me off at once, and then found me late': ['left-out', () => leftOut(40, false, 3000)],
  'I am not in the roster, and it never answers': ['left-out', () => {
    leftOut();
    house.witness.claims.settle(20_000);
  }],
  'I was to cut, and it did not wait': ['left-out', () => {
    house.announce({}, 0, 5);
    house.witness.waits(7000);
    leftOut();
  }],
  'a seat that let an attempt fail takes part again': ['barred', () => {
    house.announce();
    house.close();
    house.open(house.mine!);
    house.announce({ attempt: 2, before: abandon(5) });
  }],
  'a card that is passed over in a welcome': ['order-changed', () => {
    sealed();
    const coup = dealt();
    welcome({ out: 6, coup: 2, coups: [coup] });
  }],
  'fewer cards out than I saw': ['order-changed', () => {
    sealed();
    dealt();
    welcome({ out: 4 });
  }],
  'cards that lie in another order': ['order-changed', () => {
    sealed();
    dealt();
    welcome({ out: 5, hands: { player: [2, 4], banker: [1, 3] } });
  }],
  'the shoe begun anew in its midst': ['order-changed', () => {
    sealed();
    dealt();
    house.witness.see([{ type: 'shoe-started' }], []);
  }],
  'a result that was another': ['result-changed', () => {
    sealed();
    const coup = dealt();
    const { player, banker } = coup.hands;
    welcome({ out: 5, coup: 2, coups: [{ ...coup, hands: { player: banker!, banker: player! } }] });
  }],
  'a side of two whose result was another': ['result-changed', () => {
    sealed();
    const coup = dealtToTwo();
    welcome({ out: 7, coup: 2, coups: [{ ...coup, outcomes: { ...coup.outcomes, left: coup.outcomes['left'] === 'tie' ? 'player' : 'tie' } }] });
  }],
  'a hand of three that is left out': ['result-changed', () => {
    sealed();
    const { hands } = dealtToTwo({ hands: {} });
    expect(hands).toEqual({});
  }],
  'a result that is left out': ['result-changed', () => {
    sealed();
    dealt();
    welcome({ out: 5, coup: 2 });
  }],
  'a coup, dealt while I was away, whose cards lay elsewhere': ['other-card', () => {
    sealed();
    const coup = dealt();
    const player = { ...coup.hands['player']!, cards: ['2c', '2c'] as never[] };
    const away = { ...coup, coup: 2, hands: { ...coup.hands, player } };
    welcome({ out: 9, coup: 3, coups: [coup, away] });
    house.end();
  }],
  'more abandoned attempts than were told': ['miscounted', () => {
    sealed();
    const first = { ...house.attempt, announcement: { ...house.attempt.announcement, commitment: OTHER } };
    const { ceremony } = announced({ attempt: 2 });
    welcome({ ceremony: { ...ceremony, abandoned: [{ attempt: first, secret: OTHER, missing: [] }] } });
  }],
  'a house that goes back': ['rewound', () => {
    sealed();
    house.witness.counted(9);
    welcome({ seq: 8 });
  }],
  'a welcome to another room': ['other-room', () => {
    sealed();
    welcome({ room: 'green' });
  }],
  'a third card that nobody was to draw': ['wrong-draw', () => {
    sealed();
    house.witness.drawnBy({ player: 'SSSSSSSS', banker: Array<string>(8).fill('SSSSSSSSSSS') });
    const { hands, ...coup } = dealt();
    const player = { ...hands['player']!, cards: [...hands['player']!.cards, 'Td'] as never[] };
    expect(house.witness.faults).toEqual([]);
    welcome({ out: 6, coup: 2, coups: [{ ...coup, hands: { ...hands, player } }] });
  }],
  'cards dealt on after the secret was shown': ['dealt-on', () => {
    sealed();
    house.end();
    dealt();
  }],
  'a room that is closed without the secret': ['secret-hidden', () => {
    sealed();
    house.witness.see([{ type: 'shoe-started' }], []);
    house.witness.told([], 1, { closed: true });
  }],
  'cards without any root': ['not-sealed', () => {
    house.announce();
    house.witness.see([{ type: 'shoe-started' }, { type: 'card-dealt', side: 'player', card: '9h' }], []);
  }],
};

/** The roster is closed without this browser, which has committed. */
function leftOut(after?: number, taken = false, again?: number): void {
  if (!house.attempt) house.announce();
  if (after !== undefined) said('commit', after, taken);
  else house.witness.claims.send('commit', house.witness.attempt!.mine[0]!.commitment, 0);
  if (again) house.witness.answered('commit', house.witness.attempt!.mine[0]!.commitment, false, again);
  house.witness.attempt!.members = [];
  house.attempt.members = [];
  house.close();
  house.witness.claims.settle(LATER);
}

describe('a house that lies afterwards', () => {
  it.each(Object.entries(ATTACKS))('%s', (_, [fault, attack]) => {
    attack();
    expect(house.witness.faults).toContain(fault);
    const kept = JSON.parse(JSON.stringify(house.witness.seen)) as Seen;
    expect(new Witness('blue', RULES, kept).faults).toContain(fault);
  });
});

describe('an honest house', () => {
  const none = () => expect(house.witness.faults).toEqual([]);

  it('welcomes a returning browser at every step', () => {
    house.announce();
    welcome();
    house.close();
    welcome();
    house.open(house.mine!, house.other);
    house.seal();
    welcome();
    const coup = dealt();
    welcome({ out: 5, coup: 2, coups: [coup] });
    house.end();
    none();
    expect(house.witness).toMatchObject({ tookPart: true, look: { recomputed: true } });
  });

  it('deals to two sides against one bank', () => {
    sealed();
    const coup = dealtToTwo();
    welcome({ out: 7, coup: 2, coups: [coup] });
    house.end();
    none();
    expect(house.witness).toMatchObject({ look: { proved: 6, recomputed: true } });
  });

  it('may truthfully say that this browser was slow', () => {
    leftOut(1200, false);
    none();
    expect(house.witness.claims.waiting).toBe(false);
  });

  it('is not blamed by a page that slept', () => {
    house.announce();
    house.witness.claims.asleep(0);
    leftOut(40, false);
    none();
  });

  it('does not ask this browser again after it failed an attempt, whatever its seat', () => {
    house.announce();
    house.close();
    house.open(house.other);
    const before = abandon(SEAT);
    const announcement = { ...house.attempt.announcement, attempt: 2, before, commitment: commitmentOf(house.kept) };
    expect(house.witness.step({ type: 'seal-announced', announcement }, 8)).toBeNull();
    none();
  });

  it('is not blamed for messages in flight when the connection broke', () => {
    house.announce();
    house.attempt.members = house.attempt.members.slice(1);
    house.witness.attempt!.members = house.attempt.members.slice();
    house.witness.claims.send('commit', house.witness.attempt!.mine[0]!.commitment, 0);
    welcome(lied({ closed: true }));
    house.witness.claims.settle(20_000);
    none();
  });

  it('tells the secret at its door to a browser that was away', () => {
    sealed();
    house.kept = secret();
    welcome({ shoe: 1, seq: 6, root: null, ...announcedNext() });
    expect([...house.witness.owed]).toEqual([1]);
    none();
  });

  const announcedNext = () => {
    const announcement = { ...house.attempt.announcement, shoe: 2, commitment: commitmentOf(house.kept) };
    return { ceremony: { attempt: { announcement, members: [], closed: false, openings: [] }, abandoned: [] } };
  };
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../shoe/faults';
import type { ShoeRules } from '../shoe/shoeRules';
import { Story, type Moment, type Raw } from './told.support';

let story: Story;
const shelf = new Map<string, string>();
beforeEach(() => {
  story = new Story();
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, to: string) => void shelf.set(key, to),
  });
});

const OTHER = '5e'.repeat(32);

/** Lies in the house's messages, and the resulting fault. */
const LIES: Record<string, [Fault, Moment, (message: Raw) => void]> = {
  'a salt that no number is read from': ['unreadable', 'cards', ({ proofs }) => (proofs[0].salt = 'zz')],
  'a proof that is none': ['unreadable', 'cards', ({ proofs }) => (proofs[0] = null)],
  'a secret that no number is read from': ['unreadable', 'ended', ({ seal }) => (seal[0].secret = 'zz')],
  'a step that nobody knows': ['unreadable', 'cards', ({ seal }) => seal.push({ type: 'seal-renewed' })],
  'a step without what it is about': ['unreadable', 'cards', ({ seal }) => seal.push({ type: 'seal-committed' })],
  'cards in the form of something else': [
    'unreadable',
    'shown',
    ({ told }) => (told[0].event.cards = { ...told[0].event.cards }),
  ],
  'rules that cannot be read': ['unreadable', 'welcome', ({ room }) => (room.rules = '{')],
  'a welcome without a seal': ['unreadable', 'welcome', (message) => delete message.seal],
  'a result that cannot be read': ['unreadable', 'ended', ({ finished }) => delete finished.hands],
  'cards before the viewer that were never proved': [
    'no-proof',
    'cards',
    ({ now }) => (now.view.player.cards[0] = story.other(0)),
  ],
  'such cards to one who comes back': ['no-proof', 'back', ({ now }) => (now.view.player.cards[1] = story.other(2))],
  'hands before the viewer that have changed places': [
    'no-proof',
    'shown',
    ({ now: { view } }) => ([view.player, view.banker] = [view.banker, view.player]),
  ],
  'a face before the viewer of a card that lies down': [
    'no-proof',
    'cards',
    ({ now: { view } }) => (view.banker = { cards: ['9h', '9d'], down: [], total: 8 }),
  ],
  'a hand of more cards than were dealt': ['order-changed', 'cards', ({ now }) => now.view.banker.down.push(2)],
  'a hidden hand that is never shown': [
    'no-proof',
    'shown',
    (message) => Object.assign(message, { told: [], proofs: [] }),
  ],
  'another hand in the result': [
    'result-changed',
    'ended',
    ({ finished: { hands } }) => ([hands.player, hands.banker] = [hands.banker, hands.player]),
  ],
  'points that the cards have not': [
    'result-changed',
    'ended',
    ({ finished }) => (finished.hands.banker.total = (finished.hands.banker.total + 1) % 10),
  ],
  'points of a coup, to one who comes back': [
    'result-changed',
    'again',
    ({ coups }) => (coups[0].hands.player.total = (coups[0].hands.player.total + 1) % 10),
  ],
  'another winner than the totals give': [
    'wrong-winner',
    'ended',
    ({ finished }) => (finished.outcomes.player = finished.outcomes.player === 'tie' ? 'banker' : 'tie'),
  ],
  'no winner at all': ['wrong-winner', 'ended', ({ finished }) => (finished.outcomes = {})],
  'a last coup after which the shoe does not end': [
    'secret-hidden',
    'ended',
    (message) => Object.assign(message, { told: [message.told[0]], seal: [] }),
  ],
  'a secret that is kept back at the end': ['secret-hidden', 'ended', (message) => (message.seal = [])],
  'no back of a card': ['other-back', 'cards', ({ told }) => (told[1].backs = [])],
  'no back of a card, to one who comes back': ['other-back', 'back', ({ seal }) => (seal.backs.banker = [])],
  'a question where to cut, to one whose cut does not count': ['other-cutter', 'welcome', (message) => asked(message)],
  'another cutter than the table has named': ['other-cutter', 'welcome', (message) => named(message)],
  'a second root': ['second-root', 'back', ({ seal }) => (seal.root = OTHER)],
};

/** A shoe that is still to be made. */
function making({ seal, now }: Raw, cutter: number): void {
  seal.root = null;
  now.shoe = 0;
  seal.ceremony.attempt = { ...seal.ceremony.attempt, closed: false };
  seal.ceremony.attempt.announcement.cutter = cutter;
}

function asked(message: Raw): void {
  making(message, 5);
  message.now.cut_in = 7000;
  message.now.me.seat = 2;
}

function named(message: Raw): void {
  making(message, 5);
  message.now.view.cutter = 3;
}

describe('a house that lies in its messages', () => {
  it.each(Object.entries(LIES))('%s', (_, [fault, when, lie]) => {
    const watch = story.tell((message, moment) => void (moment === when && lie(message)));
    expect(watch.look?.faults).toContain(fault);
    expect(shelf.get('seal:blue')).toContain(`"fault":"${fault}"`);
  });

  it.each<[string, Partial<ShoeRules>, Fault]>([
    ['ends a shoe early', { stop_depth: 7 }, 'ended-otherwise'],
    ['leaves out the coup after the stop card', { one_more: true }, 'ended-otherwise'],
    ['burns no card', { burn: 1 }, 'order-changed'],
    ['burns none by the first card', { burn: 'first-card' }, 'order-changed'],
  ])('%s', (_, rules, fault) => {
    expect(new Story(rules).tell().look?.faults).toEqual([fault]);
  });

  it('seals no shoe at all', () => {
    const bare = (message: Raw) => {
      if (message.type === 'welcome') Object.assign(message.seal, { ceremony: null, root: null, proofs: [] });
      else Object.assign(message, { seal: [], proofs: [] });
    };
    expect(story.tell(bare).look?.faults).toContain('not-sealed');
  });
});

describe('an honest house', () => {
  it('tells a shoe from its beginning to its end', () => {
    const { look } = story.tell();
    expect(look).toMatchObject({ faults: [], shoe: { proved: 4, told: 0, recomputed: true } });
  });
});

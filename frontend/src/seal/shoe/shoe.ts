import { hex, mac, number, text, unhex, type Bytes } from './bytes';
import { written } from './ceremony';
import type { Back } from '../../wire';
import { leaf, rootOf } from './merkle';
import type { Attempt } from './steps';

const RANKS = [...'A23456789TJQK'];
const PACK = [...'cdhs'].flatMap((suit) => RANKS.map((rank) => rank + suit));
const BACKS: readonly Back[] = ['pink', 'blue'];

export interface Shoe {
  /** The cards after the cut. */
  cards: string[];
  /** The back of each card, by its pack. */
  backs: Back[];
  cut: number;
  root: string;
  key: Bytes;
}

/** The place, below `among`, on which a lot falls; `number` were drawn before it. */
export const lot = (key: Bytes, number: number, among: number): number =>
  below(among, words(key, `lot ${String(number)}`));

/** Recompute a whole shoe from its secret. */
export function shoeOf(secret: string, attempt: Attempt, packs: number): Shoe {
  const key = mac(unhex(secret), written(attempt));
  const order = shuffled(
    Array.from({ length: packs * PACK.length }, (_, at) => at),
    words(key, 'shuffle'),
  );
  const { cutter } = attempt.announcement;
  const chosen = attempt.openings.find(({ seat }) => seat === cutter)?.cut ?? 0;
  const cut = chosen > 0 && chosen < order.length ? chosen : 1 + below(order.length - 1, words(key, 'cut'));
  const after = [...order.slice(cut), ...order.slice(0, cut)];
  const cards = after.map((each) => PACK[each % PACK.length]!);
  const backs = after.map((each) => BACKS[Math.floor(each / PACK.length) % BACKS.length]!);
  const leaves = cards.map((card, at) => leaf(at, block(key, 'salt', at), card));
  return { cards, backs, cut, root: hex(rootOf(leaves)), key };
}

const block = (key: Bytes, label: string, at: number): Bytes => mac(key, text(label), Uint8Array.of(0), number(at, 8));

function* words(key: Bytes, label: string): Generator<number, never> {
  for (let at = 0; ; at += 1) {
    const view = new DataView(block(key, label, at).slice().buffer);
    for (let word = 0; word < 32; word += 4) yield view.getUint32(word);
  }
}

function below(bound: number, from: Generator<number, never>): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = from.next().value;
    if (word < fair) return word % bound;
  }
}

function shuffled(cards: number[], from: Generator<number, never>): number[] {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, from);
    [cards[last], cards[chosen]] = [cards[chosen]!, cards[last]!];
  }
  return cards;
}

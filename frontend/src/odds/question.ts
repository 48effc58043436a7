import { POINTS } from '../points';

/** A visitor's question to the odds page, fully contained in its address. */
export interface Question {
  preset: string;
  packs: number;
  /** The number of cards of each value, 0 to 9, that are out of the shoe and known only by value. */
  gone: number[];
  /** The named cards that are out, sorted, each repeated for every copy. */
  cards: string[];
  /** Whether all standard bets are shown in addition to those of the game. */
  trade: boolean;
}

const USUAL_PACKS = 8;
export const MOST_PACKS = 12;
export const RANKS = [...'A23456789TJQK'];
export const WORTHS = [...new Set(Object.values(POINTS))].sort();
export const SUITS = [...'cdhs'];
const CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
const NONE = WORTHS.map(() => 0);

export const fullShoe = (preset: string, packs: number): Question => ({
  preset,
  packs,
  gone: NONE,
  cards: [],
  trade: false,
});

const worthOf = (card: string): number => POINTS[card.charAt(0)] ?? 0;

/** The number of cards of a value in this many packs. */
const countOfValue = (worth: number, packs: number): number =>
  packs * CARDS.filter((card) => worthOf(card) === worth).length;

export const countOut = ({ cards }: Question, card: string): number => cards.filter((each) => each === card).length;

/** How many cards of a value may be out in addition to the named ones. */
export const countUnnamed = ({ packs, cards }: Question, worth: number): number =>
  countOfValue(worth, packs) - cards.filter((card) => worthOf(card) === worth).length;

/** Whether every card in the shoe is known. */
export const isKnown = ({ gone }: Question): boolean => gone.every((count) => count === 0);

export const isFull = (question: Question): boolean => isKnown(question) && question.cards.length === 0;

export const countLeft = ({ packs, gone, cards }: Question): number =>
  52 * packs - cards.length - gone.reduce((sum, count) => sum + count, 0);

function within(text: string | null | undefined, low: number, high: number, otherwise: number): number {
  if (!text || !/^\d+$/.test(text)) return otherwise;
  return Math.max(low, Math.min(high, Number(text)));
}

/** Limit the cards that are out to what the packs hold, dropping unnamed cards before named ones. */
function fitted(question: Question): Question {
  const cards = CARDS.flatMap((card) => Array<string>(Math.min(countOut(question, card), question.packs)).fill(card));
  const named = { ...question, cards };
  return { ...named, gone: question.gone.map((count, worth) => Math.min(count, countUnnamed(named, worth))) };
}

export const withPacks = (question: Question, packs: number): Question => fitted({ ...question, packs });

export const setGone = (question: Question, worth: number, count: number): Question =>
  fitted({ ...question, gone: question.gone.map((each, at) => (at === worth ? count : each)) });

export const withCard = (question: Question, card: string): Question =>
  fitted({ ...question, cards: [...question.cards, card] });

export function withoutCard(question: Question, card: string): Question {
  const at = question.cards.indexOf(card);
  return { ...question, cards: question.cards.filter((_, each) => each !== at) };
}

/** Parse an address, ignoring invalid parts. */
export function readQuestion(search: string): Question {
  const given = new URLSearchParams(search);
  const packs = within(given.get('packs'), 1, MOST_PACKS, USUAL_PACKS);
  const counts = given.get('gone')?.split(',') ?? [];
  return fitted({
    preset: given.get('preset') ?? '',
    packs,
    cards: given.get('cards')?.split(',') ?? [],
    gone: WORTHS.map((worth) => within(counts[worth], 0, countOfValue(worth, packs), 0)),
    trade: given.get('bets') === 'trade',
  });
}

/** The address of a question, without default values. */
export function addressOf(question: Question): string {
  const said = new URLSearchParams({ preset: question.preset, packs: String(question.packs) });
  if (!isKnown(question)) said.set('gone', question.gone.join());
  if (question.cards.length) said.set('cards', question.cards.join());
  if (question.trade) said.set('bets', 'trade');
  return `/odds?${said.toString().replaceAll('%2C', ',')}`;
}

/**
 * The query to the server: by cards if all are known, so that pairs have odds too; limited to the given bets, if any.
 */
export function oddsQuery(question: Question, bets: readonly string[] = []): string {
  const said = new URLSearchParams({ preset: question.preset, packs: String(question.packs) });
  if (bets.length) said.set('bets', bets.join());
  if (question.trade) said.set('trade', 'true');
  if (!isKnown(question)) {
    said.set('counts', question.gone.map((count, worth) => countUnnamed(question, worth) - count).join());
  } else if (question.cards.length) said.set('removed', question.cards.join());
  return said.toString();
}

/** What a visitor asks of the odds page; its address holds all of it. */
export interface Question {
  preset: string;
  packs: number;
  /** How many cards of each worth, 0 to 9, are out of the shoe. */
  gone: number[];
  /** Whether all bets of the trade are shown beside those of the game. */
  trade: boolean;
}

export const MOST_PACKS = 8;
export const WORTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const NONE = WORTHS.map(() => 0);

export const fullShoe = (preset: string, packs: number): Question => ({ preset, packs, gone: NONE, trade: false });

/** How many cards of a worth so many packs hold: tens and court cards are worth nothing. */
export const held = (worth: number, packs: number): number => (worth === 0 ? 16 : 4) * packs;

export const isFull = ({ gone }: Question): boolean => gone.every((count) => count === 0);

export const left = ({ packs, gone }: Question): number => 52 * packs - gone.reduce((sum, count) => sum + count, 0);

function within(text: string | null | undefined, low: number, high: number, otherwise: number): number {
  if (!text || !/^\d+$/.test(text)) return otherwise;
  return Math.max(low, Math.min(high, Number(text)));
}

/** Another number of packs; no more cards are out of them than they hold. */
export function withPacks(question: Question, packs: number): Question {
  const gone = question.gone.map((count, worth) => Math.min(count, held(worth, packs)));
  return { ...question, packs, gone };
}

export function withGone(question: Question, worth: number, count: number): Question {
  return { ...question, gone: question.gone.map((each, at) => (at === worth ? count : each)) };
}

/** Read an address; what makes no sense in it is left out. */
export function readQuestion(search: string): Question {
  const given = new URLSearchParams(search);
  const packs = within(given.get('packs'), 1, MOST_PACKS, MOST_PACKS);
  const counts = given.get('gone')?.split(',') ?? [];
  return {
    preset: given.get('preset') ?? 'punto-banco',
    packs,
    gone: WORTHS.map((worth) => within(counts[worth], 0, held(worth, packs), 0)),
    trade: given.get('bets') === 'trade',
  };
}

/** The address of a question, without what goes without saying. */
export function addressOf(question: Question): string {
  const said = new URLSearchParams({ preset: question.preset, packs: String(question.packs) });
  if (!isFull(question)) said.set('gone', question.gone.join());
  if (question.trade) said.set('bets', 'trade');
  return `/odds?${said.toString().replaceAll('%2C', ',')}`;
}

/** What the house is asked: whole packs by their cards, so that pairs have odds too. */
export function asked(question: Question, bets: string[]): string {
  const said = new URLSearchParams({ preset: question.preset, packs: String(question.packs), bets: bets.join() });
  if (!isFull(question)) {
    said.set('counts', question.gone.map((count, worth) => held(worth, question.packs) - count).join());
  }
  return said.toString();
}

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Ids } from './ids';
import {
  describe,
  ENGLISH,
  firstLanguage,
  KEPT_AS,
  LANGUAGES,
  type Language,
  type Shipped,
  type Words,
} from './languages';
import { put } from './storage';
import type { Call } from './wire';
import PAGE from 'words:page+roads+table';

export { LANGUAGES, type Language, type Shipped, type Words };
type Args = Record<string, FluentVariable>;

/** Names that the house uses in words of every page; `tests/text/test_form_words.py` checks that all have words. */
type Named = `${'game' | 'preset' | 'strategy' | 'wager'}-${string}`;
/** The messages that can be used everywhere. */
type PageId = Ids['page' | 'roads' | 'table'] | Named;
/** Formats one of these messages; any other does not compile. */
export type Say<Id extends string = PageId> = (id: Id, args?: Args) => string;

export const UNITS_PER_CHIP = 100;
/** Names that plug-ins can add; `tests/text/test_form_words.py` checks that all of ours have words. */
const ADDED = /^(preset|strategy)-/;

/** The messages of one part of the page. Its `t` may be called once `loadMessages` has resolved. */
export interface MessageBundle<Id extends string> {
  loadMessages: () => Promise<void>;
  t: Say<PageId | Id>;
}

/** Messages that can be formatted: those of the language, and English for the others. */
type Bundles = readonly FluentBundle[];

function bundle(language: Language, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: describe(language).direction === 'rtl' });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

async function bundlesOf(language: Language, words: readonly Words[]): Promise<Bundles> {
  const loaded = (await Promise.all(words.map((each) => (each[language] ?? each['']!)(language)))).map(
    (each) => each.default,
  );
  const english = loaded.flatMap((each) => each.english);
  const own = bundle(
    language,
    loaded.flatMap((each) => each.own),
  );
  return english.length ? [own, bundle(ENGLISH, english)] : [own];
}

/** Players see whatever there is; a test fails. */
function unsayable(id: string, faults: Error[]): void {
  const words = `cannot say ${id}: ${faults.map(({ message }) => message).join(', ')}`;
  if (import.meta.env.MODE === 'test') throw new Error(words);
  console.error(words);
}

class Speech {
  language = $state<Language>(ENGLISH);
  private bundles = $state.raw<Bundles>([]);
  private words: readonly Words[] = [PAGE];
  /** The words that are in the bundles. */
  private known: readonly Words[] = [];
  private asked: Language = ENGLISH;

  /** The direction of the text, and the tag for dates and voices. */
  get direction(): 'ltr' | 'rtl' {
    return describe(this.language).direction;
  }

  get locale(): string {
    return describe(this.language).locale;
  }

  /** Use the stored or requested language; resolves when its words are loaded. */
  async begin(): Promise<void> {
    this.asked = firstLanguage();
    await this.take();
  }

  async speak(language: Language): Promise<void> {
    put(KEPT_AS, language);
    this.asked = language;
    await this.take();
  }

  /** Load the words of a part loaded on demand; resolves when they are loaded. A failed load is retried. */
  async loadMessages(words: Words): Promise<void> {
    if (this.known.includes(words)) return;
    if (!this.words.includes(words)) this.words = [...this.words, words];
    try {
      await this.take();
    } catch (error) {
      this.words = this.words.filter((each) => each !== words);
      throw error;
    }
  }

  has(id: string): boolean {
    return this.bundles.some((each) => each.hasMessage(id));
  }

  /**
   * Format a message. If it does not exist, its id is returned, which fails every test; but presets and strategies that
   * a plug-in adds go by their own names.
   */
  say(id: string, args: Args): string {
    const found = this.bundles.find((each) => each.hasMessage(id));
    const pattern = found?.getMessage(id)?.value;
    const faults: Error[] = [];
    const text = pattern ? found!.formatPattern(pattern, args, faults) : id.replace(ADDED, '');
    if (!pattern && !ADDED.test(id)) faults.push(new Error('no such message'));
    if (faults.length) unsayable(id, faults);
    return text;
  }

  /** Also covers requests made while other words were loading. */
  private async take(): Promise<void> {
    const { asked, words } = this;
    const bundles = await bundlesOf(asked, words);
    if (asked !== this.asked || words !== this.words) return this.take();
    this.bundles = bundles;
    this.known = words;
    this.language = asked;
  }
}

export const speech = new Speech();

/** Whether a message is loaded. */
export const has = (id: string): id is PageId => speech.has(id);
export const t: Say = (id, args = {}) => speech.say(id, args);

/** Names with the comma of the language between them, such as "Anna, Bert". */
export const joinNames = (names: readonly (string | number)[]): string =>
  names.join(new Intl.ListFormat(speech.language).formatToParts(['a', 'b', 'c'])[1]!.value);

/** Statements with the comma that the language puts between clauses; empty ones are left out. */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses.reduce((before, after) => (before && after ? t('clauses', { before, after }) : before + after), '');

/** The words that a part of the page brings along: from files, and names that the house uses in them. */
export const messageBundle = <File extends keyof Ids, Named extends string = never>(
  words: Words,
): MessageBundle<Ids[File] | Named> => ({
  loadMessages: () => speech.loadMessages(words),
  t: (id, args = {}) => speech.say(id, args),
});

/** A component's module; if it has words, it exports their loader. */
interface ComponentModule<C> {
  default: C;
  loadMessages?: () => Promise<unknown>;
}

/** Return a component that is loaded on demand, once its words are loaded as well. */
export async function lazy<C>(module: Promise<ComponentModule<C>>): Promise<C> {
  const { default: component, loadMessages } = await module;
  await loadMessages?.();
  return component;
}

const made: Record<string, Intl.NumberFormat> = {};
/** Format a sum of units in chips. Formatters are cached by name: creating one is slow, and every sum needs one. */
const written = (units: number, name: string | number, format: Intl.NumberFormatOptions): string =>
  (made[speech.language + name] ??= new Intl.NumberFormat(speech.language, format)).format(units / UNITS_PER_CHIP);

/** A sum of units in chips: 2500 is "25", 95 is "0.95". */
export function chips(units: number): string {
  const digits = units % UNITS_PER_CHIP ? 2 : 0;
  return written(units, digits, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
}

/**
 * A sum of units as message arguments: as formatted text, and as the number that decides the plural of the word next to
 * it.
 */
export const counted = (units: number) => ({ amount: chips(units), count: units / UNITS_PER_CHIP });

/** From this number of units on, parts of a chip are left out where there is little room. */
const ROUGH = 1_000 * UNITS_PER_CHIP;
/** A sum short enough for a chip's face or a seat: 150,000 chips are "150K", and 2,746.80 "2,746". */
export const chipsBriefly = (units: number): string =>
  units < 10 * ROUGH
    ? chips(units < ROUGH ? units : units - (units % UNITS_PER_CHIP))
    : written(units, 'K', { notation: 'compact', maximumFractionDigits: 1 });

/** A short gain or loss with its sign: "+25", "−25", "±0". */
export const signed = (units: number): string =>
  (units > 0 ? '+' : units < 0 ? '−' : '±') + chipsBriefly(Math.abs(units));

/** The result of a coup in words; empty for null. */
export const describeResult = (units: number | null): string =>
  units ? t(units > 0 ? 'won-coup' : 'lost-coup', { amount: chips(Math.abs(units)) }) : '';

const RANKS: Record<string, string> = {
  A: 'ace',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  T: '10',
};
const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

export const rankName = (rank: string): string => t('card-rank', { rank: RANKS[rank] ?? rank });
export const suitName = (suit: string): string => t('card-suit', { suit: SUITS[suit] ?? suit });

export function cardName(code: string): string {
  const [rank = '', suit = ''] = code;
  return t('card-name', { rank: RANKS[rank] ?? rank, suit: SUITS[suit] ?? suit });
}

/** The text of a croupier's call, with cards named in words and sums in chips. */
export function callText({ id, args }: Call): string {
  const { card, units } = args;
  return speech.say(id, {
    ...args,
    ...(typeof card === 'string' && { card: cardName(card) }),
    ...(typeof units === 'number' && { units: chips(units) }),
  });
}

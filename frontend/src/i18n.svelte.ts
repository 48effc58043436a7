import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Call } from './wire';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, FluentVariable>;

const UNITS_PER_CHIP = 100;
const KEPT_AS = 'language';

const files = import.meta.glob<string>(
  '../../src/baccarat/text/locales/*/{page,table,refusals}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = Object.fromEntries(LANGUAGES.map((each) => [each, bundle(each)])) as Record<
  Language,
  FluentBundle
>;

function known(language: string | null | undefined): Language | undefined {
  return LANGUAGES.find((each) => language?.toLowerCase().startsWith(each));
}

function first(): Language {
  const kept = known(globalThis.localStorage?.getItem(KEPT_AS));
  const asked = globalThis.navigator?.languages ?? [];
  return kept ?? asked.map(known).find((each) => each !== undefined) ?? 'en';
}

class Speech {
  language = $state<Language>(first());

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT_AS, language);
  }
}

export const speech = new Speech();

export function has(id: string): boolean {
  return bundles[speech.language].hasMessage(id);
}

/** The words of a message in the reader's language; English where that language lacks it. */
export function t(id: string, args: Args = {}): string {
  for (const from of [bundles[speech.language], bundles.en]) {
    const pattern = from.getMessage(id)?.value;
    if (pattern) return from.formatPattern(pattern, args, []);
  }
  return id;
}

/** A sum of units as chips: 2500 is "25", 95 is "0.95". */
export function chips(units: number): string {
  const whole = units % UNITS_PER_CHIP === 0;
  return new Intl.NumberFormat(speech.language, {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(units / UNITS_PER_CHIP);
}

/** A sum short enough for a chip's face or a seat: 150 000 chips are "150K". */
export function chipsBriefly(units: number): string {
  if (units < 10_000 * UNITS_PER_CHIP) return chips(units);
  return new Intl.NumberFormat(speech.language, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(units / UNITS_PER_CHIP);
}

const RANKS: Record<string, string> = {
  A: 'ace', J: 'jack', Q: 'queen', K: 'king', T: '10',
};
const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

export function cardName(code: string): string {
  const [rank = '', suit = ''] = code;
  return t('card-name', { rank: RANKS[rank] ?? rank, suit: SUITS[suit] ?? suit });
}

/** What the croupier says; cards among what it speaks of are named in words. */
export function callText(call: Call): string {
  const { card } = call.args;
  const args = typeof card === 'string' ? { ...call.args, card: cardName(card) } : call.args;
  return t(call.id, args);
}

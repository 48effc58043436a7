/** For tests: tables under many house rules, as the house shows them, and all that the page says at one. */

import { vi } from 'vitest';
import { LANGUAGES, speech, type Language } from './i18n.svelte';
import type { Preset, View } from './types';
import type { Call, RuleSheet } from './wire';

/** A table's rules, one of each kind of question that play by chance has brought there, and what the croupier says and explains. */
export interface House<P extends Preset, V extends View> {
  /** The preset's name, with the field that differs from it. */
  named: string;
  preset: P;
  sheet: RuleSheet;
  views: V[];
  calls: Call[];
  why: Call[];
}

export interface Said {
  id: string;
  text: string;
}

/** What is said while something is done, each message once. */
export function saidBy(act: () => void): Said[] {
  const spy = vi.spyOn(speech, 'say');
  try {
    act();
    const found = spy.mock.calls.map(([id], at) => ({ id, text: String(spy.mock.results[at]?.value) }));
    return [...new Map(found.map((said) => [said.id + said.text, said])).values()];
  } finally {
    spy.mockRestore();
  }
}

/** What words claim of the rules, in each language; they may be said only where it holds. */
export interface Claim<P> {
  what: string;
  words: Record<Language, RegExp>;
  holds: (preset: P) => boolean;
}

/** What was said at a table that is not true there. */
export const untrue = <P>(preset: P, said: readonly Said[], claims: readonly Claim<P>[]): string[] =>
  claims.flatMap(({ what, words, holds }) =>
    holds(preset) ? [] : said.filter(({ text }) => words[speech.language].test(text)).map(({ id, text }) => `${what}: ${id}: ${text}`));

/** Do something in every language in turn. */
export async function inEach(act: (language: Language) => void): Promise<void> {
  for (const language of LANGUAGES) {
    await speech.speak(language);
    act(language);
  }
}

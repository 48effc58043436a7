/** For tests: tables under many house rules as the house shows them, and everything that the page says at one. */

import { vi } from 'vitest';
import { speech, type Language } from '../i18n.svelte';
import type { Preset, View } from '../types';
import type { Call, RuleSheet } from '../wire';

/** A table's rules, one of each kind of question reached by random play, and the croupier's lines and explanations. */
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

/** The messages used during an action, each once. */
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

/** The languages whose claims the tests know. */
const KNOWN = ['en', 'de', 'fr', 'es', 'it', 'zh-Hans'] as const;

/** What words claim about the rules, in languages that tests know; they may only be used where it holds. */
export interface Claim<P> {
  what: string;
  words: Record<(typeof KNOWN)[number], RegExp>;
  holds: (preset: P) => boolean;
}

/** The messages used at a table that are not true there. */
export const untrue = <P>(preset: P, said: readonly Said[], claims: readonly Claim<P>[]): string[] =>
  claims.flatMap(({ what, words, holds }) =>
    holds(preset)
      ? []
      : said
          .filter(({ text }) => words[speech.language as keyof typeof words]?.test(text))
          .map(({ id, text }) => `${what}: ${id}: ${text}`),
  );

/** Run an action in each of those languages in turn. */
export async function inEach(act: (language: Language) => void): Promise<void> {
  for (const language of KNOWN) {
    await speech.speak(language);
    act(language);
  }
}

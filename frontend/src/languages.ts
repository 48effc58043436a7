/** The languages of the page, and the choice among them by BCP 47 tags. */

import BUILT_IN from 'words:languages';
import { housePath } from './routing/root';
import { taken } from './storage';

/** The tag of a language: the name of its folder. */
export type Language = string;

/** A language, as its `language.toml` describes it. */
export interface Described {
  tag: Language;
  /** Its name for itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag for dates and voices, with a region where that matters. */
  locale: string;
}

/** Messages of a language, and those in English that it lacks. */
export interface Shipped {
  own: string[];
  english: string[];
}

/** The messages of each language, loaded on first use; those of an added language are under the empty tag. */
export type Words = Record<Language, (tag: Language) => Promise<{ default: Shipped }>>;

/** Those of the page itself, and those that packages add to a house. */
const DESCRIBED: readonly Described[] = [
  ...BUILT_IN,
  ...JSON.parse((typeof document !== 'undefined' && document.documentElement.dataset.languages) || '[]'),
];

/** Fetch the messages of files in a language that a package adds. */
export async function addedWords(tag: Language, files: string): Promise<{ default: Shipped }> {
  const answer = await fetch(housePath(`/api/words/${tag}/${files}`));
  if (!answer.ok) throw new Error(`no words in ${tag}`);
  return { default: await answer.json() };
}

/** The language of every message that another one lacks. */
export const ENGLISH: Language = 'en';
/** All languages; English is the first. */
export const LANGUAGES: readonly Language[] = DESCRIBED.map(({ tag }) => tag);

/** The name for itself, direction and locale of a language. */
export const describe = (language: Language) => DESCRIBED.find(({ tag }) => tag === language) ?? DESCRIBED[0]!;

/** A tag with the script and region that are likely if it does not state them; undefined for a malformed tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The language for a tag, among these; it has the same script, and the same region if there is a choice. */
export function findLanguage(tag: string, among: readonly Language[] = LANGUAGES): Language | undefined {
  const wanted = likely(tag);
  if (!wanted) return undefined;
  const same = among.filter((each) => {
    const found = likely(each);
    return found?.language === wanted.language && found.script === wanted.script;
  });
  return (
    same.find((each) => each.toLowerCase() === tag.toLowerCase()) ??
    same.find((each) => likely(each)?.region === wanted.region) ??
    same[0]
  );
}

/** The key of the chosen language in the browser's storage. */
export const KEPT_AS = 'language';

/** The language of the first of these tags that has one; English if none has. */
export const bestLanguage = (tags: readonly string[], among = LANGUAGES): Language =>
  tags.map((tag) => findLanguage(tag, among)).find((each) => each !== undefined) ?? ENGLISH;

/** The stored choice, or else the first of the browser's languages that there are words in. */
export function firstLanguage(): Language {
  const kept = taken(KEPT_AS);
  return bestLanguage([...(kept ? [kept] : []), ...(globalThis.navigator?.languages ?? [])]);
}

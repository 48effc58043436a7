/** The languages: each is a folder of messages with a `language.toml`. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Described } from './src/languages.ts';

export const LOCALES = fileURLToPath(new URL('../src/baccarat/text/locales/', import.meta.url));
/** The language of every message that another one lacks. */
export const ENGLISH = 'en';

function described(tag: string): Described {
  const file = parse(readFileSync(`${LOCALES}${tag}/language.toml`, 'utf8'));
  const { name, direction = 'ltr', locale = tag } = file as Partial<Described>;
  if (!name || !['ltr', 'rtl'].includes(direction)) throw new Error(`${tag}/language.toml has no name or direction`);
  return { tag, name, direction, locale };
}

/** All languages, English first. */
export const LANGUAGES: Described[] = readdirSync(LOCALES)
  .filter((tag) => existsSync(`${LOCALES}${tag}/language.toml`))
  .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH) || (one < other ? -1 : 1))
  .map(described);

import { t, has } from '../../../i18n.svelte';
import type { MayStake, Wager } from '../../../wire';
import type { Scene } from '../scene.svelte';
import { betName } from '../../../wagers';

/** Main bets light up with the winner, if it is not barred; side bets if they won something at this table. */
export function isLit(scene: Scene, { name }: Wager): boolean {
  if (scene.decided?.outcome === name) return scene.barred === null;
  return scene.reached('paid') && scene.fates.some((fate) => fate.type === 'bet-won' && fate.wager === name);
}

/** Why a stake stays where it is, in a word: its hand has won and is barred, or it must stay up; empty otherwise. */
export function explainKept(scene: Scene, may: MayStake | undefined, { name }: Wager): string {
  if (scene.barred === name) return t('spot-barred');
  return may?.spots.some(({ wager, standing }) => wager === name && standing > 0) ? t('spot-stands') : '';
}

/** Lower-case words of at most this many letters, like "over", are omitted. */
const JOINING = 4;
/** The minimum number of letters for a one-word name. */
const LEAST = 3;

/** Numbers are kept whole; other words are cut to this many letters. */
const shortened = (word: string, letters: number): string =>
  /^\d/.test(word) ? parseInt(word).toString() : word.charAt(0).toUpperCase() + word.slice(1, letters);

/** The name with its words cut to this many letters; unchanged if it has no words. */
function cut(name: string, letters: number): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word) || word.length > JOINING);
  const most = words.length === 1 ? Math.max(LEAST, letters) : letters;
  return words.map((word) => shortened(word, most)).join('') || name;
}

/** A text's appearance at a glance: without case and accents, and with digits for similar letters. */
export const simplifyText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('O', '0').replaceAll('I', '1');

/** Distinct short marks for names, also different from those `taken`; names that look alike get longer marks. */
function unlike(names: readonly string[], taken: readonly string[]): string[] {
  const longest = Math.max(0, ...names.map((name) => name.length));
  let found = names.map((name) => cut(name, 1));
  for (let letters = 2; letters <= longest; letters += 1) {
    const seen = [...found, ...taken].map(simplifyText);
    found = found.map((mark, at) =>
      seen.filter((each) => each === simplifyText(mark)).length > 1 ? cut(names[at]!, letters) : mark,
    );
  }
  return found;
}

/** The mark of each bet at a place, keyed by bet name; the main bets have letters of their own. */
export function badgesOf(wagers: readonly Wager[]): Record<string, string> {
  const lettered = wagers.filter(({ name }) => has(`letter-${name}`));
  const letters = lettered.map(({ name }) => t(`letter-${name}` as 'letter-tie'));
  const others = wagers.filter((wager) => !lettered.includes(wager));
  const marks = [...letters, ...unlike(others.map(betName), letters)];
  return Object.fromEntries([...lettered, ...others].map(({ name }, at) => [name, marks[at]!]));
}

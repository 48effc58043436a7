/** The croupier's calls, spoken by the browser's voices; loaded on first use. */

import { describe } from '../languages';

/** A croupier speaks slowly. */
const RATE = 0.95;
const FRENCH = 'fr-FR';

/** The tag of a language's voices, with the likely region if none is stated: `de-DE`. */
function voiceTag(language: string): string {
  const { language: spoken, region } = new Intl.Locale(describe(language).locale).maximize();
  return `${spoken}-${region}`;
}

interface Part {
  words: string;
  french: boolean;
}

/**
 * The text for reading aloud: without purely visual marks, with bracketed names between commas, and sums in one piece.
 */
const aloud = (words: string): string =>
  words
    .replace(/«\s?|\s?»|[“”„]/g, '')
    .replace(/(\d)[\u202f\u00a0.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/\s*\(([^)]*)\)([.,:;’]?)/g, (_, name, mark) => `, ${name}${mark || ','}`)
    .replace(/\s+(?=[.,])|^[\s.,:;–—]+|\s+$/g, '');

/** Consecutive parts in one language, with its tag. */
function stretches(parts: readonly Part[], language: string): { tag: string; words: string }[] {
  const said: { tag: string; words: string }[] = [];
  for (const { words, french } of parts) {
    const tag = french ? FRENCH : voiceTag(language);
    const last = said.at(-1);
    if (last?.tag === tag) last.words += ` ${words}`;
    else said.push({ tag, words });
  }
  return said.map(({ tag, words }) => ({ tag, words: aloud(words) })).filter(({ words }) => words);
}

/** How many waiting calls are kept; older ones are out of date. */
const WAIT = 2;
let waiting: (() => void)[] = [];

/**
 * Speak after the current call has finished. `volume` is from 0 to 1. Without a French voice, the page's own voice
 * reads French; text that no voice can read is skipped.
 */
export function speak(parts: readonly Part[], language: string, volume: number): void {
  if (!globalThis.speechSynthesis) return;
  waiting = [...waiting, () => say(parts, language, volume)].slice(-WAIT);
  if (!speechSynthesis.speaking) goOn();
}

const goOn = (): void => waiting.shift()?.();

/** Stop speaking. */
export function stopSpeaking(): void {
  waiting = [];
  globalThis.speechSynthesis?.cancel();
}

function say(parts: readonly Part[], language: string, volume: number): void {
  const voices = speechSynthesis.getVoices();
  const of = (start: string) => voices.find(({ lang }) => lang.replace('_', '-').startsWith(start));
  const reads = (tag: string) => of(tag) ?? of(tag.split('-')[0]!);
  let last: SpeechSynthesisUtterance | undefined;
  for (const { tag, words } of stretches(parts, language)) {
    const voice = reads(tag) ?? reads(voiceTag(language));
    if (voices.length && !voice) continue;
    const said = new SpeechSynthesisUtterance(words);
    said.lang = tag;
    said.voice = voice ?? null;
    said.volume = volume;
    said.rate = RATE;
    speechSynthesis.speak(said);
    last = said;
  }
  if (last) last.onend = goOn;
  else goOn();
}

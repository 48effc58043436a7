/** The croupier's calls, by the browser's own voices; fetched when there is something to say. */

const TAGS: Record<string, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };
/** A croupier takes their time. */
const RATE = 0.95;

interface Part {
  words: string;
  french: boolean;
}

/** Say it after what is being said; what has waited till now is out of date. `volume` is from 0 to 1. */
export function speak(parts: readonly Part[], language: string, volume: number): void {
  const { speechSynthesis } = globalThis;
  if (!speechSynthesis) return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const voices = speechSynthesis.getVoices();
  for (const { words, french } of parts) {
    const tag = TAGS[french ? 'fr' : language] ?? language;
    const said = new SpeechSynthesisUtterance(words);
    const of = (start: string) => voices.find(({ lang }) => lang.replace('_', '-').startsWith(start));
    said.lang = tag;
    said.voice = of(tag) ?? of(tag.slice(0, 2)) ?? null;
    said.volume = volume;
    said.rate = RATE;
    speechSynthesis.speak(said);
  }
}

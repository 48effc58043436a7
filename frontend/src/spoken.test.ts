import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quoted } from './table/quoted';
import { speak } from './spoken';

class Said {
  lang = '';
  voice: { lang: string } | null = null;
  volume = 1;
  rate = 1;
  constructor(readonly text: string) {}
}
const said: Said[] = [];
const browser = {
  pending: false,
  cancel: vi.fn(() => void said.splice(0)),
  speak: (each: Said) => void said.push(each),
  getVoices: () => [{ lang: 'de-DE' }, { lang: 'fr_CA' }],
};

beforeEach(() => {
  said.splice(0);
  browser.pending = false;
  vi.stubGlobal('SpeechSynthesisUtterance', Said);
  vi.stubGlobal('speechSynthesis', browser);
});
afterEach(() => vi.unstubAllGlobals());

it('says what is French with a French voice, and the rest in the language of the page (CF-24)', () => {
  speak(quoted('„Carte, s’il vous plaît.“ Eine Karte für den Ponte.'), 'de', 0.4);
  expect(said.map(({ lang, voice, volume }) => [lang, voice?.lang, volume])).toEqual([['fr-FR', 'fr_CA', 0.4], ['de-DE', 'de-DE', 0.4]]);
});

it('lets go what has waited till something newer is said', () => {
  speak([{ words: 'Four Player.', french: false }], 'en', 1);
  browser.pending = true;
  speak([{ words: 'Banker wins, six to four.', french: false }], 'en', 1);
  expect(said.map(({ text }) => text)).toEqual(['Banker wins, six to four.']);
});

it('says nothing in a browser without voices', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(() => speak([{ words: 'Natural.', french: false }], 'en', 1)).not.toThrow();
});

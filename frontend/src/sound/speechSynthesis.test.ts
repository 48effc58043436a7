import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { splitFrench } from '../room/croupier/calls';
import { speak } from './speechSynthesis';

class Said {
  lang = '';
  voice: { lang: string } | null = null;
  volume = 1;
  rate = 1;
  onend: (() => void) | undefined;
  constructor(readonly text: string) {}
}
const said: Said[] = [];
const browser = {
  speaking: false,
  speak: (each: Said) => void said.push(each),
  voices: [] as { lang: string }[],
  getVoices: () => browser.voices,
};
const heard = () => said.map(({ text, lang, voice }) => [text, lang, voice?.lang]);

beforeEach(() => {
  said.splice(0);
  browser.speaking = false;
  browser.voices = [{ lang: 'de-DE' }, { lang: 'fr_CA' }];
  vi.stubGlobal('SpeechSynthesisUtterance', Said);
  vi.stubGlobal('speechSynthesis', browser);
});
afterEach(() => vi.unstubAllGlobals());

it('speaks French with a French voice, and the rest in the language of the page (CF-24)', () => {
  speak(splitFrench('„Carte, s’il vous plaît.“ Eine Karte für den Ponte.'), 'de', 0.4);
  expect(said.map(({ lang, voice, volume }) => [lang, voice?.lang, volume])).toEqual([
    ['fr-FR', 'fr_CA', 0.4],
    ['de-DE', 'de-DE', 0.4],
  ]);
});

it.each([
  ['fr', '« Huit, la petite », pour la gauche.', ['Huit, la petite, pour la gauche.']],
  ['fr', 'La place 3 (Ada) met 1\u202f250,50 en banque.', ['La place 3, Ada, met 1250,50 en banque.']],
  ['de', '„Suivi“ – weiter. Banco an Platz 3 (Ada): 12.000.', ['Suivi', 'weiter. Banco an Platz 3, Ada: 12000.']],
  ['en', '“Banco” — for 1,500,000 of seat 2 (Ada)’s chips.', ['Banco', 'for 1500000 of seat 2, Ada’s chips.']],
])('reads aloud as a croupier would speak: %s %s', (language, text, words) => {
  browser.voices = [];
  speak(splitFrench(text), language, 1);
  expect(said.map(({ text }) => text)).toEqual(words);
});

it('reads French with the page’s voice if there is no other, and is silent if there is none at all', () => {
  browser.voices = [{ lang: 'de-AT' }];
  speak(splitFrench('„Suivi“ – weiter.'), 'de', 1);
  expect(heard()).toEqual([
    ['Suivi', 'fr-FR', 'de-AT'],
    ['weiter.', 'de-DE', 'de-AT'],
  ]);
  said.splice(0);
  speak(splitFrench('Vier Punto, null Banco.'), 'en', 1);
  expect(heard()).toEqual([]);
});

it('finishes what it is saying, then speaks only the newest of what has waited', () => {
  browser.voices = [];
  const call = (words: string) => speak([{ words, french: false }], 'en', 1);
  call('No more bets.');
  browser.speaking = true;
  for (const words of ['Four Player.', 'Four Player, six Banker.', 'Banker wins, six to four.']) call(words);
  const ends = () => ((browser.speaking = false), said.at(-1)!.onend?.());
  ends();
  ends();
  ends();
  expect(said.map(({ text }) => text)).toEqual([
    'No more bets.',
    'Four Player, six Banker.',
    'Banker wins, six to four.',
  ]);
});

it('says nothing in a browser without voices', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(() => speak([{ words: 'Natural.', french: false }], 'en', 1)).not.toThrow();
});

// Reports the gzipped script size that a visitor downloads, and fails if it is over the limits.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const ASSETS = new URL('../../src/baccarat/web/page/assets/', import.meta.url);
/** Only one language is loaded; English represents it. */
const OTHERS = /^words-\w+-(?!en-)/;
/** Card pictures and anything fetched on demand are not counted. */
const ON_DEMAND = /^(cards|advisor|Landing|landing|NameForm|odds|analysis|equilibrium|LiveOdds|Side|Derived|DerivedRoad|ShoeEnded|BigRoad|Strip|Refill|Printing|RoomForm|History|Talk|Coming|Desk|Fault|FieldInput|BetList|kinds|fields|question|house|lines|Course|Hint|PuntoHelp|PuntoRules|asked|(punto|bets|entry|routes|panels)-messages|Asked|Keys|rules|TableMenu|Why|why|_words_\w+_rules|words-(\w+_rules|advisor|analysis_page|bets|care|equilibrium_page|landing|learn|odds_page|punto|refusals|rules_page|seal|squeeze|own|door|why)|seal|BankHelp|Flights|BankRules|sheet|Sheet|Tableau|houseTake|names|History|care|learn|refusals|soundEffects|speechSynthesis|squeeze|preferences|entry|Entry|Whose|bets|Tip|tell|when|Bubbles|hidden\.svelte|dates|Missing)-/;
/** Code shared by all tables with a player's bank, and the extra code and words of each game. */
const BANKING = /^(banking|words-bank|_words_bank_bank_page)-/;
const CHEMIN = /^((words-)?chemin|kept|messages)-/;
const BANQUE = /^((words-)?banque|kept)-/;
/** The optional coach: code shared by all lessons, and that of the banking games. */
const COACH = /^(lesson|coach|(words-|_words_)(coach|\w+_coach))-/;

/** The list of tables, which every visitor sees on the first page, and its words. */
const LOBBY = /^(Lobby|words-hosting)-/;

const names = readdirSync(ASSETS).filter((name) => /\.js$/.test(name) && !OTHERS.test(name) && !ON_DEMAND.test(name));
const sizeOf = (name) => gzipSync(readFileSync(new URL(name, ASSETS))).length;

function holds(what, limit, counts) {
  const size = names.filter(counts).reduce((sum, name) => sum + sizeOf(name), 0);
  console.log(`${what}: ${(size / 1000).toFixed(1)} kB gzipped, of ${limit / 1000}`);
  if (size > limit) process.exitCode = 1;
}

holds('script before card pictures', 62_000, (name) => ![BANKING, CHEMIN, BANQUE, COACH, LOBBY].some((part) => part.test(name)));
holds('script of chemin de fer', 26_000, (name) => BANKING.test(name) || CHEMIN.test(name));
holds('script of baccara banque', 28_500, (name) => BANKING.test(name) || BANQUE.test(name));
holds('script of the coaches', 18_700, (name) => COACH.test(name));
holds('script of the lobby', 12_000, (name) => LOBBY.test(name));

const FACES = readdirSync(ASSETS).filter((name) => name.endsWith('.woff2'));
const faces = FACES.reduce((sum, name) => sum + readFileSync(new URL(name, ASSETS)).length, 0);
console.log(`typefaces: ${(faces / 1000).toFixed(1)} kB, of 80`);
if (faces > 80_000) process.exitCode = 1;

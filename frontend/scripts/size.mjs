// Reports the gzipped script size that a visitor downloads, and fails if it is over the limits.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const PAGE = new URL('../../src/baccarat/web/page/', import.meta.url);
const ASSETS = new URL('assets/', PAGE);
const names = readdirSync(ASSETS);
const textOf = (name) => readFileSync(new URL(name, ASSETS), 'utf8');
const chunk = (name) => {
  const found = names.filter((each) => each.startsWith(`${name}-`) && each.length === `${name}-12345678.js`.length);
  if (found.length !== 1) throw new Error(`${found.length} chunks are called ${name}`);
  return found[0];
};

/** The chunks that are loaded with some chunks, because these import them statically. */
function loadedWith(chunks, known = new Set()) {
  for (const each of chunks) {
    if (known.has(each)) continue;
    known.add(each);
    loadedWith(
      [...textOf(each).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => name),
      known,
    );
  }
  return known;
}

/** The limits are for three languages. Each further one adds a row to every list of words, of some 20 bytes. */
const FURTHER = names.filter((name) => name.startsWith('words-page-')).length - 3;
const ROW = 20;
const lists = (name) => (textOf(name).match(/\.\/words-\w+-en-[\w-]+\.js/g) ?? []).length;

function report(what, most, chunks, before = new Set()) {
  const counted = [...loadedWith(chunks)].filter((each) => !before.has(each));
  const limit = most + ROW * FURTHER * counted.reduce((sum, name) => sum + lists(name), 0);
  const size = counted.reduce((sum, name) => sum + gzipSync(textOf(name)).length, 0);
  console.log(`${what}: ${(size / 1000).toFixed(1)} kB gzipped, of ${limit / 1000}`);
  if (size > limit) process.exitCode = 1;
}

const [, entry] = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(new URL('index.html', PAGE), 'utf8'));
/** Only one language is loaded; English represents it. */
const words = (...files) => files.map((file) => chunk(`words-${file}-en`));
const first = [entry, chunk('page'), ...words('page')];
/** Card pictures never change, so that they are loaded once. */
const cards = new Set([chunk('cards')]);
const page = loadedWith(first, new Set(cards));
const table = loadedWith([chunk('table'), ...words('board')], new Set(page));
const games = loadedWith([chunk('Chemin'), chunk('Banque')], new Set(table));

report('script of the landing page', 47_800, first, cards);
report('script of the lobby', 6_800, [chunk('lobby')], page);
report('script of a first table', 48_620, [chunk('table'), ...words('board')], page);
report('script of chemin de fer', 29_900, [chunk('Chemin'), ...words('bank', 'chemin')], table);
report('script of baccara banque', 33_000, [chunk('Banque'), ...words('bank', 'banque')], table);
report(
  'script of the coaches',
  20_260,
  [
    ...['PuntoCoach', 'CheminCoach', 'BanqueCoach'].map(chunk),
    ...words('coach', 'bank_coach', 'punto_coach', 'chemin_coach', 'banque_coach'),
  ],
  games,
);
report('script of the page for notes', 14_000, [chunk('Note'), ...words('note')], page);
if (page.has(chunk('table')) || loadedWith([chunk('Note')]).has(chunk('table')))
  throw new Error('the landing page or the page for notes loads the tables');

const faces = names
  .filter((name) => name.endsWith('.woff2'))
  .reduce((sum, name) => sum + readFileSync(new URL(name, ASSETS)).length, 0);
console.log(`typefaces: ${(faces / 1000).toFixed(1)} kB, of 63`);
if (faces > 63_000) process.exitCode = 1;

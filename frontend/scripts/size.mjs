// Says how much script a visitor loads, gzipped, and fails above the limit.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const ASSETS = new URL('../../src/baccarat/web/page/assets/', import.meta.url);
const LIMIT = 60_000;
/** One language is loaded; English stands for it. Card pictures and what is fetched on demand do not count. */
const counts = (name) => name.endsWith('.js') && !/^(cards|de|fr|Odds|LiveOdds|OpenTable|Help|Rules|TableMenu|Why)-/.test(name);

const names = readdirSync(ASSETS).filter(counts);
const size = names.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, ASSETS))).length, 0);
console.log(`script before card pictures: ${(size / 1000).toFixed(1)} kB gzipped, of ${LIMIT / 1000}`);
if (size > LIMIT) process.exit(1);

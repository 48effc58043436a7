// Generates src/ids.ts: the ids of all messages in the English locale, file by file. With --check, only verifies that
// it is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const TARGET = new URL('../src/ids.ts', import.meta.url);
const WORDS = new URL('../../src/baccarat/text/locales/en/', import.meta.url);
/** Files whose messages the page never uses. */
const ELSEWHERE = [
  'checker.ftl',
  'cli.ftl',
  'cli_help.ftl',
  'database.ftl',
  'count.ftl',
  'faults.ftl',
  'noscript.ftl',
  'operate.ftl',
  'roads_test.ftl',
  'simulate.ftl',
];
const BANNER = '// Generated from the words by `npm run ids`; do not edit.';

const idsOf = (file) => new FluentResource(readFileSync(new URL(file, WORDS), 'utf8')).body.map(({ id }) => id);
const field = (file) =>
  `  ${file.replace('.ftl', '')}:\n${idsOf(file)
    .map((id) => `    | '${id}'\n`)
    .join('')
    .trimEnd()};`;

const files = readdirSync(WORDS)
  .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
  .sort();
const fresh = `${BANNER}\n\n/** The messages of each file of words. */\nexport interface Ids {\n${files.map(field).join('\n')}\n}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== fresh) {
    console.error('src/ids.ts does not have the ids of the words: run `npm run ids`');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, fresh);
}

// Generates src/ids.ts, which git does not keep: the ids of all messages in the English locale, file by file. It holds
// types alone, so that the page can be built without it.
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
  'noted.ftl',
  'operate.ftl',
  'roads_test.ftl',
  'simulate.ftl',
];
const BANNER = '// Generated from the words by `make page`; do not edit.';

const idsOf = (file) => new FluentResource(readFileSync(new URL(file, WORDS), 'utf8')).body.map(({ id }) => id);
const field = (file) =>
  `  ${file.replace('.ftl', '')}:\n${idsOf(file)
    .map((id) => `    | '${id}'\n`)
    .join('')
    .trimEnd()};`;

const files = readdirSync(WORDS)
  .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
  .sort();
writeFileSync(
  TARGET,
  `${BANNER}\n\n/** The messages of each file of words. */\nexport interface Ids {\n${files.map(field).join('\n')}\n}\n`,
);

// Generates two files that git does not keep: src/ids.ts, the ids of all messages in the English locale, file by file;
// and src/bundles.d.ts, the types of the bundle that `words:FILE` exports. They hold types alone, so that the page can
// be built without them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

const IDS = new URL('../src/ids.ts', import.meta.url);
const BUNDLES = new URL('../src/bundles.d.ts', import.meta.url);
const WORDS = new URL('../../src/baccarat/text/locales/en/', import.meta.url);
/** Files whose messages the page never uses. */
const ELSEWHERE = [
  'checker.ftl',
  'cli.ftl',
  'cli_help.ftl',
  'faults.ftl',
  'noted.ftl',
  'operate.ftl',
  'roads_test.ftl',
  'simulate.ftl',
];
const BANNER = '// Generated from the words by `make page`; do not edit.';

const idsOf = (file) =>
  new FluentResource(readFileSync(new URL(`${file}.ftl`, WORDS), 'utf8')).body.map(({ id }) => id);
const field = (file) =>
  `  ${file}:\n${idsOf(file)
    .map((id) => `    | '${id}'\n`)
    .join('')
    .trimEnd()};`;
const bundle = (file) =>
  `declare module 'words:${file}' {\n` +
  `  const words: import('./i18n.svelte').Words;\n  export default words;\n` +
  `  export const { loadMessages, t }: import('./i18n.svelte').MessageBundle<import('./ids').Ids['${file}']>;\n}\n`;

const files = readdirSync(WORDS)
  .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.includes(file))
  .map((file) => file.replace('.ftl', ''))
  .sort();
writeFileSync(
  IDS,
  `${BANNER}\n\n/** The messages of each file of words. */\nexport interface Ids {\n${files.map(field).join('\n')}\n}\n`,
);
writeFileSync(BUNDLES, `${BANNER}\n\n${files.map(bundle).join('')}`);

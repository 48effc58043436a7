import { existsSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { ENGLISH, LANGUAGES, LOCALES } from './vite.languages.ts';

/** The module that lists the languages. */
const LISTED = 'words:languages';
/** The start of a module with the messages of all languages, for a page that is a single file. */
const TOGETHER = 'words:all/';
/**
 * The ids of word modules: `words:chemin+bank+chemin_page`, which loads `words:chemin+bank+chemin_page/en` and the
 * like.
 */
const MODULE = /^\0words:([\w+]+)(?:\/([\w-]+))?$/;

/** Files whose messages are needed at the same time, and are loaded together. */
const LOADED_TOGETHER = ['page+roads+table', 'board+bets+seal'];

/** The messages of a file; none if the language lacks it. Comments and blank lines are for authors: they stay here. */
const read = (path: string): string =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .replace(/^#.*\n/gm, '')
        .replace(/\n{2,}(?=\S)/g, '\n')
    : '';

const pathOf = (language: string, file: string): string => `${LOCALES}${language}/${file}.ftl`;

/** The messages of files in a language, and those in English that it lacks. */
export interface Shipped {
  own: string[];
  english: string[];
}

const idsOf = (text: string): Set<string> => new Set(new FluentResource(text).body.map(({ id }) => id));

/** Each entry of a message file, with its id. */
function* entries(text: string): Generator<{ id: string; entry: string }> {
  for (const entry of text.split(/^(?=-?[a-zA-Z])/m)) {
    const [id] = /^-?[\w-]+/.exec(entry) ?? [];
    if (id) yield { id, entry };
  }
}

export function shipped(language: string, files: readonly string[]): Shipped {
  const own = files.map((file) => read(pathOf(language, file)));
  if (language === ENGLISH) return { own, english: [] };
  const english = files.map((file, at) => {
    const there = idsOf(own[at]!);
    const lacking = [...entries(read(pathOf(ENGLISH, file)))].filter(({ id }) => !there.has(id));
    return lacking.map(({ entry }) => entry).join('');
  });
  return { own: own.filter(Boolean), english: english.filter(Boolean) };
}

/**
 * Import the messages of some files, each language on first use; the house sends those of an added language. One file
 * also makes a bundle, from all files that are loaded with it.
 */
function loader(files: string): string {
  const bundle = files.includes('+') ? '' : BUNDLE;
  const all = LOADED_TOGETHER.find((each) => files.split('+').every((file) => each.split('+').includes(file)));
  if (all && all !== files) return `import words from 'words:${all}'; export default words; ${bundle}`;
  const rows = LANGUAGES.map(({ tag }) => `'${tag}': () => import('words:${files}/${tag}')`);
  const added = `'': (tag) => addedWords(tag, '${files}')`;
  return `import { addedWords } from '/src/languages.ts';
    const words = { ${[...rows, added].join(', ')} };
    export default words;
    ${bundle}`;
}

const BUNDLE = `import { messageBundle } from '/src/i18n.svelte.ts';
  export const { loadMessages, t } = /* @__PURE__ */ messageBundle(words);`;

function together(files: readonly string[]): string {
  const all = LANGUAGES.map(({ tag }) => [tag, shipped(tag, files)]);
  return `export default ${JSON.stringify(Object.fromEntries(all))}`;
}

/** The parts of a chunk from which its name is made. */
interface Chunk {
  name: string;
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}

/** The name of a chunk: word chunks are named after their files and language, `messages.ts` after its folder. */
export function chunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const [, files, language] = MODULE.exec(facadeModuleId ?? '') ?? [];
  if (files) return `assets/words-${files.split('+')[0]}${language ? `-${language}` : ''}-[hash].js`;
  const folder = name === 'messages' && /(\w+)\/messages\.ts$/.exec(moduleIds.at(-1) ?? '')?.[1];
  return `assets/${folder ? `${folder}-messages` : '[name]'}-[hash].js`;
}

/** Turns message files into modules; imports from `words:` are typed in `src/words.d.ts`. */
export const WORDS = {
  name: 'words',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : null),
  load(this: { addWatchFile: (path: string) => void }, id: string) {
    if (id.startsWith(`\0${TOGETHER}`)) return together(id.slice(TOGETHER.length + 1).split('+'));
    if (id === `\0${LISTED}`) return `export default ${JSON.stringify(LANGUAGES)}`;
    const [, files, language] = MODULE.exec(id) ?? [];
    if (!files || !language) return files ? loader(files) : null;
    const names = files.split('+');
    for (const file of names) this.addWatchFile(pathOf(language, file));
    return `export default ${JSON.stringify(shipped(language, names))}`;
  },
};

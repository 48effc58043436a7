import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../src/baccarat/text/locales/', import.meta.url));
const LANGUAGES = readdirSync(LOCALES);
/** What a module of words is called: `words:chemin+bank+chemin_page`, which loads `words:chemin+bank+chemin_page/en` and the like. */
const MODULE = /^\0words:([\w+]+)(?:\/(\w+))?$/;

/** Comments among the words are for those who write them, and need not travel. */
const read = (path: string): string => readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');

/** The words of some files, each language loaded when it is first spoken. */
function loader(files: string): string {
  return `export default { ${LANGUAGES.map((each) => `${each}: () => import('words:${files}/${each}')`).join(', ')} };`;
}

/** A file's name for what is loaded by itself: words have it of their files and their language. */
export function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, files, language] = MODULE.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `words-${files!.split('+')[0]}-${language}` : '[name]'}-[hash].js`;
}

/** Makes modules of the files of words; what is imported from `words:` is typed in `src/words.d.ts`. */
export const WORDS = {
  name: 'words',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.startsWith('words:') ? `\0${id}` : null),
  load(this: { addWatchFile: (path: string) => void }, id: string) {
    if (id.endsWith('.ftl?raw')) return `export default ${JSON.stringify(read(id.slice(0, -'?raw'.length)))}`;
    const [, files, language] = MODULE.exec(id) ?? [];
    if (!files || !language) return files ? loader(files) : null;
    const paths = files.split('+').map((file) => `${LOCALES}${language}/${file}.ftl`);
    for (const path of paths) this.addWatchFile(path);
    return `export default ${JSON.stringify(paths.map(read))}`;
  },
};

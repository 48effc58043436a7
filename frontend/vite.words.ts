import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALES = fileURLToPath(new URL('../src/baccarat/text/locales/', import.meta.url));
const LANGUAGES = readdirSync(LOCALES);
/**
 * The ids of word modules: `words:chemin+bank+chemin_page`, which loads `words:chemin+bank+chemin_page/en` and the
 * like.
 */
const MODULE = /^\0words:([\w+]+)(?:\/(\w+))?$/;

/** Comments in message files are for authors and are not shipped. */
const read = (path: string): string => readFileSync(path, 'utf8').replace(/^#.*\n/gm, '');

/** The messages of some files, each language loaded on first use. */
function loader(files: string): string {
  return `export default { ${LANGUAGES.map((each) => `${each}: () => import('words:${files}/${each}')`).join(', ')} };`;
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
  if (language) return `assets/words-${files!.split('+')[0]}-${language}-[hash].js`;
  const folder = name === 'messages' && /(\w+)\/messages\.ts$/.exec(moduleIds.at(-1) ?? '')?.[1];
  return `assets/${folder ? `${folder}-messages` : '[name]'}-[hash].js`;
}

/** Turns message files into modules; imports from `words:` are typed in `src/words.d.ts`. */
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

import { readFileSync } from 'node:fs';

/** Comments among the words are for those who write them, and need not travel. */
export const WORDS = {
  name: 'words',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const words = readFileSync(id.slice(0, -'?raw'.length), 'utf8').replace(/^#.*\n/gm, '');
    return `export default ${JSON.stringify(words)}`;
  },
};

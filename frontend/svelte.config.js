import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Read the style of a component from the file named by `src`, and scope it like any other. */
async function style({ attributes, filename }) {
  if (!attributes.src) return undefined;
  const path = resolve(dirname(filename), attributes.src);
  return { code: await readFile(path, 'utf8'), dependencies: [path] };
}

export default { compilerOptions: { runes: true }, preprocess: { style } };

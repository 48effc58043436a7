import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { spell } from './forms.js';

/** Read the style of a component from the file named by `src`, scope it like any other, and spell out names of forms. */
async function style({ attributes, filename, content }) {
  if (!attributes.src) return { code: spell(content) };
  const path = resolve(dirname(filename), attributes.src);
  return { code: spell(await readFile(path, 'utf8')), dependencies: [path] };
}

const script = ({ content }) => ({ code: spell(content) });

export default { compilerOptions: { runes: true }, preprocess: { style, script } };

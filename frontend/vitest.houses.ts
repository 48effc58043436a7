import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TESTS = fileURLToPath(new URL('../tests/', import.meta.url));
const PYTHON = process.env.PYTHON ?? '../.venv/bin/python';
const MODULE = '\0houses:';

/** Makes `houses:chemin` and the like: what tables of a game show under many house rules, from the house's own code. */
export const HOUSES: Plugin = {
  name: 'houses',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('houses:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(MODULE)) return null;
    const printed = execFileSync(PYTHON, ['-m', 'support.shown', id.slice(MODULE.length)], {
      cwd: TESTS, encoding: 'utf8', maxBuffer: 2 ** 27,
    });
    return `export default JSON.parse(${JSON.stringify(printed)})`;
  },
};

/** An ESLint rule against import cycles. It counts type-only and dynamic imports too, which other rules leave out. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const SOURCE = /\.(ts|svelte)$/;
const ENDINGS = ['', '.ts', '.svelte'];

/** The code of a module; in a component, only its scripts and the imports in its markup count. */
const codeOf = (path) => {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.svelte')) return text;
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const dynamic = text.match(/\bimport\('[^']+'\)/g) ?? [];
  return [...scripts, ...dynamic].join(';\n');
};

/** Which modules of a folder each of them imports. */
function importsWithin(root) {
  const paths = readdirSync(root, { recursive: true })
    .map((name) => join(root, name))
    .filter((path) => SOURCE.test(path));
  const known = new Set(paths);
  return new Map(
    paths.map((path) => {
      const specifiers = ts.preProcessFile(codeOf(path), true, true).importedFiles.map(({ fileName }) => fileName);
      const found = specifiers
        .filter((each) => each.startsWith('.'))
        .map((each) => ENDINGS.map((ending) => resolve(dirname(path), each + ending)).find((each) => known.has(each)));
      return [path, [...new Set(found.filter((each) => each !== undefined))]];
    }),
  );
}

/** The shortest way back to a module along imports; undefined if there is none. */
function cycleFrom(start, imports) {
  const before = new Map();
  const queue = [start];
  for (const at of queue) {
    for (const next of imports.get(at) ?? []) {
      if (next === start) {
        const way = [start];
        for (let each = at; each !== start; each = before.get(each)) way.unshift(each);
        return [start, ...way];
      }
      if (before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return undefined;
}

const graphs = new Map();

/** Reports each module that imports itself by way of others; the option `root` is the folder to search. */
export const cycles = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { root: { type: 'string' } }, required: ['root'], additionalProperties: false },
    ],
    messages: { cycle: 'Import cycle: {{ way }}' },
  },
  create(context) {
    const root = resolve(context.options[0].root);
    if (!graphs.has(root)) graphs.set(root, importsWithin(root));
    return {
      Program(node) {
        const way = cycleFrom(context.filename, graphs.get(root));
        if (way)
          context.report({
            node,
            messageId: 'cycle',
            data: { way: way.map((each) => relative(root, each)).join(' → ') },
          });
      },
    };
  },
};

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterEach, expect, it } from 'vitest';
import { cycles } from './cycles.js';

const folders = [];

afterEach(() => folders.splice(0).forEach((each) => rmSync(each, { recursive: true })));

/** What the rule reports for the first of some modules. */
function reported(modules) {
  const root = mkdtempSync(join(tmpdir(), 'cycles-'));
  folders.push(root);
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(root, name), code);
  const [[name, code]] = Object.entries(modules);
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { page: { rules: { cycles } } },
    rules: { 'page/cycles': ['error', { root }] },
  };
  return new Linter({ cwd: root }).verify(code, config, { filename: join(root, name) }).map(({ message }) => message);
}

it.each([
  ['values', "import { b } from './b';\nexport const a = b;", "import { a } from './a';\nexport const b = a;"],
  [
    'types only',
    "import type { B } from './b';\nexport type A = B;",
    "import { type A } from './a';\nexport type B = A;",
  ],
  ['exports', "export { b } from './b';", "export * from './a';"],
  ['imports on demand', "export const a = () => import('./b');", "import './a';\nexport const b = 1;"],
])('finds a cycle of %s', (_, a, b) => {
  expect(reported({ 'a.ts': a, 'b.ts': b })).toEqual(['Import cycle: a.ts → b.ts → a.ts']);
});

it('finds a cycle through a component, by its script or its markup', () => {
  const a = "import B from './B.svelte';\nexport const a = B;";
  const script = '<script lang="ts">\n  import { a } from \'./a\';\n</script>\n\n{a}';
  const markup = "{#await import('./a') then { a }}{a}{/await}";
  for (const B of [script, markup]) {
    expect(reported({ 'a.ts': a, 'B.svelte': B })).toEqual(['Import cycle: a.ts → B.svelte → a.ts']);
  }
});

it('allows modules that only share another one, and those that import a cycle from outside', () => {
  expect(reported({ 'a.ts': "import './b';\nimport './c';", 'b.ts': "import './c';", 'c.ts': '' })).toEqual([]);
  expect(reported({ 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './b';" })).toEqual([]);
});

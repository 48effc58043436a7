import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import * as parser from 'svelte-eslint-parser';
import { afterEach, expect, it } from 'vitest';
import { colours } from './colours.js';

const folders = [];

afterEach(() => folders.splice(0).forEach((each) => rmSync(each, { recursive: true })));

/** Which faults the rule reports in a component, and in which lines. */
function reported(name, code, files = {}) {
  const root = mkdtempSync(join(tmpdir(), 'colours-'));
  folders.push(root);
  for (const [path, text] of Object.entries({ ...files, [name]: code })) writeFileSync(join(root, path), text);
  const config = {
    files: ['**/*.svelte'],
    languageOptions: { parser },
    plugins: { page: { rules: { colours } } },
    rules: { 'page/colours': ['error', { root, felt: ['Felt.svelte'] }] },
  };
  const found = new Linter({ cwd: root }).verify(code, config, { filename: join(root, name) });
  return found.map(({ messageId, message, line }) => [messageId ?? message, line]);
}

const style = (...lines) => ['<p>9</p>', '<style>', ...lines, '</style>'].join('\n');

it.each([
  ['Felt.svelte', 'p { color: var(--gold); }', 'surroundings'],
  ['Felt.svelte', '@media print { p { border: 1px solid var(--gold-soft); } }', 'surroundings'],
  ['Panel.svelte', 'p { color: var(--cloth-gold); }', 'felt'],
  ['Panel.svelte', 'p { background: #3a2415; color: var(--cream); }', 'pair'],
  ['Panel.svelte', 'p { background: var(--tie); color: #0b2a17; }', 'pair'],
])('in %s refuses %s', (name, rule, fault) => {
  expect(reported(name, style(rule))).toEqual([[fault, 3]]);
});

it.each([
  ['Felt.svelte', 'p { background: rgb(20 13 9 / 0.8); color: var(--cloth-cream); }'],
  ['Panel.svelte', 'p { background: var(--tie); color: var(--sheet-head); }'],
  ['Panel.svelte', 'p { background: #f0d898; color: #23160a; }'],
  ['Panel.svelte', 'p { background: rgb(0 0 0 / 0.1); color: var(--dim); }'],
  ['Panel.svelte', '/* var(--cloth-gold) */ p { color: var(--dim); }'],
])('in %s allows %s', (name, rule) => {
  expect(reported(name, style(rule))).toEqual([]);
});

it('reads the style sheet that a component names', () => {
  const files = { 'felt.css': 'p {\n  color: var(--dim);\n}\n' };
  expect(reported('Felt.svelte', '<p>9</p>\n<style src="./felt.css"></style>', files)).toHaveLength(1);
});

import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { t as chemin } from './games/chemin/messages';
import { t } from './i18n.svelte';

const sources = import.meta.glob<string>(
  ['./**/*.{svelte,ts}', '!./**/*.{test,support}.ts', '!./wire.ts', '!./{ids,bundles.d}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The messages of the page; the checker is a separate page. */
const words = import.meta.glob<string>(
  [
    '../../src/baccarat/text/locales/en/*.ftl',
    '!../../src/baccarat/text/locales/en/{checker,cli,cli_help,faults,noted,operate,simulate}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const files = [...new Set(Object.keys(words).map((path) => path.replace(/^.*\/|\.ftl$/g, '')))].sort();

it('allows only messages that exist and are loaded', () => {
  // @ts-expect-error: no such message
  expect(() => t('unheard-of')).toThrow();
  // @ts-expect-error: these words are loaded with the rules of punto banco
  expect(() => chemin('rules-always')).toThrow();
});

interface Import {
  from: string;
  /** The imported names; everything if it is loaded on demand. */
  names: string[];
}

/** Every node of a syntax tree. */
function* nodes(tree: unknown): Generator<Record<string, unknown>> {
  if (tree === null || typeof tree !== 'object') return;
  if ('type' in tree) yield tree as Record<string, unknown>;
  for (const each of Object.values(tree)) yield* nodes(each);
}

interface Specifier {
  type: string;
  importKind?: string;
  imported?: { name: string };
}

function importOf(node: Record<string, unknown>): Import[] {
  const from = (node.source as { value?: unknown } | null)?.value;
  if (typeof from !== 'string' || node.importKind === 'type' || node.exportKind === 'type') return [];
  const specifiers = (node.specifiers as Specifier[] | undefined)?.filter(({ importKind }) => importKind !== 'type');
  if (specifiers?.length === 0) return [];
  const name = ({ type, imported }: Specifier) =>
    type === 'ImportDefaultSpecifier' ? 'default' : (imported?.name ?? '*');
  return [{ from, names: specifiers?.map(name) ?? ['*'] }];
}

/** The path of an imported module, or the name of its words; undefined for packages. */
function resolve(from: string, by: string): string | undefined {
  if (from.startsWith('words:')) return from;
  const path = new URL(from, `http://page/${by}`).pathname.replace(/^\//, './');
  return from.startsWith('.') ? [path, `${path}.ts`, `${path}.svelte`].find((each) => each in sources) : undefined;
}

const IMPORTS = ['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration'];
const imports = Object.fromEntries(
  Object.entries(sources).map(([path, source]) => {
    const tree = parse(path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source, { modern: true });
    const found = [...nodes(tree)].filter(({ type }) => IMPORTS.includes(type as string)).flatMap(importOf);
    return [
      path,
      found.flatMap(({ from, names }) => {
        const module = resolve(from, path);
        return module ? [{ from: module, names }] : [];
      }),
    ];
  }),
);

/** The modules that bring words along as they choose, and the words that are imported as they are. */
const CHOSEN = Object.keys(imports).filter((path) =>
  imports[path]!.some(({ from, names }) => from === './i18n.svelte.ts' && names.includes('messageBundle')),
);
const PLAIN = Object.values(imports)
  .flat()
  .filter(({ from, names }) => from.startsWith('words:') && !names.includes('default'))
  .map(({ from }) => from);
const WORDED = [...new Set([...CHOSEN, ...PLAIN])];

/** The message files that a module loads, and those whose ids it declares. */
const loads = (path: string) =>
  /^words:(\w+)$|from 'words:([\w+]+)'/
    .exec(sources[path] ?? path)
    ?.slice(1)
    .join('')
    .split('+') ?? [];
const types = (path: string) =>
  [.../messageBundle<([^>]+)>/.exec(sources[path]!)![1]!.matchAll(/'(\w+)'/g)].map(([, file]) => file);

/** Words of pages that are rendered at build time. */
const BUILT = ['roads_test'];

it('loads every file of words in one place, and types its ids by what it loads', () => {
  expect([...WORDED, './i18n.svelte.ts'].flatMap(loads).sort()).toEqual(files.filter((file) => !BUILT.includes(file)));
  for (const path of CHOSEN) expect([path, types(path)]).toEqual([path, loads(path)]);
});

const LOADS = ['loadMessages', '*'];

/**
 * The parts whose words a module uses, and those loaded before its first line: by the module, or by all modules that
 * load it.
 */
const says = (path: string) =>
  imports[path]!.filter(({ from, names }) => WORDED.includes(from) && names.some((name) => !LOADS.includes(name))).map(
    ({ from }) => from,
  );
const loadsFirst = (path: string) =>
  imports[path]!.filter(({ from, names }) => WORDED.includes(from) && names.some((name) => LOADS.includes(name))).map(
    ({ from }) => from,
  );

function loaded(): Record<string, Set<string>> {
  const there = Object.fromEntries(Object.keys(imports).map((path) => [path, new Set(WORDED)]));
  const loaders = (path: string) =>
    Object.keys(imports).filter((each) => imports[each]!.some(({ from }) => from === path));
  for (
    let before = -1, now = 0;
    before !== now;
    before = now, now = Object.values(there).reduce((sum, { size }) => sum + size, 0)
  ) {
    for (const path of Object.keys(imports)) {
      const [first, ...others] = loaders(path).map((each) => there[each]!);
      const given = [...(first ?? [])].filter((part) => others.every((other) => other.has(part)));
      there[path] = new Set([...given, ...loadsFirst(path)]);
    }
  }
  return there;
}

describe('words are loaded before they are used', () => {
  const there = loaded();
  it.each(Object.keys(imports).filter((path) => says(path).length && !WORDED.includes(path)))('in %s', (path) => {
    expect(says(path).filter((part) => !there[path]!.has(part))).toEqual([]);
  });

  it('wherever a part brings them along', () => {
    expect(WORDED.length).toBeGreaterThan(5);
    expect(Object.keys(imports).filter((path) => says(path).length).length).toBeGreaterThan(30);
    expect([...there['./i18n.svelte.ts']!]).toEqual([]);
    expect([...there['./games/chemin/coach/CheminCoach.svelte']!].sort()).toEqual([
      './games/bank/coach/messages.ts',
      './games/chemin/coach/messages.ts',
      'words:coach',
    ]);
  });
});

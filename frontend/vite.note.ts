/** Builds what lets the page for notes be installed: its service worker, with the list of its files, and its manifests. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { OutputBundle, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { ENGLISH, LANGUAGES } from './vite.languages.ts';
import { shipped } from './vite.words.ts';

const WORKER = new URL('src/note/worker.js', import.meta.url);
/** The icon for home screens that take no SVG, drawn from `icon.svg` by resvg, 512 pixels wide. */
const PNG = /assets\/icon-[\w-]+\.png$/;
const ICON = /assets\/icon-[\w-]+\.svg$/;
/** Words that the page may need; those of refusals come from a house that can be reached. */
const WORDS = /^\0words:(page\+roads\+table|note)\//;
/** Parts that are requested while the page starts. */
const STARTED = ['src/main.ts', 'src/App.svelte', 'src/components/LoadFailed.svelte', 'src/note/Note.svelte'];

const isChunk = (made: OutputBundle[string]): made is OutputChunk => made.type === 'chunk';

/** The files of the page: chunks with all that they import, their styles and typefaces, and the icon. */
function filesOf(bundle: OutputBundle): string[] {
  const made = Object.values(bundle);
  const chunks = made.filter(isChunk);
  const found = new Set<string>();
  const waiting = chunks
    .filter(
      ({ isEntry, moduleIds }) =>
        isEntry || moduleIds.some((id) => WORDS.test(id) || STARTED.some((file) => id.endsWith(file))),
    )
    .map(({ fileName }) => fileName);
  for (const name of waiting) {
    const chunk = bundle[name];
    if (found.has(name) || !chunk || !isChunk(chunk)) continue;
    found.add(name);
    waiting.push(...chunk.imports);
    const { importedCss = new Set(), importedAssets = new Set() } = chunk.viteMetadata ?? {};
    for (const file of [...importedCss, ...importedAssets]) found.add(file);
  }
  for (const { fileName } of made) if (/\.woff2$/.test(fileName) || ICON.test(fileName)) found.add(fileName);
  return [...found].sort();
}

function manifest(language: string, icon: string, png: string): string {
  const { own, english } = shipped(language, ['page', 'note']);
  const bundles = [
    [language, own],
    [ENGLISH, english],
  ].map(([tag, files]) => {
    const bundle = new FluentBundle(tag as string);
    for (const file of files as string[]) bundle.addResource(new FluentResource(file));
    return bundle;
  });
  const say = (id: string) => {
    const bundle = bundles.find((each) => each.hasMessage(id))!;
    return bundle.formatPattern(bundle.getMessage(id)!.value!);
  };
  return JSON.stringify({
    id: '../note',
    start_url: '../note',
    scope: '../note',
    name: `${say('name')} – ${say('note-title')}`,
    short_name: say('note-title'),
    lang: language,
    display: 'standalone',
    background_color: '#140d09',
    theme_color: '#140d09',
    icons: [
      { src: `../${icon}`, sizes: 'any', type: 'image/svg+xml' },
      { src: `../${png}`, sizes: '512x512', type: 'image/png' },
    ],
  });
}

export const NOTE: Plugin = {
  name: 'note',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const manifests = LANGUAGES.map(({ tag }) => `assets/note-${tag}.webmanifest`);
      const files = [...filesOf(bundle), ...manifests];
      const icon = files.find((file) => ICON.test(file));
      const png = files.find((file) => PNG.test(file));
      if (!icon || !png) throw new Error('the page has no icon');
      const worker = readFileSync(WORKER, 'utf8');
      const texts = LANGUAGES.map(({ tag }) => manifest(tag, icon, png));
      const version = createHash('sha256')
        .update(JSON.stringify([files, worker, texts]))
        .digest('hex')
        .slice(0, 12);
      const source = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: 'asset', fileName: 'note-worker.js', source });
      for (const [at, name] of manifests.entries()) {
        this.emitFile({ type: 'asset', fileName: name, source: texts[at]! });
      }
    },
  },
};

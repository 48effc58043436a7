/** Lets the browser load the page's code and styles beside the small script that runs first and asks for them. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const EARLY: Plugin = {
  name: 'early',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const page = chunks.find(({ name }) => name === 'page');
      const needed = chunks.filter((each) => each === page || page?.imports.includes(each.fileName));
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        ...needed.map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}` })),
        ...styles.map((file) => ({ rel: 'stylesheet', href: `/${file}` })),
      ].map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const }));
    },
  },
};

/** In characters: brotli takes a tenth off what gzip leaves, which few bytes of a smaller file are. */
const LARGE = 10_000;

/** Writes large scripts and styles in brotli as well: Python has none to do it with as it serves them. */
export const BROTLI: Plugin = {
  name: 'brotli',
  writeBundle({ dir = '' }, bundle) {
    for (const each of Object.values(bundle)) {
      const text = each.type === 'chunk' ? each.code : each.fileName.endsWith('.css') ? String(each.source) : '';
      if (text.length > LARGE) writeFileSync(join(dir, `${each.fileName}.br`), brotliCompressSync(text));
    }
  },
};

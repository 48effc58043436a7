/** Writes into the page what a browser without JavaScript shows: one sentence in every language. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LOCALES = new URL('../src/baccarat/text/locales/', import.meta.url);
const STYLE = 'max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif';

function sentence(language: string): string {
  const file = new URL(`${language}/page.ftl`, LOCALES);
  if (!existsSync(file)) return '';
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  const message = bundle.getMessage('no-script')?.value;
  if (!message) return '';
  const words = bundle.formatPattern(message);
  return `<p lang="${language}" style="${STYLE}">${words}</p>`;
}

export const NO_SCRIPT: Plugin = {
  name: 'noscript',
  transformIndexHtml: (html) =>
    html.replace('<noscript></noscript>', `<noscript>${readdirSync(LOCALES).map(sentence).join('')}</noscript>`),
};

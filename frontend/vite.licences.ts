/** Lists the packages that the page contains, with their licences, in one file beside the scripts. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** Typefaces come from style sheets, whose modules the bundle does not name. */
const TYPEFACES = ['@fontsource/alegreya', '@fontsource/alegreya-sans'];

/** A package's name, version and licence, and the licence's text where the package has it. */
function licenceOf(name: string): string {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8')) as Record<string, string>;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? `\n\n${readFileSync(`${folder}/${file}`, 'utf-8').trim()}` : '';
  return `${name} ${version}, ${license}${text}\n`;
}

export const LICENCES: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
    const packages = modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []);
    const source = [...new Set([...packages, ...TYPEFACES])]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(80)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source });
  },
};

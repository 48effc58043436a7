/** Builds the page on the scorecard test: its results in words, and the test itself. */

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { Described } from './src/languages.ts';
import { ENGLISH, LANGUAGES } from './vite.languages.ts';
import { shipped } from './vite.words.ts';

const FILES = ['table', 'roads', 'roads_test'];
const TEST = new URL('../tests/scorecards/test_roads_predict_nothing.py', import.meta.url);
const COUNTED = new URL('../tests/scorecards/roads_predict_nothing.json', import.meta.url);
const STYLE =
  'body{margin:0;background:#140d09;color:#f6ecd8;font:1rem/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}h1,h2,a{color:#d9b970}h1,h2{font-weight:500}nav{display:flex;flex-wrap:wrap;gap:0 1.2rem;justify-content:flex-end}nav a{display:inline-flex;align-items:center;min-width:2.75rem;min-height:2.75rem}.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.15rem .8rem;border-bottom:1px solid rgb(217 185 112/.25);text-align:end;font-weight:400}th:first-child{min-width:9rem;padding-inline-start:0;text-align:start}@media(max-width:620px){th,td{padding-inline:.4rem}}pre{direction:ltr;overflow-x:auto;padding:1rem;border:1px solid rgb(217 185 112/.25);border-radius:10px;background:#0d0806;font-size:.85rem;line-height:1.4;tab-size:4}';

interface Counted {
  shoes: number;
  /** By road and what it shows, how often Player, Banker and a tie came next. */
  tables: Record<string, Record<string, number[]>>;
  chances: Record<string, number>;
  best: { road: string; mark: string; bet: string; worth: number };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function bundle(language: string, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}

function speaker(language: string) {
  const { own, english } = shipped(language, FILES);
  const bundles = [bundle(language, own), bundle(ENGLISH, english)];
  return (id: string, args: Record<string, FluentVariable> = {}): string => {
    const found = bundles.find((each) => each.hasMessage(id));
    const words = found?.getMessage(id)?.value;
    if (!words) throw new Error(`there are no words for ${id}`);
    return escaped(found!.formatPattern(words, args));
  };
}

/** The standalone page in one language. */
export function roadsPage({ tag: language, direction, locale }: Described): string {
  const say = speaker(language);
  const found = JSON.parse(readFileSync(COUNTED, 'utf8')) as Counted;
  const number = (value: number, digits = 0, style: 'decimal' | 'percent' = 'decimal') =>
    new Intl.NumberFormat(locale, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const named = (road: string) => say(road.replaceAll('_', '-'));
  const total = (rows: number[][]) => rows.flat().reduce((sum, each) => sum + each, 0);

  /**
   * What a road shows: the last winner and the length of the streak, or its newest colour and whose win would be red.
   */
  const shown = (road: string, mark: string) => {
    const [first, second] = mark.split(' ') as [string, string];
    if (road === 'big_road') return say('roads-test-run', { side: say(`side-${first}`), run: Number(second) });
    return say('roads-test-asked', { colour: say(`road-${first}`), side: say(`side-${second}`) });
  };

  const heads = ['side-player', 'side-banker', 'outcome-tie'].map((id) => `<th scope="col">${say(id)}</th>`).join('');
  const table = ([road, rows]: [string, Record<string, number[]>]) => {
    const lines = Object.entries(rows).map(([mark, row]) => {
      const share = row.map((each) => `<td>${number(each / total([row]), 2, 'percent')}</td>`).join('');
      return `<tr><th scope="row">${shown(road, mark)}</th><td>${number(total([row]))}</td>${share}</tr>`;
    });
    return `<h2>${named(road)}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${named(road)}"><table><thead><tr><th scope="col">${say('roads-test-shown')}</th><th scope="col">${say('roads-test-coups')}</th>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>
<p>${say('roads-test-chance', { chance: number(found.chances[road]!, 2) })}</p>`;
  };

  const { road, mark, bet, worth } = found.best;
  const about = {
    shoes: number(found.shoes),
    dealt: number(total(Object.values(found.tables.big_road!))),
    road: named(road),
    mark: shown(road, mark),
    bet: say(bet === 'tie' ? 'outcome-tie' : `side-${bet}`),
    worth: number(-worth, 2, 'percent'),
  };
  const others = LANGUAGES.filter(({ tag }) => tag !== language).map(
    ({ tag, name }) => `<a lang="${tag}" href="${fileOf(tag)}">${escaped(name)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('roads-test-title')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<nav>${others.join('')}</nav>
<h1>${say('roads-test-title')}</h1>
<p><strong>${say('roads-test-no')}</strong></p>
<p>${say('roads-test-how', about)}</p>
<p>${say('roads-test-gain', about)}</p>
${Object.entries(found.tables).map(table).join('\n')}
<h2>${say('roads-test-itself')}</h2>
<p>${say('roads-test-run-it')}</p>
<pre tabindex="0"><code>${escaped(readFileSync(TEST, 'utf8'))}</code></pre>
</main>
</body>
</html>
`;
}

const fileOf = (language: string) => `roads-predict-nothing-${language}.html`;

/** Emits the page next to the scripts, in each language. */
export const ROADS: Plugin = {
  name: 'roads',
  generateBundle() {
    for (const language of LANGUAGES) {
      this.emitFile({ type: 'asset', fileName: `assets/${fileOf(language.tag)}`, source: roadsPage(language) });
    }
  },
};

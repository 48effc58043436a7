import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import cheminDe from './chemin/words/chemin-de';
import cheminEn from './chemin/words/chemin-en';
import cheminFr from './chemin/words/chemin-fr';
import hostingDe from './hosting/words/hosting-de';
import hostingEn from './hosting/words/hosting-en';
import hostingFr from './hosting/words/hosting-fr';
import oddsDe from './odds/words/odds-de';
import oddsEn from './odds/words/odds-en';
import oddsFr from './odds/words/odds-fr';
import rulesDe from './panels/words/rules-de';
import rulesEn from './panels/words/rules-en';
import rulesFr from './panels/words/rules-fr';
import de from './words/de';
import en from './words/en';
import fr from './words/fr';

const sources = import.meta.glob<string>(['./**/*.{svelte,ts}', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const idsOf = (files: string[]) =>
  new Set(files.flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

const code = Object.values(sources).join('\n');
const asked = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? '');

describe('words', () => {
  it.each([
    ['en', [...en, ...cheminEn, ...hostingEn, ...oddsEn, ...rulesEn]],
    ['de', [...de, ...cheminDe, ...hostingDe, ...oddsDe, ...rulesDe]],
    ['fr', [...fr, ...cheminFr, ...hostingFr, ...oddsFr, ...rulesFr]],
  ])('in %s cover what the page says', (_, files) => {
    const ids = idsOf(files);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are the same messages in every language', () => {
    for (const [first, ...others] of [[en, de, fr], [cheminEn, cheminDe, cheminFr], [hostingEn, hostingDe, hostingFr], [oddsEn, oddsDe, oddsFr], [rulesEn, rulesDe, rulesFr]]) {
      for (const other of others) expect([...idsOf(other)].sort()).toEqual([...idsOf(first!)].sort());
    }
  });
});

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import cheminDe from './chemin/words/chemin-de';
import coachDe from './coach/words/coach-de';
import learnDe from './coach/words/learn-de';
import cheminEn from './chemin/words/chemin-en';
import coachEn from './coach/words/coach-en';
import learnEn from './coach/words/learn-en';
import cheminFr from './chemin/words/chemin-fr';
import coachFr from './coach/words/coach-fr';
import learnFr from './coach/words/learn-fr';
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
  it.each([['en', [...en, ...cheminEn, ...coachEn, ...learnEn]], ['de', [...de, ...cheminDe, ...coachDe, ...learnDe]], ['fr', [...fr, ...cheminFr, ...coachFr, ...learnFr]]])('in %s cover what the page says', (_, files) => {
    const ids = idsOf(files);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are the same messages in every language', () => {
    for (const [first, ...others] of [[en, de, fr], [cheminEn, cheminDe, cheminFr], [coachEn, coachDe, coachFr], [learnEn, learnDe, learnFr]]) {
      for (const other of others) expect([...idsOf(other)].sort()).toEqual([...idsOf(first!)].sort());
    }
  });
});

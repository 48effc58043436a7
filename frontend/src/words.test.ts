import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import careDe from './care/words/care-de';
import careEn from './care/words/care-en';
import careFr from './care/words/care-fr';
import cheminDe from './chemin/words/chemin-de';
import cheminEn from './chemin/words/chemin-en';
import cheminFr from './chemin/words/chemin-fr';
import checkerDe from '../../src/baccarat/text/locales/de/checker.ftl?raw';
import checkerEn from '../../src/baccarat/text/locales/en/checker.ftl?raw';
import checkerFr from '../../src/baccarat/text/locales/fr/checker.ftl?raw';
import sealDe from './seal/words/seal-de';
import sealEn from './seal/words/seal-en';
import sealFr from './seal/words/seal-fr';
import coachDe from './coach/words/coach-de';
import coachEn from './coach/words/coach-en';
import coachFr from './coach/words/coach-fr';
import learnDe from './coach/words/learn-de';
import learnEn from './coach/words/learn-en';
import learnFr from './coach/words/learn-fr';
import hostingDe from './hosting/words/hosting-de';
import hostingEn from './hosting/words/hosting-en';
import hostingFr from './hosting/words/hosting-fr';
import oddsDe from './odds/words/odds-de';
import oddsEn from './odds/words/odds-en';
import oddsFr from './odds/words/odds-fr';
import refusalsDe from './words/refusals-de';
import refusalsEn from './words/refusals-en';
import refusalsFr from './words/refusals-fr';
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
    ['en', [...en, ...cheminEn, ...sealEn, checkerEn, ...careEn, ...hostingEn, ...oddsEn, ...rulesEn, ...coachEn, ...learnEn, ...refusalsEn]],
    ['de', [...de, ...cheminDe, ...sealDe, checkerDe, ...careDe, ...hostingDe, ...oddsDe, ...rulesDe, ...coachDe, ...learnDe, ...refusalsDe]],
    ['fr', [...fr, ...cheminFr, ...sealFr, checkerFr, ...careFr, ...hostingFr, ...oddsFr, ...rulesFr, ...coachFr, ...learnFr, ...refusalsFr]],
  ])('in %s cover what the page says', (_, files) => {
    const ids = idsOf(files);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are the same messages in every language', () => {
    for (const [first, ...others] of [[en, de, fr], [cheminEn, cheminDe, cheminFr], [sealEn, sealDe, sealFr], [[checkerEn], [checkerDe], [checkerFr]], [careEn, careDe, careFr], [hostingEn, hostingDe, hostingFr], [oddsEn, oddsDe, oddsFr], [rulesEn, rulesDe, rulesFr], [coachEn, coachDe, coachFr], [learnEn, learnDe, learnFr], [refusalsEn, refusalsDe, refusalsFr]]) {
      for (const other of others) expect([...idsOf(other)].sort()).toEqual([...idsOf(first!)].sort());
    }
  });
});

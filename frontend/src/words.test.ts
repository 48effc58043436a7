import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import de from './words/de';
import en from './words/en';
import fr from './words/fr';
import sealDe from './seal/words/seal-de';
import sealEn from './seal/words/seal-en';
import sealFr from './seal/words/seal-fr';

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
  it.each([['en', [...en, ...sealEn]], ['de', [...de, ...sealDe]], ['fr', [...fr, ...sealFr]]])('in %s cover what the page says', (_, files) => {
    const ids = idsOf(files);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are the same messages in every language', () => {
    expect([...idsOf(sealDe)].sort()).toEqual([...idsOf(sealEn)].sort());
    expect([...idsOf(sealFr)].sort()).toEqual([...idsOf(sealEn)].sort());
    expect([...idsOf(de)].sort()).toEqual([...idsOf(en)].sort());
    expect([...idsOf(fr)].sort()).toEqual([...idsOf(en)].sort());
  });
});

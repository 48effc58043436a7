import { describe as group, expect, it } from 'vitest';
import type { Shipped } from './i18n.svelte';
import { bestLanguage, describe, LANGUAGES, findLanguage } from './languages';

const SOME = ['en', 'de', 'pt-BR', 'zh-Hans', 'zh-Hant-HK'];

group('the language for a tag', () => {
  it.each([
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['en-US', 'en'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-hans-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant-HK'],
    ['pt-PT', 'pt-BR'],
    ['de-DE-u-co-phonebk', 'de'],
    ['tlh', undefined],
    ['no_tag', undefined],
    ['', undefined],
  ])('%s is %s', (tag, language) => {
    expect(findLanguage(tag, SOME)).toBe(language);
  });

  it('has the same script', () => {
    expect(findLanguage('zh-TW', ['en', 'zh-Hans'])).toBeUndefined();
    expect(findLanguage('sr-Latn', ['en', 'sr'])).toBeUndefined();
  });

  it('is that of the first tag that has one, or English', () => {
    expect(bestLanguage(['tlh', 'zh-CN', 'de'], SOME)).toBe('zh-Hans');
    expect(bestLanguage(['tlh'], SOME)).toBe('en');
    expect(bestLanguage([], SOME)).toBe('en');
  });
});

it('knows the name, direction and locale of every language', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(describe('en').locale).toBe('en-GB');
  expect(describe('de')).toEqual({ tag: 'de', name: 'Deutsch', direction: 'ltr', locale: 'de' });
});

/** The messages of some files that the page gets in a language. */
const shipped = async (files: string, language: string) =>
  ((await import(/* @vite-ignore */ `words:${files}/${language}`)) as { default: Shipped }).default;

it('ships the English messages of a language that has none', async () => {
  const { own, english } = await shipped('page+table', 'tlh');
  expect(own).toEqual([]);
  expect(english.map((each) => each.trim())).toEqual(
    (await shipped('page+table', 'en')).own.map((each) => each.trim()),
  );
  expect((await shipped('page+table', 'de')).english).toEqual([]);
});

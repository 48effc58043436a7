import { expect, it } from 'vitest';
import { NotGiven } from './api';
import { has, LANGUAGES, speech } from './i18n.svelte';
import { errorText, refusalText, speakRefusals } from './refusals';
import english from '../../src/baccarat/text/locales/en/refusals.ftl?raw';

const GENERAL = 'That did not work. Nothing was changed.';
/** A test of the words holds that these are the codes that the house may send. */
const CODES = [...english.matchAll(/^refusal-([\w-]+) =/gm)].map(([, code]) => code!);

it('loads the words of refusals before showing the first', async () => {
  await speech.begin();
  expect(has('refusal-over-purse')).toBe(false);
  expect(refusalText('over-purse', 100_000)).toBe(GENERAL);
  expect(await errorText(new NotGiven('room-full'))).toMatch(/^Every seat is taken/);
  expect(refusalText('over-purse', 100_000)).toMatch(/^You have 1,000 at the table/);
});

it('gives a general text for unknown codes', async () => {
  await speakRefusals();
  expect(refusalText('unheard-of', null)).toBe(GENERAL);
  expect(await errorText(new Error('lost'))).toBe(GENERAL);
});

it.each(LANGUAGES)('has a sentence for each code that the house may send, in %s', async (language) => {
  globalThis.localStorage ??= { setItem: () => undefined, getItem: () => null } as unknown as Storage;
  await speakRefusals();
  await speech.speak(language);
  const general = refusalText('unheard-of', null);
  expect(CODES.length).toBeGreaterThan(80);
  for (const code of CODES) {
    const said = refusalText(code, 2_500);
    expect(said, code).toMatch(/^[¿¡]?[\p{Lu}\p{Lo}].*[.!?。！？]$/u);
    expect(said).not.toContain(code.includes('-') ? code : `refusal-${code}`);
    expect(said).not.toBe(general);
  }
});

it('says after how many seconds to try again', async () => {
  await speakRefusals();
  await speech.speak('en');
  expect(refusalText('too-many-commands', null, 4_200)).toMatch(/It is sent again in 5 s\.$/);
  expect(refusalText('room-busy', null, 20)).toMatch(/It is sent again in 1 s\.$/);
  expect(await errorText(new NotGiven('too-many-commands', null, null, 90))).toMatch(/in 1 s\.$/);
});

import { expect, it } from 'vitest';
import { NotGiven } from './api';
import { has, speech } from './i18n.svelte';
import { errorText, refusalText, speakRefusals } from './refusals';

const GENERAL = 'That did not work. Nothing was changed.';

it('words a refusal by words that nobody has before the first', async () => {
  await speech.begin();
  expect(has('refusal-over-purse')).toBe(false);
  expect(refusalText('over-purse', 100_000)).toBe(GENERAL);
  expect(await errorText(new NotGiven('room-full'))).toMatch(/^Every seat is taken/);
  expect(refusalText('over-purse', 100_000)).toMatch(/^You have 1,000 at the table/);
});

it('says in general what it has no words for', async () => {
  await speakRefusals();
  expect(refusalText('unheard-of', null)).toBe(GENERAL);
  expect(await errorText(new Error('lost'))).toBe(GENERAL);
});

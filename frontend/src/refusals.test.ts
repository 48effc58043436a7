import { expect, it } from 'vitest';
import { NotGiven } from './api';
import { has, speech } from './i18n.svelte';
import { errorText, refusalText } from './refusals';

it('words a refusal by words that nobody had before the first', async () => {
  await speech.begin();
  expect(has('refusal-over-purse')).toBe(false);
  expect(await refusalText('over-purse', 100_000)).toMatch(/^You have 1,000 at the table/);
  expect(await errorText(new NotGiven('room-full'))).toMatch(/^Every seat is taken/);
});

it('says in general what it has no words for', async () => {
  const general = 'That did not work. Nothing was changed.';
  expect(await refusalText('unheard-of', null)).toBe(general);
  expect(await errorText(new Error('lost'))).toBe(general);
});

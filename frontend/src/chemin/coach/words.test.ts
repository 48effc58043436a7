import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { REASONS } from './advice';
import { IDEAS } from './ideas';
import { PICTURES } from './pictures';
import en from './words/coach-en';

const ids = new Set(en.flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

it.each(IDEAS)('explains %s, in words and in a picture', (idea) => {
  expect(ids).toContain(`coach-${idea}`);
  expect(ids).toContain(`coach-${idea}-text`);
  expect(PICTURES[idea]).toBeDefined();
});

it('gives a reason for all its advice, and has no other', () => {
  const worded = [...ids].filter((id) => id.startsWith('coach-why-')).map((id) => id.replace('coach-why-', ''));
  expect(worded.sort()).toEqual([...REASONS].sort());
});

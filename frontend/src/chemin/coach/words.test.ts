import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { REASONS } from './advice';
import { CHEMIN, type Idea } from './ideas';
import { PICTURES } from './pictures';
import en from '../../../../src/baccarat/text/locales/en/chemin_coach.ftl?raw';

const ids = new Set(new FluentResource(en).body.map(({ id }) => id));

it.each(Object.keys(CHEMIN.ideas) as Idea[])('explains %s, in words and in a picture', (idea) => {
  expect(ids).toContain(`coach-${idea}`);
  expect(ids).toContain(`coach-${idea}-text`);
  expect(PICTURES[idea]).toBeDefined();
});

it('gives a reason for all its advice, and has no other', () => {
  const worded = [...ids].filter((id) => id.startsWith('coach-why-')).map((id) => id.replace('coach-why-', ''));
  expect(worded.sort()).toEqual([...REASONS].sort());
});

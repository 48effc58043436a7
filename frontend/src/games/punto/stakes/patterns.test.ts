import { expect, it } from 'vitest';
import { readPatterns } from './patterns.svelte';

it('reads saved stakes, and ignores what is not one', () => {
  expect(readPatterns('[{"player":2500,"tie":500},null]')).toEqual([{ player: 2500, tie: 500 }, null]);
  for (const broken of [null, '', '{', '7', '{"a":1}', '[{"player":-1},{"tie":"x"}]', '[[],"player"]'])
    expect(readPatterns(broken).every((each) => each === null || Object.keys(each).length === 0)).toBe(true);
});

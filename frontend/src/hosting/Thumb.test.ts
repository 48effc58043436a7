import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Thumb from './Thumb.svelte';

const drawn = (...beads: string[]) => render(Thumb, { props: { beads, label: '' } }).body;
const count = (body: string, what: string) => body.split(what).length - 1;

it('draws a plate for each side, and a bare one before the first coup', () => {
  expect(count(drawn(), '<rect')).toBe(1);
  expect(count(drawn('pbt'), '<circle')).toBe(3);
  const two = drawn('p'.repeat(48), 'bt');
  expect([count(two, '<rect'), count(two, 'translate(50)')]).toEqual([2, 1]);
  expect(count(two, '<circle')).toBe(3 * 6 + 2);
});

it('shows all eight columns where there is one side', () => {
  expect(count(drawn('p'.repeat(48)), '<circle')).toBe(48);
});

import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Hand from './Hand.svelte';
import { Scene } from './scene.svelte';

const lies = (scene: Scene) => /class="cards[^"]*\bstands\b/.test(render(Hand, { props: { scene, side: 'banker', name: 'Ben', duration: 0 } }).body);

it('lays one card upon the other where no third is wanted, until both are shown', () => {
  const scene = new Scene();
  for (const back of ['pink', 'blue'] as const) scene.deal('banker', null, false, back);
  expect(lies(scene)).toBe(false);
  scene.speak('banker', false);
  expect(lies(scene)).toBe(true);
  scene.show('banker', ['4h', '2s'], 6);
  expect(lies(scene)).toBe(false);
});

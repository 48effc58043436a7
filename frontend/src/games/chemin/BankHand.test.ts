import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../i18n.svelte';
import { loadMessages as loadBankMessages } from '../bank/messages';
import { loadMessages } from './messages';
import BankHand from '../bank/oval/BankHand.svelte';
import type { Held } from '../bank/scene.svelte';
import { Scene } from './scene.svelte';

beforeAll(async () => {
  await speech.begin();
  await Promise.all([loadMessages(), loadBankMessages()]);
});

const draw = (scene: Scene) =>
  render(BankHand, {
    props: {
      scene: scene as unknown as Held<string>,
      side: 'banker',
      title: 'Banker',
      name: 'Ben',
      told: null,
      duration: 0,
      lifts: () => undefined,
    },
  }).body;

const lies = (scene: Scene) => /class="cards[^"]*\bstands\b/.test(draw(scene));

it('overlaps the cards where no third is wanted, until both are shown', () => {
  const scene = new Scene();
  for (const back of ['pink', 'blue'] as const) scene.deal('banker', null, back);
  expect(lies(scene)).toBe(false);
  scene.speak('banker', false);
  expect(lies(scene)).toBe(true);
  scene.show('banker', ['4h', '2s']);
  expect(lies(scene)).toBe(false);
});

it('tells screen readers how many cards are face down', () => {
  const scene = new Scene();
  for (const back of ['pink', 'blue'] as const) scene.deal('banker', null, back);
  expect(draw(scene)).toContain('2 cards, face down');
  scene.deal('banker', '4h', 'pink');
  scene.turnLast('banker');
  scene.open('banker', null);
  expect(draw(scene)).toContain('2 cards, face down');
});

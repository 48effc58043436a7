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

const lies = (scene: Scene) =>
  /class="cards[^"]*\bstands\b/.test(
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
    }).body,
  );

it('overlaps the cards where no third is wanted, until both are shown', () => {
  const scene = new Scene();
  for (const back of ['pink', 'blue'] as const) scene.deal('banker', null, back);
  expect(lies(scene)).toBe(false);
  scene.speak('banker', false);
  expect(lies(scene)).toBe(true);
  scene.show('banker', ['4h', '2s']);
  expect(lies(scene)).toBe(false);
});

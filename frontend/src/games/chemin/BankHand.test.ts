import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { cardName, speech } from '../../i18n.svelte';
import { loadMessages as loadBankMessages } from '../bank/messages';
import { loadMessages } from './messages';
import BankHand from '../bank/oval/BankHand.svelte';
import type { Held } from '../bank/scene.svelte';
import { Scene } from './scene.svelte';

beforeAll(async () => {
  await speech.begin();
  await Promise.all([loadMessages(), loadBankMessages()]);
});

const drawn = (scene: Scene) =>
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

const lies = (scene: Scene) => /class="cards[^"]*\bstands\b/.test(drawn(scene));

it('overlaps the cards where no third is wanted, until both are shown', () => {
  const scene = new Scene();
  for (const back of ['pink', 'blue'] as const) scene.deal('banker', null, back);
  expect(lies(scene)).toBe(false);
  scene.speak('banker', false);
  expect(lies(scene)).toBe(true);
  scene.show('banker', ['4h', '2s']);
  expect(lies(scene)).toBe(false);
});

it('keeps the third card down for its holder, who has looked at the others, until it has turned', () => {
  const scene = new Scene();
  for (const code of ['4h', '2s'] as const) scene.deal('banker', code, 'pink');
  scene.lift('banker');
  scene.look('banker');
  scene.deal('banker', '7c', 'blue');
  const [own, third] = [cardName('4h'), cardName('7c')];
  expect(drawn(scene)).toContain(own);
  expect(drawn(scene)).not.toContain(third);
  expect(drawn(scene).match(/class="side face/g)).toHaveLength(3);
  expect(drawn(scene).match(/class="card [^"]*\bup\b/g)).toHaveLength(2);
  scene.turnLast('banker');
  expect(drawn(scene).match(/class="card [^"]*\bup\b/g)).toHaveLength(3);
  expect(drawn(scene)).not.toContain(third);
  scene.open('banker', null);
  expect(drawn(scene)).toContain(third);
});

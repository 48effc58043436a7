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

it('keeps the third card down for its holder, who has looked at the others, until it has turned', () => {
  const scene = new Scene();
  for (const code of ['4h', '2s'] as const) scene.deal('banker', code, 'pink');
  scene.lift('banker');
  scene.look('banker');
  scene.deal('banker', '7c', 'blue');
  const [own, third] = [cardName('4h'), cardName('7c')];
  expect(draw(scene)).toContain(own);
  expect(draw(scene)).not.toContain(third);
  expect(draw(scene).match(/class="side face/g)).toHaveLength(3);
  expect(draw(scene).match(/class="card [^"]*\bup\b/g)).toHaveLength(2);
  scene.turnLast('banker');
  expect(draw(scene).match(/class="card [^"]*\bup\b/g)).toHaveLength(3);
  expect(draw(scene)).not.toContain(third);
  scene.open('banker', null);
  expect(draw(scene)).toContain(third);
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

import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../games/bank/messages';
import { callText, speech } from '../../i18n.svelte';
import CallLog from './CallLog.svelte';
import { Voice } from '../croupier/voice.svelte';

beforeAll(async () => {
  await speech.begin();
  await loadMessages();
});

it('marks the French of a call for screen readers', () => {
  const scene = new Voice();
  scene.say({ id: 'bank-doubled', args: { seat: 3, units: 200 } });
  const [, log] = render(CallLog, { props: { scene, prompt: null, text: callText } }).body.split('role="log"');
  expect(log).toMatch(/<em lang="fr"[^>]*>“Banco double.”<\/em>.* Seat 3/);
});

it('leaves to the own question of the viewer what the croupier asks them', () => {
  const scene = new Voice();
  const [lost, offered] = ['bank-lost', 'bank-offered'].map((id) => ({ id, args: { seat: 3 } }));
  scene.asksViewer.add(offered!);
  scene.say(lost!, offered!);
  const [, log] = render(CallLog, { props: { scene, prompt: null, text: callText } }).body.split('role="log"');
  expect(log).toContain('Seat 3 has lost the bank.');
  expect(log).not.toContain('would you like the bank');
});

import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES, speech } from '../../../i18n.svelte';
import { TIMES } from '../../../room/timeline';
import { Scene } from '../scene.svelte';
import PuntoHand from './PuntoHand.svelte';

beforeAll(() => speech.begin());

it.each(LANGUAGES)('has a second name in %s only if that is another word', async (language) => {
  await speech.speak(language);
  for (const side of ['player', 'banker'] as const) {
    const { body } = render(PuntoHand, { props: { scene: new Scene(), side, times: TIMES.normal } });
    const title = /<h2[^>]*>(.*?)<\/h2>/s
      .exec(body)![1]!
      .replace(/<!--.*?-->/g, '')
      .trim();
    const [first = '', second = ''] = title.split(/<\/?small[^>]*>/);
    expect(first).not.toBe('');
    expect(second.startsWith(first)).toBe(false);
    expect(title.includes('<small') === (second !== '')).toBe(true);
  }
});

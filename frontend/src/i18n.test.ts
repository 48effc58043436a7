import { expect, it } from 'vitest';
import { chips, chipsBriefly, signed, speech, type Words } from './i18n.svelte';

const LATE = 20;
const said = (id: string) => speech.say(id, {});

const lacking = async () => ({ default: ['greeting = Good evening, { $name }\n'] });

/** Words of one message that load after this many milliseconds. */
function words(id: string, delay: number): Words {
  const file = async (language: string) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return { default: [`${id} = ${id} ${language}\n`] };
  };
  return { en: () => file('en'), de: () => file('de'), fr: () => file('fr') };
}

it('keeps what two parts load at the same time, whichever comes first', async () => {
  const slow = speech.loadMessages(words('slow', LATE));
  await speech.loadMessages(words('fast', 0));
  expect(said('fast')).toBe('fast en');
  await slow;
  expect([said('slow'), said('fast')]).toEqual(['slow en', 'fast en']);
});

it('uses the language requested last, even while loading words', async () => {
  globalThis.localStorage ??= { setItem: () => undefined, getItem: () => null } as unknown as Storage;
  const loading = speech.loadMessages(words('late', LATE));
  await Promise.all([speech.speak('de'), loading]);
  expect([speech.language, said('late')]).toEqual(['de', 'late de']);
});

it('retries words that failed to load, and works on without them', async () => {
  let reached = false;
  const file = async () => {
    if (!reached) throw new Error('the house is out of reach');
    return { default: ['rare = rare\n'] };
  };
  const rare: Words = { en: file, de: file, fr: file };
  await expect(speech.loadMessages(rare)).rejects.toThrow('out of reach');
  await speech.loadMessages(words('other', 0));
  expect(said('other')).toBe(`other ${speech.language}`);
  expect(speech.has('rare')).toBe(false);
  reached = true;
  await speech.loadMessages(rare);
  expect(speech.has('rare')).toBe(true);
});

it('fails any test whose words are missing', async () => {
  await speech.loadMessages({ en: lacking, de: lacking, fr: lacking });
  expect(() => said('unheard-of')).toThrow('unheard-of');
  expect(() => said('greeting')).toThrow('name');
});

it('formats gains and losses with their sign', () => {
  expect([2_500, -50, 0].map((units) => signed(units))).toEqual([
    `+${chipsBriefly(2_500)}`,
    `−${chipsBriefly(50)}`,
    '±0',
  ]);
});

it('formats sums for the language requested last', async () => {
  const sums = () => [chips(123_456), chips(2_500), chipsBriefly(150_000_000)];
  const written: string[][] = [];
  for (const language of ['en', 'de', 'en'] as const) {
    await speech.speak(language);
    written.push(sums());
  }
  const english = ['1,234.56', '25', '1.5M'];
  expect(written).toEqual([english, ['1.234,56', '25', '1,5\u00a0Mio.'], english]);
});

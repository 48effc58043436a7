import { expect, it } from 'vitest';
import {
  chips,
  chipsBriefly,
  joinClauses,
  joinNames,
  LANGUAGES,
  signed,
  speech,
  type Shipped,
  type Words,
} from './i18n.svelte';

const LATE = 20;
const said = (id: string) => speech.say(id, {});

const shipped = (...own: string[]) => ({ default: { own, english: [] as string[] } });
const lacking = async () => shipped('greeting = Good evening, { $name }\n');

type Load = (language: string) => Promise<{ default: Shipped }>;
const inEach = (load: Load): Words => Object.fromEntries(LANGUAGES.map((each) => [each, () => load(each)]));

/** Words of one message that load after this many milliseconds. */
function words(id: string, delay: number): Words {
  const file = async (language: string) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return shipped(`${id} = ${id} ${language}\n`);
  };
  return inEach(file);
}

it('keeps what two parts load at the same time, whichever comes first', async () => {
  const slow = speech.loadMessages(words('slowest', LATE));
  await speech.loadMessages(words('fast', 0));
  expect(said('fast')).toBe('fast en');
  await slow;
  expect([said('slowest'), said('fast')]).toEqual(['slowest en', 'fast en']);
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
    return shipped('rare = rare\n');
  };
  const rare = inEach(file);
  await expect(speech.loadMessages(rare)).rejects.toThrow('out of reach');
  await speech.loadMessages(words('other', 0));
  expect(said('other')).toBe(`other ${speech.language}`);
  expect(speech.has('rare')).toBe(false);
  reached = true;
  await speech.loadMessages(rare);
  expect(speech.has('rare')).toBe(true);
});

it('fails any test whose words are missing', async () => {
  await speech.loadMessages(inEach(lacking));
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
  const sums = () => [chips(123_456), chips(2_500), chipsBriefly(150_000_000), chipsBriefly(274_680)];
  const written: string[][] = [];
  for (const language of ['en', 'de', 'en'] as const) {
    await speech.speak(language);
    written.push(sums());
  }
  const english = ['1,234.56', '25', '1.5M', '2,746'];
  expect(written).toEqual([english, ['1.234,56', '25', '1,5\u00a0Mio.', '2.746'], english]);
});

it('puts no mark into four digits where the server puts none', async () => {
  await speech.speak('es');
  expect([chips(123_456), chips(1_234_500)]).toEqual(['1234,56', '12.345']);
  await speech.speak('it');
  expect([chips(123_456), chips(1_234_500)]).toEqual(['1234,56', '12.345']);
});

it('says in English what a language lacks, by the plurals of English', async () => {
  const english = 'lacking = { $count ->\n  [one] one card\n  *[other] { $count } cards\n }\n';
  const partly = inEach(async () => ({ default: { own: ['menu = menu\n'], english: [english] } }));
  await speech.loadMessages(partly);
  await speech.speak('fr');
  expect([said('menu'), speech.say('lacking', { count: 0 })]).toEqual(['menu', '0 cards']);
});

it.each([
  ['en', 'Anna, Bert, Carl', 'one, two'],
  ['fr', 'Anna, Bert, Carl', 'one, two'],
  ['zh-Hans', 'Anna、Bert、Carl', 'one，two'],
])('joins names and clauses with the commas of %s', async (language, names, clauses) => {
  await speech.speak(language);
  expect(joinNames(['Anna', 'Bert', 'Carl'])).toBe(names);
  expect(joinNames([])).toBe('');
  expect(joinClauses(['', 'one', '', 'two', ''])).toBe(clauses);
  expect(joinClauses([])).toBe('');
});

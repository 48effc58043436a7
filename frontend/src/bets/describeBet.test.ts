import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, speech } from '../i18n.svelte';
import type { Wager } from '../wire';
import { loadMessages } from './messages';
import { kindOf } from './kinds';
import { clause, told } from './describeBet';

const DRAGON = {
  name: 'dragon-7',
  title: 'Dragon 7',
  alone: false,
  lines: [{ when: { winner: ['banker'], banker_total: [7], banker_cards: [3] }, pays: [40, 1], commission: [0, 1] }],
} as unknown as Wager;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await loadMessages();
});

describe('a bet', () => {
  it.each([
    [{ winner: ['banker'], banker_total: [6] }, 'Banker wins with 6'],
    [{ winner: ['player'], player_total: [8], player_cards: [3] }, 'Player wins with 8 on three cards'],
    [{ winner: ['banker'], margin: [9], natural: [false] }, 'Banker wins by 9 points without a natural'],
    [{ winner: ['tie'], high: [7], cards: [6] }, 'A tie at 7, 6 cards in all'],
    [{ winner: ['tie'], natural: [true] }, 'A tie with a natural'],
    [{ high: [9], low: [7], natural: [true] }, '9 beats 7 with a natural'],
    [{ high: [9], high_cards: [3] }, 'The winning hand has 9 on three cards'],
    [{ cards: [5, 6] }, '5 or 6 cards in all'],
    [{ banker_pair: ['pair', 'perfect'] }, 'Banker begins with a pair'],
    [{}, 'Always'],
  ])('describes its condition: %o', async (when, words) => {
    await speech.speak('en');
    expect(clause(when as Parameters<typeof clause>[0])).toBe(words);
  });

  it.each([
    [
      'en',
      [
        'Banker wins with 7 on three cards: pays 40 to 1.',
        'Anything else: the stake is lost.',
        'On average the house keeps 7.61% of each stake.',
      ],
    ],
    [
      'de',
      [
        'Banco gewinnt mit 7 aus drei Karten: zahlt 40 zu 1.',
        'Alles andere: Der Einsatz ist verloren.',
        'Im Schnitt behält das Haus 7,61 % von jedem Einsatz.',
      ],
    ],
    [
      'fr',
      [
        'Banco gagne avec 7 en trois cartes : payé 40 contre 1.',
        'Sinon, la mise est perdue.',
        'En moyenne, la maison garde 7,61 % de chaque mise.',
      ],
    ],
  ] as const)('puts condition, payment and edge in sentences, in %s', async (language, words) => {
    await speech.speak(language);
    expect(LANGUAGES).toContain(language);
    expect(told(DRAGON, 0.07611).map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(words);
    expect(told(DRAGON, undefined)).toHaveLength(2);
  });
});

describe('kinds', () => {
  const bet = (alone: boolean, ...whens: object[]) =>
    ({
      name: 'x',
      title: 'x',
      alone,
      lines: whens.map((when) => ({ when, pays: [1, 1], commission: [0, 1] })),
    }) as unknown as Wager;

  it.each([
    ['main', bet(true, { winner: ['player'] })],
    ['player', bet(false, { winner: ['player'], natural: [true] })],
    ['ties', bet(false, { winner: ['tie'], high: [6] })],
    ['pairs', bet(false, { pairs: [2] }, { one_rank: [true] })],
    ['others', bet(false, { cards: [4] })],
    ['others', bet(false, { winner: ['tie'] }, { high: [9] })],
  ])('follow from what pays: %s', (kind, wager) => {
    expect(kindOf(wager)).toBe(kind);
  });
});

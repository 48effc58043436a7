import { beforeAll, describe, expect, it } from 'vitest';
import { speech } from './i18n.svelte';
import { loadMessages } from './bets/messages';
import { whenText } from './bets/conditionText';
import { betName, lineText, paysBriefly, paysText, pushText, spotsOf } from './wagers';
import type { PaytableRow, Wager } from './wire';

const line = (pays: PaytableRow['pays'], when: object = {}, commission: PaytableRow['commission'] = [0, 1]) =>
  ({ pays, when, commission }) as PaytableRow;
const wager = (name: string, ...lines: PaytableRow[]): Wager => ({ name, title: 'Our own', lines, alone: false });

const STANDS = line(null, { winner: ['tie'] });
const BANKER = wager('banker', line([1, 1], { winner: ['banker'] }, [1, 20]), STANDS);
const SUPER_6 = wager('banker', line([1, 2]), line([1, 1]), STANDS);
const TIE = wager('tie', line([8, 1]));
const BONUS = wager('dragon-bonus-player', line([1, 1]), STANDS, line([30, 1]), line([10, 1]), line([1, 1]));

beforeAll(async () => {
  await speech.begin();
  await loadMessages();
});

describe('bets in words', () => {
  it('use the standard names, or the titles of a house’s own bets', () => {
    expect(betName(wager('dragon-7'))).toBe('Dragon 7');
    expect(betName(wager('deuces'))).toBe('Our own');
  });

  it.each([
    [TIE, 'pays 8 to 1', '8 : 1'],
    [BANKER, '1 to 1, less 5%', '1 : 1 − 5%'],
    [wager('big', line([27, 50])), 'pays 0.54 to 1', '0.54 : 1'],
    [SUPER_6, 'pays 1 to 1 or 1 to 2', '1 : 1 · 1 : 2'],
    [BONUS, 'pays up to 30 to 1', '≤ 30 : 1'],
    [wager('none', STANDS), '', ''],
    [wager('half', line([-1, 2]), line([2, 1])), 'pays 2 to 1', '2 : 1'],
  ])('describe the payments of their lines', (bet, words, figures) => {
    expect(paysText(bet)).toBe(words);
    expect(paysBriefly(bet)).toBe(figures);
  });

  it.each([
    [[-1, 1], 'the stake is lost'],
    [[-1, 2], '1/2 of the stake is lost'],
  ] as const)('say how much is lost', (pays, words) => {
    expect(lineText(line([...pays]))).toBe(words);
  });

  it.each([
    [{}, 'always'],
    [{ winner: ['banker'], banker_total: [7], banker_cards: [3] }, 'Banker wins, Banker has 7, Banker has 3 cards'],
    [{ winner: ['tie'], high: [7], cards: [6] }, 'tie, at 7, 6 cards in all'],
    [{ margin: [1], natural: [false] }, 'by 1 point, no natural'],
    [{ player_pair: ['pair', 'perfect'] }, 'Player begins with a pair'],
    [{ perfect_pairs: [1, 2] }, 'at least one hand begins with a perfect pair'],
    [
      { player_ranks: ['K', 'T'], player_suits: ['h'] },
      'Player’s first two cards: only king or 10, Player’s first two cards: only hearts',
    ],
    [{ one_rank: [true], pairs: [2] }, 'two pairs of one rank, both hands begin with a pair'],
  ])('describe their conditions', (when, words) => {
    expect(whenText(when as Partial<PaytableRow['when']>)).toBe(words);
  });

  it.each([
    ['en', '1 : 1 − 5%'],
    ['de', '1 : 1 − 5\u00a0%'],
    ['es', '1 : 1 − 5\u00a0%'],
    ['fr', '1 : 1 − 5\u00a0%'],
    ['it', '1 : 1 − 5%'],
    ['zh-Hans', '1 : 1 − 5%'],
  ])('have the percent sign of %s', async (language, figures) => {
    await speech.speak(language);
    expect(paysBriefly(BANKER)).toBe(figures);
    await speech.speak('en');
  });

  it('print separately a win that only returns the stake', () => {
    const push = line(null, { winner: ['banker'], banker_total: [7], banker_cards: [3] });
    expect(pushText(wager('banker', push, line([1, 1])))).toBe('3-card 7 pushes');
    expect(pushText(BANKER)).toBe('');
  });

  it('may leave the stake where it is', () => {
    expect(lineText(STANDS)).toBe('the stake stands');
  });
});

describe('spots', () => {
  it('follow the row in the rule sheet, and put all others beside it', () => {
    const { main, side } = spotsOf([BANKER, BONUS, TIE, wager('player'), wager('deuces')], ['player', 'tie', 'banker']);
    expect(main.map(({ name }) => name)).toEqual(['player', 'tie', 'banker']);
    expect(side.map(({ name }) => name)).toEqual(['dragon-bonus-player', 'deuces']);
  });
});

import { expect, it } from 'vitest';
import { changeOf, PARTS, readOptions, sumBets } from './boardView';

it.each([
  ['', [...PARTS], 'felt', false],
  ['?show=hands,clock&theme=chroma', ['hands', 'clock'], 'chroma', true],
  ['?show=hands, nonsense', ['hands'], 'felt', true],
  ['?show=nonsense&theme=plaid', [...PARTS], 'felt', true],
  ['?delay=30&theme=paper', [...PARTS], 'paper', true],
])('reads what the address %j asks for', (search, parts, theme, streamed) => {
  const read = readOptions(search);
  expect([[...read.parts], read.theme, read.streamed]).toEqual([parts, theme, streamed]);
});

it.each([
  ['the bank wins', { name: 'Ada', units: 100 }, { name: 'Ada', units: 195 }, 95],
  ['the bank is broken', { name: 'Ada', units: 100 }, { name: 'Ada', units: 0 }, -100],
  ['another takes it', { name: 'Ada', units: 100 }, { name: 'Bea', units: 60 }, 0],
  ['it is opened', { name: 'Ada', units: 0 }, { name: 'Ada', units: 60 }, 0],
  ['the board is opened', null, { name: 'Ada', units: 60 }, 0],
])('tells by how much the bank changed when %s', (_, before, now, change) =>
  expect(changeOf(before, now)).toBe(change),
);

it('sums up the bets on each hand', () => {
  const bet = (wager: string, amount: number) => ({ wager, amount });
  const seats = [{ stakes: [bet('player', 25), bet('tie', 5)] }, { stakes: [bet('player', 50)] }, { stakes: [] }];
  expect(sumBets(['player', 'banker'], seats)).toEqual({
    player: { name: '', units: 75 },
    banker: { name: '', units: 0 },
  });
});

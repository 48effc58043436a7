import { expect, it } from 'vitest';
import type { BetWon } from '../../wire';
import { hasBigWin } from './bigWin';

const won = (stake: number, win: number, seat = 3): BetWon => ({
  type: 'bet-won',
  wager: 'tie',
  commission: 0,
  seat,
  stake,
  win,
});

it.each([
  [[won(100, 800)], true],
  [[won(100, 95), won(50, 550)], true],
  [[won(100, 795)], false],
  [[won(100, 800, 4)], false],
  [[{ type: 'bet-lost', wager: 'tie', seat: 3, stake: 100, back: 0 } as const], false],
])('a big win pays 8 to 1 or more to the seat itself: %#', (fates, found) => {
  expect(hasBigWin(fates, 3)).toBe(found);
});

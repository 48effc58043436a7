import { describe, expect, it } from 'vitest';
import type { Card, HandNews } from '../wire';
import { rightlyDrawn } from './drawing';

const TABLEAU = {
  player: 'DDDDDDSS',
  banker: ['DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDSDD', 'SSDDDDDDSSD', 'SSSSDDDDSSD', 'SSSSSSDDSSS', 'SSSSSSSSSSS'],
};
const hand = (cards: string): HandNews => ({ cards: cards.split(' ') as Card[], total: 0 });
const drawn = (player: string, banker: string) =>
  rightlyDrawn({ coup: 1, hands: { player: hand(player), banker: hand(banker) }, outcomes: { player: 'tie' } }, TABLEAU);

describe('third cards', () => {
  it.each([
    ['9h Td', '2c 3c'], ['2h 3d', '4c 4d'], ['2h 4d', '3c 3d'], ['2h 4d', '2c 3d Th'], ['2h 3d 8c', 'Tc 3d'], ['2h 3d 9c', 'Tc 3d 4s'], ['Ah Kd 6c', '3c 3d 2s'],
  ])('%s against %s are rightly drawn', (player, banker) => {
    expect(drawn(player, banker)).toBe(true);
  });

  it.each([
    ['9h Td', '2c 3c 4c'], ['9h Td As', '2c 3c'], ['2h 3d', '2c 4d'], ['2h 4d Ac', '3c 3d'], ['2h 4d', '3c 3d Th'], ['2h 3d 8c', 'Tc 3d 2s'], ['2h 3d 9c', 'Tc 3d'],
    ['2h 3d 9c', 'Tc 3d 4s 2d'], ['2h', '9c Td'],
  ])('%s against %s are not', (player, banker) => {
    expect(drawn(player, banker)).toBe(false);
  });
});

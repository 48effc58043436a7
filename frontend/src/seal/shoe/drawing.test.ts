import { describe, expect, it } from 'vitest';
import type { Card, HandNews, Outcome } from '../../wire';
import { followsTableau, hasRightWinners, mayEnd } from './shoeRules';

const TABLEAU = {
  player: 'DDDDDDSS',
  banker: [
    'DDDDDDDDDDD',
    'DDDDDDDDDDD',
    'DDDDDDDDDDD',
    'DDDDDDDDSDD',
    'SSDDDDDDSSD',
    'SSSSDDDDSSD',
    'SSSSSSDDSSS',
    'SSSSSSSSSSS',
  ],
};
const hand = (cards: string): HandNews => ({ cards: cards.split(' ') as Card[], total: 0 });
const drawn = (player: string, banker: string) =>
  followsTableau(
    { coup: 1, hands: { player: hand(player), banker: hand(banker) }, outcomes: { player: 'tie' } },
    TABLEAU,
  );

describe('a winner', () => {
  const hands = { right: hand('4h 4d'), left: hand('2h 5d'), banker: hand('3c 2d 4s') };
  const won = (right: Outcome, left: Outcome) => hasRightWinners({ coup: 1, hands, outcomes: { right, left } });

  it('follows from the totals, and a natural only faces two cards', () => {
    expect(won('player', 'banker')).toBe(true);
    expect(won('banker', 'banker')).toBe(false);
    expect(won('player', 'tie')).toBe(false);
  });

  it('is named for each side, and for no other', () => {
    const { right, banker } = hands;
    const player: Outcome = 'player';
    expect(hasRightWinners({ coup: 1, hands, outcomes: { right: player } })).toBe(false);
    expect(hasRightWinners({ coup: 1, hands: { right, banker }, outcomes: { left: player } })).toBe(false);
  });
});

describe('a shoe', () => {
  const rules = { packs: 1, stop_depth: 10, one_more: false, burn: 0 };

  it('ends with the coup of its stop card, or with the last one that was called', () => {
    expect(mayEnd(rules, [20, 45])).toBe(true);
    expect(mayEnd(rules, [20])).toBe(false);
    expect(mayEnd(rules, [20], 1)).toBe(true);
    expect(mayEnd(rules, [20], 2)).toBe(false);
    expect(mayEnd(rules, [20, 45], 4)).toBe(true);
  });

  it('ends before where a bank has a new one, and never later (AD-B13)', () => {
    expect(mayEnd({ ...rules, new_shoe: true }, [20])).toBe(true);
    expect(mayEnd({ ...rules, new_shoe: true }, [20, 45, 50])).toBe(false);
  });
});

describe('third cards', () => {
  it.each([
    ['9h Td', '2c 3c'],
    ['2h 3d', '4c 4d'],
    ['2h 4d', '3c 3d'],
    ['2h 4d', '2c 3d Th'],
    ['2h 3d 8c', 'Tc 3d'],
    ['2h 3d 9c', 'Tc 3d 4s'],
    ['Ah Kd 6c', '3c 3d 2s'],
  ])('%s against %s are drawn correctly', (player, banker) => {
    expect(drawn(player, banker)).toBe(true);
  });

  it.each([
    ['9h Td', '2c 3c 4c'],
    ['9h Td As', '2c 3c'],
    ['2h 3d', '2c 4d'],
    ['2h 4d Ac', '3c 3d'],
    ['2h 4d', '3c 3d Th'],
    ['2h 3d 8c', 'Tc 3d 2s'],
    ['2h 3d 9c', 'Tc 3d'],
    ['2h 3d 9c', 'Tc 3d 4s 2d'],
    ['2h', '9c Td'],
  ])('%s against %s are not', (player, banker) => {
    expect(drawn(player, banker)).toBe(false);
  });
});

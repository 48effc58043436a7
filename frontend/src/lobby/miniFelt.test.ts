import { expect, it } from 'vitest';
import { chairsOf, handsOf } from './miniFelt';

it('places every chair once, from left to right', () => {
  const chairs = chairsOf({ chairs: 'p.ba.' });
  expect(chairs.map(({ who }) => who)).toEqual(['person', 'free', 'bot', 'away', 'free']);
  expect(chairs.map(({ x }) => x)).toEqual(chairs.map(({ x }) => x).sort((a, b) => a - b));
  expect(chairsOf({ chairs: '' })).toEqual([]);
});

it('totals the hands and says which of them won', () => {
  const last = {
    hands: { player: ['9h', 'Kd'], banker: ['Ac', '4s', 'Td'] },
    outcomes: { player: 'player' as const },
  };
  expect(handsOf({ last }).map(({ side, total, result }) => [side, total, result])).toEqual([
    ['player', 9, 'won'],
    ['banker', 5, 'lost'],
  ]);
  expect(handsOf({ last: null })).toEqual([]);
});

import { expect, it } from 'vitest';
import { isLaterUnderWay } from './underWay';

const COUP = { coup: 1 } as never;
const NONE = { player: { cards: [] }, banker: { cards: [] } };

it.each<[string, number, object[], never[], object, boolean]>([
  ['the shoe itself has cards and stakes', 1, [{ stake: 9 }], [COUP], { player: { cards: ['As'] } }, false],
  ['the next has only been opened', 2, [{ stakes: [] }, { stakes: [] }], [], NONE, false],
  ['somebody has staked on it', 2, [{ stakes: [] }, { stakes: [{}] }], [], NONE, true],
  ['somebody has staked against its bank', 2, [{ stake: 0 }, { stake: 9 }], [], NONE, true],
  ['a card of it has been dealt', 2, [], [], { ...NONE, banker: { cards: ['As'] } }, true],
  ['a coup of it is over', 2, [{ stake: 0 }], [COUP], NONE, true],
])('knows whether a later shoe is played where %s', (_, shoe, seats, coups, hands, played) =>
  expect(isLaterUnderWay(1, { shown: { shoe, view: { seats } } as never, coups, hands: hands as never })).toBe(played),
);

it('knows nothing before the table has been shown', () =>
  expect(isLaterUnderWay(1, { shown: null, coups: [COUP], hands: NONE })).toBe(false));

import { expect, it } from 'vitest';
import type { OwnCoup, OwnCoups } from '../api';
import { groupByDay } from './coupList';

const own = (id: number, room: string, shoe: number, at: string) => ({ id, room, shoe, day: at }) as OwnCoup;
const page = (coups: OwnCoup[], days: OwnCoups['days'] = []): OwnCoups => ({
  coups,
  more: null,
  shoes: coups.map(({ room, shoe }) => ({ room, shoe, coups: 40, staked: 4000, won: -shoe })),
  days,
  all: null,
  zone: 'UTC',
});

it('lists coups by day and shoe, across pages, with complete totals', () => {
  const days = groupByDay([
    page(
      [own(9, 'a', 2, '2026-02-03'), own(8, 'a', 2, '2026-02-03'), own(7, 'b', 1, '2026-02-03')],
      [{ day: '2026-02-03', won: 75 }],
    ),
    page(
      [own(6, 'b', 1, '2026-02-03'), own(5, 'a', 2, '2026-02-03'), own(4, 'a', 2, '2026-02-02')],
      [{ day: '2026-02-03', won: 75 }],
    ),
  ]);
  expect(days.map(({ day, won }) => [day, won])).toEqual([
    ['2026-02-03', 75],
    ['2026-02-02', 0],
  ]);
  const sittings = days.map((each) =>
    each.sittings.map(({ of, sums, coups }) => [of.room, sums?.won, ...coups.map(({ id }) => id)]),
  );
  expect(sittings).toEqual([
    [
      ['a', -2, 9, 8],
      ['b', -1, 7, 6],
      ['a', -2, 5],
    ],
    [['a', -2, 4]],
  ]);
});

it('lists nothing if nothing was played', () => expect(groupByDay([page([])])).toEqual([]));

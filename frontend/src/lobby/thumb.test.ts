import { expect, it } from 'vitest';
import { chairsOf, handsOf, type Road, type Sheet, sheetsOf, WIDE } from './thumb';

const NONE = { big_road: '', big_eye_boy: '', small_road: '', cockroach_road: '' };
/** How many marks of each colour are on a sheet, in drawing order. */
const counts = ({ marks }: Sheet) => marks.map(({ d }) => d.split('M').length - 1);
const onTop = (road: Road, of: Partial<typeof NONE>, beads = 'pbt') =>
  sheetsOf({ beads: { player: beads }, roads: { player: { ...NONE, ...of } } }, road)[0]!;

it('draws empty sheets before the first coup, and for data stored before there were roads', () => {
  const bare = sheetsOf({ beads: {}, roads: {} }, 'bead_plate');
  expect(bare.map(({ road }) => road)).toEqual(['bead_plate', 'big_eye_boy', 'small_road', 'cockroach_road']);
  expect(bare.flatMap(counts)).toEqual([]);
  expect(sheetsOf({ beads: { player: 'pp' }, roads: {} }, 'bead_plate').map(counts)).toEqual([[2], [], [], []]);
});

it('draws the newest part of the bead plate that leaves a column free', () => {
  expect(counts(onTop('bead_plate', {}, 'p'.repeat(66)))).toEqual([66]);
  expect(counts(onTop('bead_plate', {}, 'p'.repeat(66) + 'bt'))).toEqual([60, 1, 1]);
});

it('draws ties on the big road, and leaves bare places empty', () => {
  // Player, Banker, the centres of the rings, and the ties on one win of each.
  expect(counts(onTop('big_road', { big_road: 'pP/b/p....B' }))).toEqual([3, 2, 5, 2]);
  expect(counts(onTop('big_road', { big_road: 'T' }))).toEqual([1]);
});

it('draws each derived road in its shape, below and on top', () => {
  const of = { big_eye_boy: 'rr/b', small_road: 'r/bb', cockroach_road: 'r' };
  const [, ...below] = sheetsOf({ beads: { player: 'p' }, roads: { player: { ...NONE, ...of } } }, 'bead_plate');
  expect(below.map(counts)).toEqual([[2, 1, 3], [1, 2], [1]]);
  expect(counts(onTop('small_road', of))).toEqual([1, 2]);
});

it('gives two sides half of the width each', () => {
  const sheets = sheetsOf({ beads: { right: 'p'.repeat(66), left: 'b' }, roads: {} }, 'bead_plate');
  const [right, left] = [sheets[0]!, sheets[4]!];
  expect(counts(right)).toEqual([4 * 6]);
  expect(right.x + right.wide).toBeLessThan(left.x);
  expect(left.x + left.wide).toBe(WIDE);
});

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

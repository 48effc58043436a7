import type { RoomSummary } from '../api';
import { COLOURS, INKS, PAPER, ROWS, type Shape } from '../parts/scorecards';
import { put, taken } from '../storage';
import { type Result, resultOf } from '../room/coups';

/** Thumbnails of a table's roads: one on top, and below it the three derived from the big road. */

/** In the order of the menu. */
export const ROADS = ['bead_plate', 'big_road', 'big_eye_boy', 'small_road', 'cockroach_road'] as const;
export type Road = (typeof ROADS)[number];
type Dashed<S extends string> = S extends `${infer A}_${infer B}` ? `${A}-${Dashed<B>}` : S;
/** The name of a road in message ids. */
export const dashName = (road: Road) => road.replaceAll('_', '-') as Dashed<Road>;
const DERIVED = ROADS.slice(2);
const SHAPES: Record<Road, Shape> = {
  bead_plate: 'disc',
  big_road: 'ring',
  big_eye_boy: 'ring',
  small_road: 'disc',
  cockroach_road: 'dash',
};

export const WIDE = 108;
/** Square sizes of the top road and of those below. */
const [LARGE, SMALL, GAP] = [9, 4, 3];
export const HIGH = ROWS * (LARGE + SMALL) + GAP;

/** Marks of one colour, as a path with a stroke width. */
interface Marks {
  ink: string;
  wide: number;
  d: string;
}

export interface Sheet {
  road: Road;
  x: number;
  y: number;
  wide: number;
  high: number;
  marks: Marks[];
}

/** One letter per bead, column by column. */
function columnsOf({ beads, roads }: Pick<RoomSummary, 'beads' | 'roads'>, side: string, road: Road): string[] {
  if (road === 'bead_plate') return beads[side]?.match(/.{1,6}/g) ?? [];
  return roads[side]?.[road].split('/') ?? [];
}

function drawn(columns: readonly string[], road: Road, cell: number): Marks[] {
  const shape = SHAPES[road];
  const inks: [string, string][] = DERIVED.includes(road)
    ? [
        ['r', COLOURS.red],
        ['b', COLOURS.blue],
      ]
    : [
        ['p', INKS.player],
        ['b', INKS.banker],
        ['t', INKS.tie],
      ];
  const slash = `m${-cell * 0.3} ${cell * 0.3}l${cell * 0.6} ${-cell * 0.6}`;
  const beads = columns.flatMap((column, x) =>
    [...column].map((letter, y) => ({ letter, at: `M${(x + 0.5) * cell} ${(y + 0.5) * cell}` })),
  );
  const marked = (ink: string, wide: number, is: (letter: string) => boolean, mark = 'h0'): Marks => ({
    ink,
    wide,
    d: beads
      .filter(({ letter }) => is(letter))
      .map(({ at }) => at + mark)
      .join(''),
  });
  const marks = inks.map(([letter, ink]) =>
    shape === 'dash'
      ? marked(ink, cell * 0.24, (each) => each === letter, slash)
      : marked(ink, cell * 0.84, (each) => each.toLowerCase() === letter && each !== 'T'),
  );
  if (shape === 'ring') marks.push(marked(PAPER, cell * 0.42, (letter) => /[pbr]/i.test(letter)));
  marks.push(marked(INKS.tie, cell * 0.2, (letter) => /[PBT]/.test(letter), slash));
  return marks.filter(({ d }) => d);
}

/** The sheets of a table; two sides share the width, and a side without coups has empty sheets. */
export function sheetsOf(line: Pick<RoomSummary, 'beads' | 'roads'>, top: Road): Sheet[] {
  const sides = Object.keys(line.beads).length ? Object.keys(line.beads) : [''];
  const share = (WIDE - GAP * (sides.length - 1)) / sides.length;
  return sides.flatMap((side, nth) => {
    const left = nth * (share + GAP);
    const sheet = (road: Road, cell: number, x: number, y: number, wide: number): Sheet => {
      const columns = Math.floor(wide / cell) - (y ? 0 : 1);
      return {
        road,
        x: left + x,
        y,
        wide,
        high: ROWS * cell,
        marks: drawn(columnsOf(line, side, road).slice(-columns), road, cell),
      };
    };
    const third = (share - 2) / 3;
    const below = DERIVED.map((road, at) => sheet(road, SMALL, at * (third + 1), ROWS * LARGE + GAP, third));
    return [sheet(top, LARGE, 0, 0, share), ...below];
  });
}

const KEPT_AS = 'lobby-road';
export const keepRoad = (road: Road): boolean => put(KEPT_AS, road);
/** The road chosen for the top in this browser. */
export const keptRoad = (): Road => ROADS.find((road) => road === taken(KEPT_AS)) ?? 'bead_plate';

/** The size of a miniature felt, with chairs along its round side and the hands of the last coup. */
export const FELT = { width: 320, height: 150 };
export const CARD = { width: 28, height: 39, step: 23 };

export interface Chair {
  x: number;
  y: number;
  who: 'person' | 'away' | 'bot' | 'free';
}

const WHO: Record<string, Chair['who']> = { p: 'person', a: 'away', b: 'bot' };

/** The chairs from left to right, as seen from the croupier's side of the table. */
export function chairsOf({ chairs }: Pick<RoomSummary, 'chairs'>): Chair[] {
  return [...chairs].map((letter, at) => {
    const angle = Math.PI * (1.04 - (1.08 * (at + 0.5)) / chairs.length);
    return {
      x: FELT.width / 2 + 150 * Math.cos(angle),
      y: 30 + 110 * Math.max(-0.05, Math.sin(angle)),
      who: WHO[letter] ?? 'free',
    };
  });
}

interface MiniHand {
  side: string;
  x: number;
  total: number;
  result: Result | null;
  cards: { code: string; x: number }[];
}

const VALUES: Record<string, number> = { A: 1, T: 0, J: 0, Q: 0, K: 0 };
const totalOf = (cards: readonly string[]) =>
  cards.reduce((sum, [rank = '']) => sum + (VALUES[rank] ?? Number(rank)), 0) % 10;

/** The hands of the last coup, placed next to each other; the bank's hand has no outcome. */
export function handsOf({ last }: Pick<RoomSummary, 'last'>): MiniHand[] {
  if (!last) return [];
  const { outcomes } = last;
  const hands = Object.entries(last.hands);
  return hands.map(([side, cards], at) => {
    const x = FELT.width / 2 + (at - (hands.length - 1) / 2) * (hands.length > 2 ? 84 : 104);
    const wide = CARD.width + CARD.step * (cards.length - 1);
    return {
      side,
      x,
      total: totalOf(cards),
      result: resultOf(outcomes, side),
      cards: cards.map((code, nth) => ({ code, x: x - wide / 2 + nth * CARD.step })),
    };
  });
}

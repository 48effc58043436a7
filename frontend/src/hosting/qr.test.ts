import { expect, test } from 'vitest';
import { qrCode } from './qr';

/** Drawn by another program, the package `qrcode` 8 for Python, with the same mask. */
const ADDRESS = `
  #######..#.....######..#..#######
  #.....#.##.##.......#.#...#.....#
  #.###.#..###..#.#....###..#.###.#
  #.###.#.##.#....#..##.###.#.###.#
  #.###.#...#.####..#.#..#..#.###.#
  #.....#.#.#..#####...##.#.#.....#
  #######.#.#.#.#.#.#.#.#.#.#######
  ............##.#..#######........
  #####.#####.#.##.#..#.#..#.#.#.#.
  .#...#.#.#.....###.#####.###...##
  .####.##.#.##.....#.#......##....
  ##.##..#.###..#.#....###.#..#.#..
  ##.#.##.##.#.......##..##..##....
  #.#..#.#.##.####.#.#...##.##.#.##
  #.#.####.....####.#.#.#.####.#.#.
  ...##...#...##.#....###.#.###.#..
  #.#.###..#..#.##.#.#..#.....#..#.
  #....#..#......######..#####.#.##
  ....####.#.##..##.......#..###.#.
  ..###....###..###..#.##.#.#...#..
  ##.##.##..##...#...##.......##.#.
  ###..#...#..###.#.#.########..###
  #..#####.....#####..#...#....###.
  #...#..###..##.#..##.##.#..#..#..
  #..##.#####.#.#####...#.######..#
  ........##.........#.####...#...#
  #######.#..##..#.#....###.#.####.
  #.....#..#.#..#.#.##.#..#...#.#..
  #.###.#.####...###..#...######..#
  #.###.#.#...#####.##..#.#...#.###
  #.###.#.#....###.##..#...###.....
  #.....#.##..##.#.....###..###.#..
  #######.#...#.#.#..##.#.#.#.#..#.
`;
/** Other versions: the text, and the start of the hash of what that program draws. */
const OTHERS: [string, string][] = [
  ['a'.repeat(1), '9acaf2f75606b715'],
  ['q'.repeat(154), '68131ea6ab3f13f5'],
  ['w'.repeat(230), '8163bb2424cde23e'],
  ['é'.repeat(135), '30b4d738b7be701c'],
];

const drawn = (text: string): string[] | undefined =>
  qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('an address is drawn as another program draws it', () => {
  expect(drawn('http://192.168.1.20:8000/rooms/k3v9x2#Zm9vYmFyYmF6cXV1eA')).toEqual(ADDRESS.trim().split(/\s+/));
});

test.each(OTHERS)('%s is drawn as another program draws it', async (text, start) => {
  const code = drawn(text)?.join('\n') ?? '';
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
  expect([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')).toMatch(new RegExp(`^${start}`));
});

test('a text that is too long has no code', () => {
  expect(qrCode('a'.repeat(271))).not.toBeNull();
  expect(qrCode('a'.repeat(272))).toBeNull();
});

/*
 * QR codes by ISO/IEC 18004: bytes, error correction level L, versions 1 to 10. That is enough for 271 bytes, and an
 * address has some 80.
 */

/** For each version from 1 on: its blocks, the error correction codewords of each, and all codewords. */
const VERSIONS = [
  [1, 7, 26],
  [1, 10, 44],
  [1, 15, 70],
  [1, 20, 100],
  [1, 26, 134],
  [2, 18, 172],
  [2, 20, 196],
  [2, 24, 242],
  [2, 30, 292],
  [4, 18, 346],
] as const;
/** The first four bits: the mode for bytes. */
const BYTES = 4;
/** Codewords that fill the rest. */
const FILLING = [0xec, 0x11];
/** Check bits of the format and of the version: how many, their polynomial, and what the result is masked with. */
const FORMAT = [10, 0x537, 0x5412] as const;
const VERSION = [12, 0x1f25, 0] as const;
const LEVEL_L = 1;

/** Patterns by row and column: where they are 0, the data are inverted. */
const MASKS: readonly ((y: number, x: number) => number)[] = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];

const range = (count: number): number[] => [...Array(count).keys()];
const bit = (value: number, at: number): number => (value >> at) & 1;
const bitsOf = (value: number, count: number): number[] => range(count).map((at) => bit(value, count - 1 - at));

/** Multiply in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) product = (product << 1) ^ (bit(product, 7) * 0x11d) ^ (bit(other, at) * one);
  return product;
}

/** The Reed-Solomon codewords of a block. */
function correctionOf(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let root = 1; divisor.length <= count; root = times(root, 2))
    divisor = [...divisor, 0].map((each, at) => each ^ (at ? times(divisor[at - 1]!, root) : 0));
  let rest = Array<number>(count).fill(0);
  for (const each of block) {
    const factor = each ^ rest[0]!;
    rest = range(count).map((at) => (rest[at + 1] ?? 0) ^ times(divisor[at + 1]!, factor));
  }
  return rest;
}

/** A value followed by its check bits. */
function checked(value: number, [degree, polynomial, mask]: readonly [number, number, number]): number {
  let rest = value;
  for (let at = 0; at < degree; at++) rest = (rest << 1) ^ (bit(rest, degree - 1) * polynomial);
  return ((value << degree) | rest) ^ mask;
}

/** The bits of the length of the text. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** The number of codewords for the data. */
function roomIn(version: number): number {
  const [blocks, correction, all] = VERSIONS[version - 1]!;
  return all - blocks * correction;
}

/** The codewords in the order in which they are drawn: those of all blocks in turn. */
function codewordsOf(text: Uint8Array, version: number): number[] {
  const [blocks, correction] = VERSIONS[version - 1]!;
  const room = roomIn(version);
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(text.length, lengthBits(version))];
  for (const byte of text) bits.push(...bitsOf(byte, 8));
  /** The end: four bits, which complete the last byte. */
  bits.push(0, 0, 0, 0);
  const data = range(bits.length / 8).map((at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2));
  for (let at = 0; data.length < room; at++) data.push(FILLING[at % 2]!);
  /** The last blocks are a codeword longer if the data do not divide evenly. */
  const short = Math.floor(room / blocks);
  const parts = range(blocks).map((at) => data.splice(0, short + Number(at >= blocks - (room % blocks))));
  const woven = (rows: number[][]) =>
    range(Math.max(...rows.map(({ length }) => length))).flatMap((at) => rows.flatMap((row) => row.slice(at, at + 1)));
  return [...woven(parts), ...woven(parts.map((part) => correctionOf(part, correction)))];
}

/** The rows and columns of the small squares. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

/** Everything but the data and the format: 1 is dark, and cells for data are missing. */
function frame(version: number, size: number): number[][] {
  const grid: number[][] = range(size).map(() => []);
  const put = (y: number, x: number, dark: number) => {
    if (grid[y] && x >= 0 && x < size) grid[y][x] = dark;
  };
  const square = (y: number, x: number, reach: number, light: readonly number[]) => {
    for (const down of range(2 * reach + 1))
      for (const right of range(2 * reach + 1)) {
        const ring = Math.max(Math.abs(down - reach), Math.abs(right - reach));
        put(y + down - reach, x + right - reach, Number(!light.includes(ring)));
      }
  };
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(y, x, 4, [2, 4]);
  const places = alignments(version, size);
  for (const y of places) for (const x of places) if (grid[y]![x] === undefined) square(y, x, 2, [1]);
  for (let at = 8; at < size - 8; at++) {
    put(6, at, 1 - (at % 2));
    put(at, 6, 1 - (at % 2));
  }
  for (const at of version > 6 ? range(18) : []) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    put(far, near, bit(checked(version, VERSION), at));
    put(near, far, bit(checked(version, VERSION), at));
  }
  format(grid, 0);
  return grid;
}

/** Draw the format, in both places. */
function format(grid: number[][], mask: number): void {
  const size = grid.length;
  const value = checked((LEVEL_L << 3) | mask, FORMAT);
  for (const at of range(15)) {
    const [y, x] = at < 8 ? [at < 6 ? at : at + 1, 8] : [8, at < 9 ? 7 : 14 - at];
    grid[y]![x] = bit(value, at);
    if (at < 8) grid[8]![size - 1 - at] = bit(value, at);
    else grid[size - 15 + at]![8] = bit(value, at);
  }
  grid[size - 8]![8] = 1;
}

/** The cells for data in the order of the bits: up and down in double columns, from the right. */
function* cells(grid: readonly number[][]): Generator<[number, number]> {
  const size = grid.length;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (const at of range(size))
      for (const x of [right, right - 1]) {
        const y = (right + 1) & 2 ? at : size - 1 - at;
        if (grid[y]![x] === undefined) yield [y, x];
      }
}

/** How hard the code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(grid: readonly number[][]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.join(''));
  const lines = [...rows, ...range(size).map((x) => grid.map((row) => row[x]).join(''))];
  const all = rows.join('');
  let sum = 10 * Math.floor(Math.abs(all.replaceAll('0', '').length / all.length - 0.5) * 20);
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (const y of range(size - 1))
    for (const x of range(size - 1)) {
      const four = grid[y]![x]! + grid[y]![x + 1]! + grid[y + 1]![x]! + grid[y + 1]![x + 1]!;
      if (four % 4 === 0) sum += 3;
    }
  return sum;
}

/** The rows of a code, in which 1 is dark; null if the text is too long. */
export function qrCode(text: string): number[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = range(VERSIONS.length + 1).find(
    (each) => each && bytes.length + (lengthBits(each) + 8) / 8 <= roomIn(each),
  );
  if (!version) return null;
  const blank = frame(version, 17 + 4 * version);
  const bits = codewordsOf(bytes, version).flatMap((each) => bitsOf(each, 8));
  const codes = MASKS.map((pattern, mask) => {
    const grid = blank.map((row) => [...row]);
    let at = 0;
    for (const [y, x] of cells(blank)) grid[y]![x] = (bits[at++] ?? 0) ^ Number(pattern(y, x) === 0);
    format(grid, mask);
    return { grid, penalty: penalty(grid) };
  });
  return codes.reduce((best, each) => (each.penalty < best.penalty ? each : best)).grid;
}

import {
  above,
  alongEdges,
  alongSides,
  clearing,
  reach,
  type Box,
  type Oval,
  type Point,
  type Thing,
} from './geometry';

/**
 * How the hands are arranged: in a row with the bank below, among or above them (next to the croupier's words), or
 * stacked, with names above or next to the cards.
 */
export type Form = 'below' | 'amid' | 'over' | 'stacked' | 'beside';

/** The position of everything on a table, in pixels from its centre. */
export interface Layout {
  /** Portrait: chairs are along the sides. */
  upright: boolean;
  /** So low that the bank is shown without its chips. */
  low: boolean;
  chair: Box;
  /** The edge of the cloth, and the thickness of the wood there. */
  edge: Oval;
  rim: number;
  /** The croupier, then each chair from their right on. */
  spots: readonly Point[];
  /** The side in pixels of the square for the chips in front of a chair; at 0 the chairs show the sums. */
  stake: number;
  /** The area of the words and hands, the height of the words and the width of a card. */
  middle: Thing;
  words: number;
  form: Form;
  card: number;
}

const NARROW = 620;
/** From this height in pixels there is room for chips in front of the chairs, and for the shoe. */
const ROOMY = 460;
/** Up to this height there is no room for the bank's chips. */
const LOW = 390;
/** The distance above the chair of a stake shown as a badge. */
const BADGE = 17;
const GAP = 6;
/** The sides in pixels of the square for a stack with its sum; a greater one is used if it costs the cards little. */
export const STAKES = [96, 80, 64];
const INWARDS = 0.9;
/** The height in pixels of the marks above a chair. */
const MARKS = 6;
/** The width in pixels of the bank among the hands. */
export const AMID = 126;
/** The size of a three-card hand, in card widths. */
const HAND = { wide: 3.24, high: 1.4 };
const LARGEST = 128;
const SMALLEST = 20;
/** The least card width in pixels that still allows chips on the felt. */
const LEGIBLE = 60;
/** How square the table may be: the roundest shape that costs the cards little is used; a low table is square. */
const BENDS = [2.7, 3.5, 5];
const SQUARE = 9;
/** Cards of at least this fraction of the greatest width count as equally good. */
const LITTLE = 0.9;

/** The space of each form not used by cards, in pixels: for the bank, and around each hand. */
const ROOM: Record<'wide' | 'low' | 'upright', readonly { form: Form; bank: Box; hand: Box }[]> = {
  wide: [
    { form: 'below', bank: { wide: 0, high: 82 }, hand: { wide: 40, high: 60 } },
    { form: 'amid', bank: { wide: AMID + 16, high: 0 }, hand: { wide: 40, high: 60 } },
  ],
  low: [{ form: 'over', bank: { wide: 0, high: 0 }, hand: { wide: 22, high: 37 } }],
  upright: [
    { form: 'stacked', bank: { wide: 0, high: 48 }, hand: { wide: 14, high: 41 } },
    { form: 'beside', bank: { wide: 0, high: 42 }, hand: { wide: 92, high: 14 } },
  ],
};

/**
 * The arrangement of these hands in a box and their card width; a later form replaces an earlier one only if it is
 * clearly better.
 */
function fitted({ wide, high }: Box, hands: number, kind: keyof typeof ROOM): { form: Form; card: number } {
  const [rows, columns] = kind === 'upright' ? [hands, 1] : [1, hands];
  const forms = ROOM[kind].map(({ form, bank, hand }) => {
    const down = (high - bank.high - rows * hand.high) / (rows * HAND.high);
    const along = (wide - bank.wide - columns * hand.wide) / (columns * HAND.wide);
    return { form, card: Math.min(down, along, LARGEST) };
  });
  const best = Math.max(...forms.map(({ card }) => card));
  // Where nothing fits, the form counts that is least too large.
  const { form, card } = forms.find(({ card }) => card >= best - Math.abs(best) * (1 - LITTLE))!;
  return { form, card: Math.max(SMALLEST, card) };
}

/**
 * The height in pixels of two lines of the croupier's words with a smaller one below, or of three small lines where the
 * bank is next to them.
 */
const said = ({ wide }: Box, low: boolean): number =>
  low ? 54 : 2.44 * Math.min(21.6, Math.max(16, wide * 0.0185)) + 18;

/**
 * A landscape table with its chairs along the long edges, with the given squareness and space for chips in front of
 * them.
 */
function lying(box: Box, chairs: number, hands: number, bend: number, stake: number): Layout {
  const low = box.high < LOW;
  const rim = low ? 16 : 26;
  const most = chairs + 1 - above(chairs + 1);
  const wide = Math.min(150, Math.max(68, box.wide * 0.125), (box.wide - GAP) / Math.max(most, 5) - GAP);
  const chair = { wide, high: 42 };
  const edge = { across: box.wide / 2 - rim / 2 - 4, down: box.high / 2 - chair.high / 2 - (stake ? 4 : BADGE), bend };
  const spots = alongEdges(edge, chairs + 1, Math.min(box.wide / 2 - wide / 2 - 4, most * wide));
  const things = spots.flatMap((spot): Thing[] => [
    { ...spot, wide, high: chair.high + (stake ? 0 : BADGE) },
    ...(stake ? [{ ...before(spot, chair, stake), wide: stake, high: stake }] : []),
  ]);
  const words = said(box, low);
  const kind = low ? 'low' : 'wide';
  const whole = { wide: 2 * (reach(edge, edge.down / 2) - rim / 2 - GAP), high: box.high };
  const inner = (found: Box) => ({ ...found, high: found.high - words });
  const found = clearing(things, whole, (each) => fitted(inner(each), hands, kind).card);
  const middle = { ...found, x: 0, y: stake ? 0 : -BADGE / 2 };
  return { upright: false, low, chair, edge, rim, spots, stake, middle, words, ...fitted(inner(found), hands, kind) };
}

/** A portrait table with its chairs along the sides and the croupier's words above it. */
function standing(box: Box, chairs: number, hands: number): Layout {
  const rim = 16;
  const high = 40;
  const down = box.high - high - BADGE - 4;
  const most = 1 + Math.floor(down / (high + BADGE));
  const chair = {
    wide: Math.min(Math.max(58, box.wide * 0.17), box.wide / Math.max(4, chairs - 2 * most + 2) - GAP),
    high,
  };
  const sides = { wide: box.wide - chair.wide - 4, high: down };
  const spots = alongSides(sides, chairs, most).map(({ x, y }) => ({ x, y: y + BADGE / 2 }));
  const top = rim + 6;
  const below = chair.high + BADGE + GAP;
  const middle = {
    x: 0,
    y: (top - below) / 2,
    wide: box.wide - 2 * (chair.wide + 4 + GAP),
    high: box.high - top - below,
  };
  const edge = { across: sides.wide / 2, down: box.high / 2 - rim / 2 - 2, bend: 6 };
  const croupier = { x: 0, y: -box.high / 2 };
  return {
    upright: true,
    low: box.high < LOW,
    chair,
    edge,
    rim,
    spots: [croupier, ...spots],
    stake: 0,
    middle,
    words: 0,
    ...fitted(middle, hands, 'upright'),
  };
}

/**
 * The position of the chips in front of a chair, clear of the marks on its upper edge: at the ends of a row they move
 * towards the middle, to stay on the cloth.
 */
export const before = ({ x, y }: Point, chair: Box, stake: number): Point => ({
  x: x * INWARDS,
  y: y - Math.sign(y) * ((chair.high + stake) / 2 + (y > 0 ? MARKS : 4)),
});

/** Lay out a table of this size with these chairs and hands, with cards as large as possible. */
export function layout(box: Box, chairs: number, hands: number): Layout {
  if (box.wide < NARROW && box.high > box.wide * 0.7) return standing(box, chairs, hands);
  const shaped = (stake: number): Layout => {
    const all = [...(box.high < LOW ? [] : BENDS), SQUARE].map((bend) => lying(box, chairs, hands, bend, stake));
    const best = Math.max(...all.map(({ card }) => card));
    return all.find(({ card }) => card >= best * LITTLE)!;
  };
  if (box.high < ROOMY) return shaped(0);
  const withChips = STAKES.map(shaped).filter(({ chair, stake }) => stake <= INWARDS * (chair.wide + GAP));
  const most = Math.max(...withChips.map(({ card }) => card));
  return withChips.find(({ card }) => card >= LEGIBLE && card >= most * LITTLE) ?? shaped(0);
}

import { above, alongEdges, alongSides, clearing, reach, type Box, type Oval, type Point, type Thing } from './oval';

/**
 * How the hands lie: in a row, with the bank below, among them, or over them beside the croupier's words; or one upon the other,
 * with their names above or beside the cards.
 */
export type Form = 'below' | 'amid' | 'over' | 'stacked' | 'beside';

/** Where everything is on a table, in pixels from its middle. */
export interface Layout {
  /** Held upright, it has its chairs along its sides. */
  upright: boolean;
  /** So low that the bank lies there without its chips. */
  low: boolean;
  chair: Box;
  /** The edge of the cloth, and how thick the wood is there. */
  edge: Oval;
  rim: number;
  /** The croupier, then each chair from their right on. */
  spots: readonly Point[];
  /** Whether chips lie before the chairs; else the chairs tell of them. */
  piles: boolean;
  /** Where the words and the hands lie; how high the words are, and how wide a card is. */
  middle: Thing;
  words: number;
  form: Form;
  card: number;
}

const NARROW = 620;
/** So high, in pixels, there is room for chips before the chairs, and for the shoe. */
const ROOMY = 460;
/** So low there is none for the bank's chips. */
const LOW = 390;
/** A stake that the chair tells of stands so far above it. */
const BADGE = 17;
const GAP = 6;
/** Pixels that a stack before a chair takes with its sum. */
export const STAKE = { wide: 64, high: 64 };
const INWARDS = 0.9;
/** Pixels that marks reach above a chair. */
const MARKS = 6;
/** Pixels that the bank takes where it lies among the hands. */
export const AMID = 126;
/** Of a hand of three cards, in widths of a card. */
const HAND = { wide: 3.24, high: 1.4 };
const LARGEST = 128;
const SMALLEST = 20;
/** Pixels that a card is wide at the least, for chips to lie upon the felt too. */
const LEGIBLE = 60;
/** How square the table is: the roundest is taken that costs the cards little, and a low one is square. */
const BENDS = [2.7, 3.5, 5];
const SQUARE = 9;
/** The part of the largest width that is as good for a card. */
const LITTLE = 0.9;

/** What of a form is not cards, in pixels: the bank, and the rest of each hand. */
const ROOM: Record<'wide' | 'low' | 'upright', readonly { form: Form; bank: Box; hand: Box }[]> = {
  wide: [
    { form: 'below', bank: { wide: 0, high: 82 }, hand: { wide: 40, high: 60 } },
    { form: 'amid', bank: { wide: AMID + 16, high: 0 }, hand: { wide: 40, high: 60 } },
  ],
  low: [
    { form: 'over', bank: { wide: 0, high: 0 }, hand: { wide: 22, high: 37 } },
  ],
  upright: [
    { form: 'stacked', bank: { wide: 0, high: 48 }, hand: { wide: 14, high: 41 } },
    { form: 'beside', bank: { wide: 0, high: 42 }, hand: { wide: 92, high: 14 } },
  ],
};

/** How so many hands lie in such a box, and how wide their cards are: a form that others follow is better where it costs little. */
function fitted({ wide, high }: Box, hands: number, kind: keyof typeof ROOM): { form: Form; card: number } {
  const [rows, columns] = kind === 'upright' ? [hands, 1] : [1, hands];
  const forms = ROOM[kind].map(({ form, bank, hand }) => {
    const down = (high - bank.high - rows * hand.high) / (rows * HAND.high);
    const along = (wide - bank.wide - columns * hand.wide) / (columns * HAND.wide);
    return { form, card: Math.max(SMALLEST, Math.min(down, along, LARGEST)) };
  });
  const best = Math.max(...forms.map(({ card }) => card));
  return forms.find(({ card }) => card >= best * LITTLE)!;
}

/** Pixels that two lines of the croupier's words take, and a smaller one below them; three small ones, where the bank is beside them. */
const said = ({ wide }: Box, low: boolean): number => (low ? 54 : 2.44 * Math.min(21.6, Math.max(16, wide * 0.0185)) + 18);

/** A table with its chairs along the long edges, so square, with chips before them or not. */
function lying(box: Box, chairs: number, hands: number, bend: number, piles: boolean): Layout {
  const low = box.high < LOW;
  const rim = low ? 16 : 26;
  const most = chairs + 1 - above(chairs + 1);
  const wide = Math.min(150, Math.max(68, box.wide * 0.125), (box.wide - GAP) / Math.max(most, 5) - GAP);
  const chair = { wide, high: 42 };
  const edge = { across: box.wide / 2 - rim / 2 - 4, down: box.high / 2 - chair.high / 2 - (piles ? 4 : BADGE), bend };
  const spots = alongEdges(edge, chairs + 1, Math.min(box.wide / 2 - wide / 2 - 4, most * wide));
  const things = spots.flatMap((spot): Thing[] => [
    { ...spot, wide, high: chair.high + (piles ? 0 : BADGE) },
    ...(piles ? [{ ...before(spot, chair), ...STAKE }] : []),
  ]);
  const words = said(box, low);
  const kind = low ? 'low' : 'wide';
  const whole = { wide: 2 * (reach(edge, edge.down / 2) - rim / 2 - GAP), high: box.high };
  const inner = (found: Box) => ({ ...found, high: found.high - words });
  const found = clearing(things, whole, (each) => fitted(inner(each), hands, kind).card);
  const middle = { ...found, x: 0, y: piles ? 0 : -BADGE / 2 };
  return { upright: false, low, chair, edge, rim, spots, piles, middle, words, ...fitted(inner(found), hands, kind) };
}

/** A table with its chairs along its sides, whose croupier speaks from above it. */
function standing(box: Box, chairs: number, hands: number): Layout {
  const rim = 16;
  const high = 40;
  const down = box.high - high - BADGE - 4;
  const most = 1 + Math.floor(down / (high + BADGE));
  const chair = { wide: Math.min(Math.max(58, box.wide * 0.17), box.wide / Math.max(4, chairs - 2 * most + 2) - GAP), high };
  const sides = { wide: box.wide - chair.wide - 4, high: down };
  const spots = alongSides(sides, chairs, most).map(({ x, y }) => ({ x, y: y + BADGE / 2 }));
  const top = rim + 6;
  const below = chair.high + BADGE + GAP;
  const middle = { x: 0, y: (top - below) / 2, wide: box.wide - 2 * (chair.wide + 4 + GAP), high: box.high - top - below };
  const edge = { across: sides.wide / 2, down: box.high / 2 - rim / 2 - 2, bend: 6 };
  const croupier = { x: 0, y: -box.high / 2 };
  return { upright: true, low: box.high < LOW, chair, edge, rim, spots: [croupier, ...spots], piles: false, middle, words: 0, ...fitted(middle, hands, 'upright') };
}

/** Where chips lie before a chair, clear of the marks that stand on its upper edge: at the ends of a row nearer to the middle, on the cloth. */
export const before = ({ x, y }: Point, chair: Box): Point => ({ x: x * INWARDS, y: y - Math.sign(y) * ((chair.high + STAKE.high) / 2 + (y > 0 ? MARKS : 4)) });

/** Lay out a table of that size with so many chairs and hands; cards are as large as it allows. */
export function layout(box: Box, chairs: number, hands: number): Layout {
  if (box.wide < NARROW && box.high > box.wide * 0.7) return standing(box, chairs, hands);
  const shaped = (piles: boolean): Layout => {
    const all = [...(box.high < LOW ? [] : BENDS), SQUARE].map((bend) => lying(box, chairs, hands, bend, piles));
    const best = Math.max(...all.map(({ card }) => card));
    return all.find(({ card }) => card >= best * LITTLE)!;
  };
  const withPiles = box.high >= ROOMY ? shaped(true) : null;
  return withPiles && withPiles.card >= LEGIBLE ? withPiles : shaped(false);
}

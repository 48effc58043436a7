import {
  above,
  alongEdges,
  alongSides,
  clearing,
  GAP,
  reach,
  widthBetween,
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
  /** Whether the bank has one line only, so that its sum is at the banker's hand. */
  lined: boolean;
  /** So small that a chair has one line: a name, or what its player says, stakes or wins. */
  slim: boolean;
  /** How much larger than on a common screen chairs and words are, from 1. */
  grown: number;
  chair: Box;
  /** The edge of the cloth, and the thickness of the wood there. */
  edge: Oval;
  rim: number;
  /** The croupier, then each chair from their right on. */
  spots: readonly Point[];
  /** The side in pixels of the square for the chips in front of a chair; at 0 the chairs show the sums. */
  stake: number;
  /** The area of the croupier's words, if these are neither above the table nor next to the bank. */
  words: Thing | null;
  /** The area of the hands and the bank, and the width of a card. */
  middle: Thing;
  form: Form;
  card: number;
}

const NARROW = 620;
/** From this height in pixels there is room for chips in front of the chairs, and for the shoe. */
const ROOMY = 460;
/** Up to this height there is no room for the bank's chips below or among two and three hands. */
const LOW = { two: 390, three: 440 };
/** The height there of three small lines of the croupier's words, next to the bank. */
export const LOW_WORDS = 54;
/** The distance above the chair of a stake shown as a badge. */
const BADGE = 17;
const INWARDS = 0.9;
/** The height in pixels of the marks above a chair. */
const MARKS = 6;
/** The width in pixels of the bank among the hands. */
export const AMID = 126;
/** The least width in pixels of the croupier's words between the chips of the chairs next to them. */
const WORDY = 240;
/** The size in pixels of the croupier's plate. */
const PLATE = { wide: 122, high: 34 };
/** The greatest width in pixels of the shoe, which is half as high: so it stays above the croupier's words. */
const SHOE = 90;
/** The size of a three-card hand, in card widths. */
const HAND = { wide: 3.24, high: 1.4 };
const LARGEST = 148;
const MOST_GROWN = 1.5;
const SMALLEST = 20;
/** Up to this height chairs are along the sides of a wide table, too. */
const LOWEST = 300;
/** The least card width in pixels that still allows chips on the felt. */
const LEGIBLE = 60;
/**
 * What may be chosen, with the appeal of each: the layout is used whose cards are largest when multiplied by it. The
 * stakes are the sides in pixels of the square for a stack with its sum. A table is an ellipse at 2, and square at 9.
 */
const STAKES: Choices = [
  [96, 1],
  [80, 0.96],
  [64, 0.92],
  [0, 0.72],
];
const BENDS: Choices = [
  [2.7, 1],
  [3.5, 0.98],
  [5, 0.96],
  [7, 0.93],
  [9, 0.9],
];
const SQUARE = 9;
/** The height in pixels that a table may lose or gain at any of these limits without a change of its layout. */
const SLACK = 24;
/** The appeal of a second arrangement of the hands. */
const SECOND = 0.8;
/** The appeal of names next to the cards. */
const NARROWER = 0.9;
/** The appeal of the present layout while the table changes its size. */
const PRESENT = 1.15;

/** Values to choose from, each with its appeal. */
type Choices = readonly (readonly [value: number, appeal: number])[];

interface Room {
  form: Form;
  /** The space not used by cards, in pixels: for the bank, and around each hand. */
  bank: Box;
  hand: Box;
}

const BELOW: Room = { form: 'below', bank: { wide: 0, high: 68 }, hand: { wide: 40, high: 60 } };
const AMONG: Room = { form: 'amid', bank: { wide: AMID + 16, high: 0 }, hand: { wide: 40, high: 60 } };
const OVER: Room = { form: 'over', bank: { wide: 0, high: LOW_WORDS }, hand: { wide: 22, high: 37 } };
const STACKED: Room = { form: 'stacked', bank: { wide: 0, high: 48 }, hand: { wide: 14, high: 38 } };
const BESIDE: Room = { form: 'beside', bank: { wide: 0, high: 42 }, hand: { wide: 92, high: 14 } };
/** The space for a bank of one line. */
const LINE = { wide: 0, high: 30 };
/** The same with names as narrow as they can be, and with a narrow bank. */
const SLIM: Room = { form: 'beside', bank: { wide: 0, high: 24 }, hand: { wide: 70, high: 10 } };
/** The height in pixels of a chair of one line, and the distance to the next. */
const SLIM_CHAIR = { least: 24, most: 28 };
const SLIM_GAP = 3;
/** The height in pixels of the croupier's words above a portrait table; any other has them on the cloth. */
const VOICE = 42;
/** The appeal of chairs of one line, and that of others if cards are not as wide as this for it, in pixels. */
const SLIMMER = 0.72;
const SMALL = 0.5;
const READABLE = { new: 38, present: 34 };

/** The greatest cards with which these hands fit into a box, if arranged in this way. */
function cardIn({ wide, high }: Box, hands: number, { form, bank, hand }: Room): number {
  const [rows, columns] = form === 'stacked' || form === 'beside' ? [hands, 1] : [1, hands];
  const down = (high - bank.high - rows * hand.high) / (rows * HAND.high);
  const along = (wide - bank.wide - columns * hand.wide) / (columns * HAND.wide);
  return Math.min(down, along, LARGEST);
}

/** How much larger chairs and words are on a large felt. */
const growth = ({ wide, high }: Box): number => Math.min(MOST_GROWN, Math.max(1, Math.min(wide / 1200, high / 760)));

/** The height in pixels of two lines of the croupier's words with a smaller one below. */
const heightOfWords = (box: Box): number =>
  2.44 * Math.min(21.6 * growth(box), Math.max(16, box.wide * 0.0185)) + 18 * growth(box);

/** The area of the croupier's words: below their plate, and between the things there unless these are too close. */
function wordsBelow(croupier: Point, things: readonly Thing[], high: number, whole: number, grown: number): Thing {
  const top = croupier.y + (PLATE.high * grown) / 2 + GAP;
  const wide = widthBetween(top, top + high, things, whole);
  if (wide >= WORDY) return { x: 0, y: top + high / 2, wide, high };
  const lowest = Math.max(...things.filter(({ y }) => y < 0).map((each) => each.y + each.high / 2)) + GAP;
  return { x: 0, y: lowest + high / 2, wide: widthBetween(lowest, lowest + high, things, whole), high };
}

/** A landscape table with its chairs along the long edges, of this shape and with space for such chips in front of them. */
function lying(box: Box, chairs: number, hands: number, room: Room, bend: number, stake: number): Layout {
  const low = room === OVER;
  const rim = low ? 16 : 26;
  const most = chairs + 1 - above(chairs + 1);
  const grown = growth(box);
  const wide = Math.min(150 * grown, Math.max(68, box.wide * 0.125), (box.wide - GAP) / Math.max(most, 5) - GAP);
  const chair = { wide, high: 42 * grown };
  const edge = { across: box.wide / 2 - rim / 2 - 4, down: box.high / 2 - chair.high / 2 - (stake ? 4 : BADGE), bend };
  const spots = alongEdges(edge, chairs + 1, Math.min(box.wide / 2 - wide / 2 - 4, most * wide));
  const taken = spots
    .slice(1)
    .flatMap((spot): Thing[] => [
      stake ? { ...spot, ...chair } : { x: spot.x, y: spot.y - BADGE / 2, wide, high: chair.high + BADGE },
      ...(stake ? [{ ...before(spot, chair, stake), wide: stake, high: stake }] : []),
    ]);
  const whole = { wide: 2 * (reach(edge, edge.down / 2) - rim / 2 - GAP), high: box.high };
  const words = low ? null : wordsBelow(spots[0]!, taken, heightOfWords(box), whole.wide, grown);
  const things = [...taken, words ?? { ...spots[0]!, ...chair }];
  const middle = clearing(things, whole, (each) => cardIn(each, hands, room));
  const card = cardIn(middle, hands, room);
  const { form } = room;
  return {
    upright: false,
    low,
    lined: false,
    slim: false,
    grown,
    chair,
    edge,
    rim,
    spots,
    stake,
    words,
    middle,
    form,
    card,
  };
}

/** A portrait table with its chairs along the sides and the croupier's words above it. */
function standing(box: Box, chairs: number, hands: number, form: Room, low: boolean): Layout {
  const lined = low || hands > 2;
  const room = lined ? { ...form, bank: LINE } : form;
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
    low,
    lined,
    slim: false,
    grown: 1,
    chair,
    edge,
    rim,
    spots: [croupier, ...spots],
    stake: 0,
    words: null,
    middle,
    form: room.form,
    card: cardIn(middle, hands, room),
  };
}

/** The smallest portrait table: all its chairs are along the sides and have one line. Null if they have no room. */
function slim(box: Box, chairs: number, hands: number, low: boolean): Layout | null {
  const side = Math.ceil(chairs / 2);
  const high = Math.min(SLIM_CHAIR.most, box.high / side - SLIM_GAP);
  if (high < SLIM_CHAIR.least) return null;
  const laid = standing(box, chairs, hands, SLIM, low);
  const chair = { wide: Math.min(62, Math.max(44, box.wide * 0.15)), high };
  const across = (box.wide - chair.wide - 4) / 2;
  const column = (count: number, x: number) =>
    Array.from({ length: count }, (_, at) => ({
      x,
      y: (box.high - high - SLIM_GAP) * (at / Math.max(1, count - 1) - 0.5),
    }));
  const middle = { x: 0, y: 0, wide: box.wide - 2 * (chair.wide + 4 + GAP), high: box.high - 24 };
  return {
    ...laid,
    ...{ lined: true, slim: true, chair, middle, rim: 12, edge: { ...laid.edge, across } },
    spots: [laid.spots[0]!, ...column(side, -across), ...column(chairs - side, across).reverse()],
    card: cardIn(middle, hands, SLIM),
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

/** The shoe in front of this chair, no larger than the chips there, or next to the croupier's plate. */
export function shoeAt({ spots, chair, stake }: Layout, at: Point | null): Thing {
  const wide = Math.min(stake, SHOE);
  const { x, y } = at ? before(at, chair, stake) : spots[0]!;
  return { x: at ? x : x + PLATE.wide / 2 + GAP + wide / 2, y, wide, high: wide / 2 };
}

/** All layouts of a table of this size, with the appeal of each. */
function layouts(box: Box, chairs: number, hands: number, present?: Layout): [Layout, appeal: number][] {
  const { upright, low, stake } = present ?? { upright: false, low: false, stake: 0 };
  const isLow = box.high < (hands > 2 ? LOW.three : LOW.two) + (low ? SLACK : 0);
  const narrow = box.wide < NARROW;
  /** The calls take height above a narrow table only; a wide one has them at its side. */
  const voice = narrow ? VOICE : 0;
  const small = ((): [Layout, number][] => {
    if (narrow && box.high > box.wide * 0.7 - (upright ? 2 * SLACK : 0))
      return [
        [standing(box, chairs, hands, STACKED, isLow), 1],
        [standing(box, chairs, hands, BESIDE, isLow), NARROWER],
      ];
    const whole = upright ? { ...box, high: box.high + voice } : box;
    return isLow ? [[lying(whole, chairs, hands, OVER, SQUARE, 0), 1]] : [];
  })();
  if (small.length) {
    const rest = upright || small.length > 1 ? box : { ...box, high: box.high - voice };
    const isLowest = box.high < LOWEST - (present && !present.slim ? SLACK : 0);
    const smallest = narrow || isLowest ? slim(rest, chairs, hands, isLow) : null;
    const readable = (laid: Layout) => laid.card >= (isAlike(laid, present) ? READABLE.present : READABLE.new);
    return [
      ...small.map(([laid, appeal]): [Layout, number] => [laid, readable(laid) ? appeal : appeal * SMALL]),
      ...(smallest ? ([[smallest, SLIMMER * Math.min(1, READABLE.new / smallest.card)]] as [Layout, number][]) : []),
    ];
  }
  const roomy = box.high >= ROOMY - (stake ? SLACK : 0);
  const stakes = STAKES.filter(([stake]) => !stake || roomy);
  const rooms = hands > 2 ? [BELOW, AMONG] : [AMONG, BELOW];
  return rooms.flatMap((room, second) =>
    stakes
      .flatMap(([stake, large]) =>
        BENDS.map(([bend, round]): [Layout, number] => [
          lying(box, chairs, hands, room, bend, stake),
          large * round * (second ? SECOND : 1),
        ]),
      )
      .filter(([{ chair, stake, card }]) => !stake || (card >= LEGIBLE && stake <= INWARDS * (chair.wide + GAP))),
  );
}

const isAlike = (one: Layout, other: Layout | undefined): boolean =>
  one.form === other?.form && one.slim === other.slim && one.stake === other.stake && one.edge.bend === other.edge.bend;

/**
 * Lay out a table of this size with these chairs and hands, with cards as large as possible. The arrangement of the
 * present layout remains unless another is clearly better, so that words of another length do not change it.
 */
export function layout(box: Box, chairs: number, hands: number, present?: Layout): Layout {
  const all = layouts(box, chairs, hands, present).map(
    ([laid, appeal]) => [laid, laid.card * appeal * (isAlike(laid, present) ? PRESENT : 1)] as const,
  );
  const best = Math.max(...all.map(([, value]) => value));
  const [laid] = all.find(([, value]) => value === best)!;
  return { ...laid, card: Math.max(SMALLEST, laid.card) };
}

/** Draws the picture of a shoe on a canvas: its roads, a player's curve, and a few figures. */

import { INKS, NATURAL, PAPER, ROWS, type Bead, type RoadBead } from '../parts/scorecards';
import type { Scorecards } from '../wire';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** A figure with its label. */
export interface Figure {
  label: string;
  value: string;
}

/** A mark on the scale of the curve. */
export interface Mark {
  units: number;
  text: string;
}

export interface Side {
  /** Empty if there is only one. */
  name: string;
  cards: Scorecards;
}

/** Everything that the picture says, as text in the reader's language. */
export interface Content {
  title: string;
  subtitle: string;
  /** The player and their result; null for the shoe alone. */
  result: { name: string; value: string; lost: boolean } | null;
  curve: {
    results: readonly number[];
    expected: readonly number[];
    legend: string;
    marks: readonly Mark[];
    /** The quantity along the other axis. */
    coups: string;
  } | null;
  figures: readonly Figure[];
  sides: readonly Side[];
  /** The game's letters on the bead plate. */
  letters: Record<'player' | 'banker' | 'tie', string>;
  foot: string;
  house: string;
}

const SERIF = "Alegreya, 'Iowan Old Style', Palatino, Georgia, serif";
const SANS = "'Alegreya Sans', system-ui, 'Segoe UI', sans-serif";
const [GOLD, CREAM, DIM] = ['#d9b970', '#f6ecd8', '#d2c6ae'];
const MARGIN = 44;
type Pen = CanvasRenderingContext2D;

/** Load the typefaces, so that the picture does not depend on what the page has shown. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all(
    ['500 40px Alegreya', "400 20px 'Alegreya Sans'", "700 20px 'Alegreya Sans'"].map((font) =>
      document.fonts.load(font),
    ),
  );

export function draw(pen: Pen, content: Content): void {
  background(pen);
  heading(pen, content);
  const top = 138;
  const roads = roadsHeight(content.sides);
  const bottom = HEIGHT - 62 - roads;
  if (content.curve) curve(pen, content.curve, { x: MARGIN, y: top, width: 700, height: bottom - top - 22 });
  figures(pen, content.figures, content.curve ? 790 : MARGIN, top, content.curve ? 1 : 4);
  drawRoads(pen, content, bottom);
  foot(pen, content);
}

function background(pen: Pen): void {
  const felt = pen.createRadialGradient(WIDTH / 2, 120, 60, WIDTH / 2, 250, 760);
  felt.addColorStop(0, '#1b6a4d');
  felt.addColorStop(0.55, '#0f4936');
  felt.addColorStop(1, '#082c20');
  pen.fillStyle = '#2b1a10';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.beginPath();
  pen.roundRect(12, 12, WIDTH - 24, HEIGHT - 24, 26);
  pen.fillStyle = felt;
  pen.fill();
  pen.strokeStyle = 'rgb(217 185 112 / 0.55)';
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.roundRect(20, 20, WIDTH - 40, HEIGHT - 40, 20);
  pen.stroke();
}

function write(pen: Pen, text: string, x: number, y: number, font: string, colour: string, most?: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  if (most === undefined) pen.fillText(text, x, y);
  else pen.fillText(text, x, y, most);
}

function heading(pen: Pen, { title, subtitle, result }: Content): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  write(pen, title, MARGIN, 84, `500 44px ${SERIF}`, '#f5e0a9', 700);
  write(pen, subtitle, MARGIN, 116, `400 22px ${SANS}`, DIM, 700);
  if (!result) return;
  pen.textAlign = 'right';
  write(pen, result.value, WIDTH - MARGIN, 92, `500 64px ${SERIF}`, result.lost ? '#ffb3a3' : '#ffe9b5', 420);
  write(pen, result.name, WIDTH - MARGIN, 120, `400 22px ${SANS}`, DIM, 420);
  pen.textAlign = 'left';
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of the scale. */
const SCALE = 62;

function curve(pen: Pen, { results, expected, legend, marks, coups }: NonNullable<Content['curve']>, box: Box): void {
  const values = [0, ...results, ...expected];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [left, width] = [box.x + SCALE, box.width - SCALE - 14];
  const across = (at: number) => left + (width * at) / Math.max(1, results.length);
  /** The legend is below the curve. */
  const plot = box.height - 44;
  const down = (units: number) => box.y + 14 + ((high - units) * (plot - 8)) / (high - low || 1);
  pen.fillStyle = 'rgb(0 0 0 / 0.22)';
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 12);
  pen.fill();
  const line = (points: readonly number[]) => {
    pen.beginPath();
    pen.moveTo(across(0), down(0));
    points.forEach((units, at) => pen.lineTo(across(at + 1), down(units)));
  };
  pen.lineJoin = 'round';
  pen.lineWidth = 1;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (const { units, text } of marks) {
    pen.strokeStyle = units ? 'rgb(217 185 112 / 0.18)' : 'rgb(217 185 112 / 0.6)';
    pen.beginPath();
    pen.moveTo(left, down(units));
    pen.lineTo(left + width, down(units));
    pen.stroke();
    write(pen, text, left - 8, down(units), `400 15px ${SANS}`, DIM, SCALE - 12);
  }
  pen.textBaseline = 'alphabetic';
  line(results);
  pen.lineTo(across(results.length), down(0));
  pen.closePath();
  pen.fillStyle = 'rgb(124 196 255 / 0.16)';
  pen.fill();
  pen.setLineDash([7, 6]);
  pen.strokeStyle = '#e8d5b0';
  pen.lineWidth = 2;
  line(expected);
  pen.stroke();
  pen.setLineDash([]);
  pen.strokeStyle = '#7cc4ff';
  pen.lineWidth = 3.5;
  line(results);
  pen.stroke();
  const foot = box.y + box.height - 12;
  write(pen, coups, left + width, foot, `400 16px ${SANS}`, DIM, 160);
  pen.textAlign = 'left';
  write(pen, legend, box.x + 14, foot, `400 16px ${SANS}`, DIM, box.width - 200);
}

/** Figures below each other, or several to a row. */
function figures(pen: Pen, all: readonly Figure[], x: number, y: number, perRow: number): void {
  const width = (WIDTH - MARGIN - x) / perRow;
  all.forEach(({ label, value }, at) => {
    const left = x + width * (at % perRow);
    const top = y + 64 * Math.floor(at / perRow);
    write(pen, label, left, top + 14, `400 19px ${SANS}`, DIM, width - 16);
    write(pen, value, left, top + 44, `500 31px ${SERIF}`, CREAM, width - 16);
  });
}

/** The columns of a bead plate with 90 coups. */
const PLATE = 15;
const cellOf = (sides: readonly Side[]): number => (sides.length > 1 ? 15 : 20);
const stepOf = (sides: readonly Side[]): number => ROWS * cellOf(sides) + 8;
const roadsHeight = (sides: readonly Side[]): number => Math.max(1, sides.length) * stepOf(sides) - 8;

/** Each side has its bead plate and its big road, next to each other. */
function drawRoads(pen: Pen, { sides, letters }: Content, top: number): void {
  const cell = cellOf(sides);
  const [plate, road] = [PLATE * cell, Math.floor((WIDTH - 2 * MARGIN - (PLATE + 1) * cell) / cell) * cell];
  sides.forEach(({ name, cards }, at) => {
    const y = top + at * stepOf(sides);
    const beads: Paper = { x: MARGIN, y, width: plate, cell };
    const big: Paper = { x: WIDTH - MARGIN - road, y, width: road, cell };
    sheet(pen, beads);
    sheet(pen, big);
    beadPlate(pen, cards.bead_plate as Bead[], letters, beads);
    bigRoad(pen, cards.big_road as RoadBead[], big);
    if (name) tag(pen, name, y);
  });
}

/** A sheet of squares, six rows deep. */
interface Paper {
  x: number;
  y: number;
  width: number;
  cell: number;
}

function sheet(pen: Pen, { x, y, width, cell }: Paper): void {
  pen.fillStyle = PAPER;
  pen.fillRect(x, y, width, ROWS * cell);
  pen.strokeStyle = 'rgb(120 100 60 / 0.25)';
  pen.lineWidth = 0.7;
  pen.beginPath();
  for (let row = 1; row < ROWS; row++) {
    pen.moveTo(x, y + row * cell);
    pen.lineTo(x + width, y + row * cell);
  }
  for (let left = cell; left < width; left += cell) {
    pen.moveTo(x + left, y);
    pen.lineTo(x + left, y + ROWS * cell);
  }
  pen.stroke();
}

/** The first column of the newest ones that fit. */
const firstOf = (beads: readonly { column: number }[], { width, cell }: Paper): number =>
  Math.max(0, Math.max(-1, ...beads.map(({ column }) => column)) + 1 - width / cell);

function middle(
  { column, row }: { column: number; row: number },
  first: number,
  { x, y, cell }: Paper,
): [number, number] {
  return [x + (column - first + 0.5) * cell, y + (row + 0.5) * cell];
}

function bigRoad(pen: Pen, road: readonly RoadBead[], paper: Paper): void {
  const first = firstOf(road, paper);
  const size = paper.cell / 20;
  for (const bead of road) {
    if (bead.column < first) continue;
    const [x, y] = middle(bead, first, paper);
    if (bead.outcome) {
      pen.beginPath();
      pen.arc(x, y, 7 * size, 0, 2 * Math.PI);
      if (bead.natural) {
        pen.fillStyle = NATURAL;
        pen.fill();
      }
      pen.strokeStyle = INKS[bead.outcome];
      pen.lineWidth = 2.6 * size;
      pen.stroke();
    }
    if (bead.ties > 0) {
      pen.beginPath();
      pen.moveTo(x - 8 * size, y + 8 * size);
      pen.lineTo(x + 8 * size, y - 8 * size);
      pen.strokeStyle = INKS.tie;
      pen.lineWidth = 2.2 * size;
      pen.stroke();
    }
  }
}

function beadPlate(pen: Pen, beads: readonly Bead[], letters: Content['letters'], paper: Paper): void {
  const first = firstOf(beads, paper);
  const size = paper.cell / 20;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const bead of beads) {
    if (bead.column < first) continue;
    const [x, y] = middle(bead, first, paper);
    pen.beginPath();
    pen.arc(x, y, 8.4 * size, 0, 2 * Math.PI);
    pen.fillStyle = INKS[bead.outcome];
    pen.fill();
    write(pen, letters[bead.outcome], x, y + 0.5, `700 ${11 * size}px ${SANS}`, '#fffaf0');
  }
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
}

function tag(pen: Pen, name: string, top: number): void {
  pen.font = `700 15px ${SANS}`;
  const width = pen.measureText(name).width + 16;
  pen.fillStyle = '#2b1a10';
  pen.fillRect(WIDTH - MARGIN - width, top, width, 22);
  write(pen, name, WIDTH - MARGIN - width + 8, top + 16, `700 15px ${SANS}`, GOLD);
}

function foot(pen: Pen, { foot: text, house }: Content): void {
  const y = HEIGHT - 34;
  write(pen, text, MARGIN, y, `400 18px ${SANS}`, DIM, 800);
  pen.textAlign = 'right';
  write(pen, house, WIDTH - MARGIN, y, `500 20px ${SERIF}`, GOLD, 300);
  pen.textAlign = 'left';
}

import { radius, reach, strips, type Bend, type Size, type Strip } from './bend';

/** Both sides of a card as seen through it from above: the face is mirrored. */
export interface Sides {
  back: CanvasImageSource;
  face: CanvasImageSource;
}

/** How far a bent card may extend beyond its own sides, as a fraction of its length. */
export const MARGIN = 0.36;

async function picture(drawn: Element, { wide, high }: Size): Promise<HTMLImageElement> {
  const svg = drawn.cloneNode(true) as Element;
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('width', String(wide));
  svg.setAttribute('height', String(high));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
  await image.decode();
  return image;
}

function canvasOf({ wide, high }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(wide);
  canvas.height = Math.ceil(high);
  return [canvas, canvas.getContext('2d')!];
}

/** Render its face and back once; `size` is in device pixels. */
export async function sidesOf(drawn: Iterable<Element>, size: Size): Promise<Sides> {
  const [front, under] = await Promise.all(Array.from(drawn, (side) => picture(side, size)));
  if (!front || !under) throw new Error('a card has two sides');
  const [face, pen] = canvasOf(size);
  pen.scale(-1, 1);
  pen.drawImage(front, -size.wide, 0, size.wide, size.high);
  return { back: under, face };
}

/** A side of the card, rotated so that the pull goes to the right. */
function turned(side: CanvasImageSource, size: Size, angle: number): HTMLCanvasElement {
  const round = 2 * Math.ceil(Math.hypot(size.wide, size.high) / 2);
  const [canvas, pen] = canvasOf({ wide: round, high: round });
  pen.translate(round / 2, round / 2);
  pen.rotate(-angle);
  pen.drawImage(side, -size.wide / 2, -size.high / 2, size.wide, size.high);
  return canvas;
}

/** Render the back alone, for a card whose face is not known. */
export async function backOf(drawn: Element, size: Size): Promise<Sides> {
  const back = await picture(drawn, size);
  return { back, face: back };
}

/** Draw a bent card in the middle of a canvas, by the strips of its lifted part. */
export function paint(
  canvas: HTMLCanvasElement,
  sides: Sides,
  size: Size,
  bend: Bend,
  lifted: readonly Strip[] = strips(size, bend),
): void {
  const pen = canvas.getContext('2d')!;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  const back = turned(sides.back, size, bend.angle);
  const face = turned(sides.face, size, bend.angle);
  const half = back.width / 2;
  const far = reach(size, bend.angle);
  const fold = bend.lifted - far;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate(bend.angle);
  const flat = far - fold;
  if (flat > 0) pen.drawImage(back, half + fold, 0, flat, back.height, fold, -half, flat, back.height);
  if (bend.lifted > 0) cast(pen, fold, Math.min(2.2 * radius(size), flat), half);
  for (const { from, to, face: shown, shade, wider = 1 } of lifted) {
    pen.drawImage(
      shown ? face : back,
      half + from - 1,
      0,
      1.5,
      back.height,
      to - 1,
      -half * wider,
      1.5,
      back.height * wider,
    );
    if (shade > 0.01) {
      pen.globalCompositeOperation = 'source-atop';
      pen.fillStyle = `rgb(20 10 0 / ${shade.toFixed(3)})`;
      pen.fillRect(to - 1, -half * wider, 1, back.height * wider);
      pen.globalCompositeOperation = 'source-over';
    }
  }
}

/** The roll casts a shadow on the flat part. */
function cast(pen: CanvasRenderingContext2D, fold: number, wide: number, half: number): void {
  if (wide <= 0) return;
  const shadow = pen.createLinearGradient(fold, 0, fold + wide, 0);
  shadow.addColorStop(0, 'rgb(10 5 0 / 0.5)');
  shadow.addColorStop(1, 'rgb(10 5 0 / 0)');
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = shadow;
  pen.fillRect(fold, -half, wide, 2 * half);
  pen.globalCompositeOperation = 'source-over';
}

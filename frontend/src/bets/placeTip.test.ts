import { expect, it } from 'vitest';
import { placeTip } from './placeTip';

/** A bet below the croupier's words, which end at 300, on a screen with controls from 500 on. */
const AROUND = {
  anchor: { left: 100, top: 320, bottom: 380, width: 100 },
  tip: { width: 200, height: 100 },
  screen: { width: 400, height: 640 },
  taken: 300,
  words: { left: 100, right: 200 },
  controls: 500,
  open: false,
};

it.each([
  ['above its bet, where nothing is covered', { taken: 200 }, { top: 212, shown: true }],
  ['below its bet rather than over the words', {}, { top: 388, shown: true }],
  ['nowhere while cards come, if it would cover the words', { tip: { width: 200, height: 350 } }, { shown: false }],
  [
    'over the words on a small screen while stakes are open',
    { controls: 400, open: true },
    { top: 212, left: 50, shown: true },
  ],
  [
    'beside the words if there is room',
    { controls: 400, open: true, screen: { width: 800, height: 640 } },
    { top: 212, left: 208, shown: true },
  ],
])('a tip appears %s', (_, change, expected) => {
  expect(placeTip({ ...AROUND, ...change })).toMatchObject(expected);
});

it.each([0, 360])('stays within the screen at %i', (left) => {
  const { tip, screen } = AROUND;
  const placed = placeTip({ ...AROUND, anchor: { ...AROUND.anchor, left, width: 40 } });
  expect(placed.left).toBeGreaterThanOrEqual(8);
  expect(placed.left + tip.width).toBeLessThanOrEqual(screen.width - 8);
});

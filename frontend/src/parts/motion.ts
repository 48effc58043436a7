import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Where a card starts, in pixels and degrees from its place; times in milliseconds. */
export interface DealFrom {
  x?: number;
  y?: number;
  delay?: number;
  duration?: number;
  rotate?: number;
}

/** Whether the reader has asked the system for less motion. */
export function prefersCalm(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** A Svelte transition: a card slides from the shoe to its place, at once for who prefers calm. */
export function dealFrom(
  _node: Element,
  { x = 0, y = 0, delay = 0, duration = 420, rotate = 0 }: DealFrom = {},
): TransitionConfig {
  if (prefersCalm()) return { duration: 0 };
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (arrived, away) =>
      `transform: translate(${away * x}px, ${away * y}px) rotate(${away * rotate}deg);` +
      `opacity: ${Math.min(1, arrived * 5)}`,
  };
}

/** How far one element lies from another, middle to middle, in pixels, to deal from there. */
export function wayFrom(origin: Element, place: Element): { x: number; y: number } {
  const [start, end] = [origin.getBoundingClientRect(), place.getBoundingClientRect()];
  return {
    x: start.left + start.width / 2 - end.left - end.width / 2,
    y: start.top + start.height / 2 - end.top - end.height / 2,
  };
}

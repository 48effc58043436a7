import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Timeline } from './timeline';

describe('the timeline', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const played: string[] = [];
  const step = (name: string, hold: number) => ({ hold, run: () => void played.push(name) });
  beforeEach(() => void played.splice(0));

  const frames: (() => void)[] = [];
  const ask = (frame: () => void) => frames.push(frame);
  /** Draw a frame, and do what comes right after it. */
  function draw() {
    frames.shift()!();
    vi.advanceTimersByTime(0);
  }

  it('keeps each step in view before the next', () => {
    const line = new Timeline();
    line.add(step('card', 500), step('call', 0), step('winner', 700), step('pay', 0));
    expect(played).toEqual(['card']);
    vi.advanceTimersByTime(500);
    expect(played).toEqual(['card', 'call', 'winner']);
    vi.advanceTimersByTime(699);
    expect(played).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(played).toEqual(['card', 'call', 'winner', 'pay']);
    expect(line.busy).toBe(false);
  });

  it('holds a step from the frame that shows it to the one that shows its end', () => {
    vi.stubGlobal('requestAnimationFrame', ask);
    vi.stubGlobal('document', { hidden: false });
    new Timeline().add(step('turn', 200), step('total', 0));
    vi.advanceTimersByTime(1000);
    draw();
    vi.advanceTimersByTime(1000);
    expect(played).toEqual(['turn']);
    draw();
    expect(played).toEqual(['turn', 'total']);
    vi.unstubAllGlobals();
  });

  it('waits for a card that turns late', () => {
    const turns = [{ effect: { target: { matches: (what: string) => what === '.turn' } } }];
    vi.stubGlobal('requestAnimationFrame', ask);
    vi.stubGlobal('document', { hidden: false, getAnimations: () => turns });
    new Timeline().add(step('turn', 200), step('total', 0));
    draw();
    vi.advanceTimersByTime(200);
    draw();
    expect(played).toEqual(['turn']);
    turns.splice(0);
    draw();
    expect(played).toEqual(['turn', 'total']);
    vi.unstubAllGlobals();
  });

  it('takes the next step after the frame, not in it', () => {
    vi.stubGlobal('requestAnimationFrame', ask);
    vi.stubGlobal('document', { hidden: false });
    new Timeline().add(step('turn', 200), step('total', 0));
    draw();
    vi.advanceTimersByTime(200);
    frames.shift()!();
    expect(played).toEqual(['turn']);
    vi.advanceTimersByTime(0);
    expect(played).toEqual(['turn', 'total']);
    vi.unstubAllGlobals();
  });

  it('keeps the order of steps added while it plays', () => {
    const line = new Timeline();
    line.add(step('one', 100));
    line.add(step('two', 0));
    expect(played).toEqual(['one']);
    vi.advanceTimersByTime(100);
    expect(played).toEqual(['one', 'two']);
  });

  it('finishes the remaining steps immediately', () => {
    const line = new Timeline();
    line.add(step('one', 100), step('two', 100), step('three', 100));
    line.finish();
    expect(played).toEqual(['one', 'two', 'three']);
    vi.advanceTimersByTime(1000);
    expect(played).toHaveLength(3);
  });

  it('waits at a step until released, but a finish does not wait', () => {
    const line = new Timeline();
    const waits = () => true;
    line.add({ ...step('bend', 200), waits }, step('turn', 100), { ...step('bend again', 0), waits }, step('call', 0));
    vi.advanceTimersByTime(60_000);
    expect([played, line.busy]).toEqual([['bend'], true]);
    line.go();
    expect(played).toEqual(['bend', 'turn']);
    line.go();
    vi.advanceTimersByTime(100);
    expect(played).toEqual(['bend', 'turn', 'bend again']);
    line.finish();
    expect([played.at(-1), line.busy]).toEqual(['call', false]);
  });
});

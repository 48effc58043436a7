import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fake of the browser's audio that records which sounds are started, and when. */
class FakeContext {
  static made: FakeContext[] = [];
  currentTime = 10;
  sampleRate = 8000;
  state = 'suspended';
  destination = {};
  starts: number[] = [];
  resumed = 0;

  constructor() {
    FakeContext.made.push(this);
  }

  resume(): Promise<void> {
    this.resumed += 1;
    this.state = 'running';
    return Promise.resolve();
  }

  createBuffer(_channels: number, length: number): { getChannelData: () => Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  #node(): Record<string, unknown> {
    const level = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return {
      gain: level,
      Q: level,
      frequency: level,
      connect: (next: unknown) => next,
      start: (at: number) => this.starts.push(at),
      stop: () => undefined,
    };
  }

  createGain = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createOscillator = () => this.#node();
}

type Module = typeof import('./sound');
let module: Module;
const names = [
  ...(['playCard', 'playTurn', 'playChip', 'playChips', 'playRake', 'playShuffle'] as const),
  ...(['playNatural', 'playWin', 'playBigWin', 'playCloth'] as const),
];

beforeEach(async () => {
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.resetModules();
  module = await import('./sound');
});

afterEach(() => vi.unstubAllGlobals());

describe('sound', () => {
  it('is off, and touches no audio, until turned on', () => {
    expect(module.sound.on).toBe(false);
    for (const name of names) module[name]();
    expect(FakeContext.made).toHaveLength(0);
  });

  it.each(names)('%s is audible right away once turned on', async (name) => {
    await module.sound.turn(true);
    module[name]();
    const [context] = FakeContext.made;
    expect(FakeContext.made).toHaveLength(1);
    expect(context!.resumed).toBe(1);
    expect(context!.starts.length).toBeGreaterThan(1);
    expect(Math.min(...context!.starts)).toBeGreaterThanOrEqual(context!.currentTime);
  });

  it('falls silent again when turned off', async () => {
    await module.sound.turn(true);
    await module.sound.turn(false);
    module.playChip();
    expect(FakeContext.made[0]!.starts).toEqual([]);
  });

  it('does nothing in a browser without audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await module.sound.turn(true);
    for (const name of names) expect(module[name]).not.toThrow();
    expect(FakeContext.made).toHaveLength(0);
  });
});

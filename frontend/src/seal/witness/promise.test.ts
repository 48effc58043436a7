import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judge, standingOf, type Reply, type Standing } from './owedSecrets';
import { Story, type Raw } from './told.support';
import type { Watch } from '../watch.svelte';

const AGAIN = 5000;
const shelf = new Map<string, string>();
let story: Story;

/** Successive answers of the house over HTTP; the last one is repeated. */
let door: { status: number; body: unknown }[] = [];
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  story = new Story({ stop_depth: 7 });
  shelf.clear();
  asked.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, to: string) => void shelf.set(key, to),
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const { status, body } = (door.length > 1 ? door.shift() : door[0])!;
    return status
      ? Promise.resolve(new Response(JSON.stringify(body), { status }))
      : Promise.reject(new TypeError('no network'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const told = (secret: boolean) => ({ status: 200, body: story.sealTold(secret) });
const refuses = (status: number, code: string) => ({ status, body: { code, limit: null, field: null } });
const NOBODY = { status: 0, body: null };
const PROXY = { status: 502, body: { detail: 'bad gateway' } };

/** A page that saw the first coup dealt. */
const present = (): Watch => story.watch('welcome', 'cards', 'back', 'shown');

/** Let this many requests be answered. */
const wait = (times: number) => vi.advanceTimersByTimeAsync(times * AGAIN + 1000);

/** The same page after a reload, when the door is shut. */
function reloaded(reason: string): Watch {
  story.turnAway(reason);
  return story.watch();
}

describe('a shoe being dealt', () => {
  it('is promised, and no more', () => {
    expect(story.watch('welcome').look?.state).toBe('none');
    expect(present().look?.state).toBe('promised');
    expect(asked).toEqual([]);
  });

  it('is proved once its secret was revealed', () => {
    story = new Story();
    expect(story.tell().look?.state).toBe('proved');
  });

  it('stays promised if the house stops dealing', async () => {
    const watch = present();
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000);
    expect(watch.look).toMatchObject({ state: 'promised', faults: [] });
  });
});

describe('a room that closes in front of the page', () => {
  const closed = (message: Raw, secret: boolean): void => {
    message.room = { ...story.room(), course: 'closed' };
    message.seal = secret ? [story.secretShown()] : [];
  };

  it('is proved if the secret comes with it', () => {
    const watch = story.watch('welcome', 'cards', 'back', ['shown', (message) => closed(message, true)]);
    expect(watch.look).toMatchObject({ state: 'proved', faults: [] });
  });

  it('breaks the seal if it does not', () => {
    const watch = story.watch('welcome', 'cards', 'back', ['shown', (message) => closed(message, false)]);
    expect(watch.look?.faults).toEqual(['secret-hidden']);
  });
});

const SHUT = ['room-closed', 'set-aside', 'unknown-room', 'by-invitation'];

describe.each([
  ['while the page is open', false],
  ['after a reload', true],
])('a door that is shut %s', (_, again) => {
  /** The seal's state after the door is shut and gives these answers. */
  async function shut(reason: string, ...answers: typeof door): Promise<Watch> {
    door = answers;
    const before = present();
    if (again) before.close();
    const watch = again ? reloaded(reason) : before;
    story.turnAway(reason);
    await wait(12);
    return watch;
  }

  it.each(SHUT)('proves the shoe by its secret: %s', async (reason) => {
    const watch = await shut(reason, told(true));
    expect(watch.look).toMatchObject({ state: 'proved', faults: [], shoe: { shoe: 1, recomputed: true } });
    expect(asked[0]).toBe(`/api/rooms/blue/shoes/1/seal?root=${story.root}`);
    expect(watch.saw()).toContain(story.root);
  });

  it.each(SHUT)('proves it late if the house is slow or the connection bad: %s', async (reason) => {
    const watch = await shut(reason, told(false), NOBODY, PROXY, refuses(429, 'too-many-requests'), told(true));
    if (reason === 'by-invitation') await vi.advanceTimersByTimeAsync(60_000);
    expect(watch.look).toMatchObject({ state: 'proved', faults: [] });
  });

  it.each<[string, string, ...typeof door]>([
    ['says that it is dealt still, though the room is closed', 'room-closed', { status: 200, body: 'running' }],
    ['says that it is dealt still, though the room is set aside', 'set-aside', { status: 200, body: 'running' }],
    ['knows no such room any more', 'unknown-room', refuses(404, 'unknown-room')],
    ['knows no such shoe', 'room-closed', refuses(404, 'unknown-shoe')],
    ['is out of order', 'set-aside', refuses(503, 'set-aside')],
    ['tells nothing to one who was shown out', 'by-invitation', refuses(403, 'by-invitation')],
    ['has another secret', 'room-closed', { status: 200, body: 'other' }],
  ])('breaks the seal of a house that %s', async (__, reason, answer) => {
    const bodies: Record<string, unknown> = {
      running: story.sealTold(false),
      other: { ...story.sealTold(true), secret: '5e'.repeat(32) },
    };
    const watch = await shut(reason, { ...answer, body: bodies[answer.body as string] ?? answer.body });
    expect(watch.look?.state).toBe('broken');
    expect(watch.look?.faults).toContain(answer.body === 'other' ? 'other-secret' : 'secret-hidden');
    watch.close();
    story.turnAway(reason);
    const later = story.watch();
    await wait(0);
    expect(later.look?.state).toBe('broken');
  });

  it.each([
    ['by-invitation', told.bind(null, false)],
    ['room-closed', () => NOBODY],
    ['set-aside', () => PROXY],
  ])('leaves it promised while nothing can be said: %s', async (reason, answer) => {
    const watch = await shut(reason, answer());
    expect(watch.look).toMatchObject({ state: 'promised', faults: [], left: true });
  });
});

describe('a returning browser', () => {
  it('asks for the secret after the last coup of a shoe', async () => {
    story = new Story();
    door = [told(true)];
    const watch = story.watch('welcome', 'cards', 'back', 'again');
    await wait(0);
    expect(watch.look).toMatchObject({ state: 'proved', faults: [] });
    expect(asked).toHaveLength(1);
  });

  it('does not ask for what was never seen, nor without known rules', async () => {
    door = [told(false)];
    const nothing = reloaded('room-closed');
    await wait(8);
    expect(nothing.look).toMatchObject({ state: 'none', faults: [] });
    present().close();
    shelf.delete('shoe-rules:blue');
    const unruled = reloaded('room-closed');
    await wait(8);
    expect(unruled.look).toMatchObject({ state: 'promised', faults: [] });
    expect(asked).toEqual([]);
  });
});

it.each<[Reply, Standing, number, ReturnType<typeof judge>]>([
  ['refused', 'here', 0, { told: null }],
  ['silent', 'here', 3, { wait: AGAIN, bare: true }],
  ['silent', 'here', 4, { told: null }],
  ['silent', 'over', 99, { wait: AGAIN, bare: false }],
  ['refused', 'away', 99, {}],
])('judges %s while %s after %d as expected', (reply, standing, before, verdict) => {
  expect(judge(reply, standing, before)).toEqual(verdict);
});

it('distinguishes a door shut to everyone from one shut to the visitor', () => {
  expect(SHUT.map((reason) => standingOf('turned-away', reason))).toEqual(['over', 'over', 'over', 'shut-out']);
  expect([standingOf('here', null), standingOf('lost', null), standingOf('joining', null)]).toEqual([
    'here',
    'away',
    'away',
  ]);
});

import { render } from 'svelte/server';
import type { ComponentProps } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speech } from '../../i18n.svelte';
import { refusalText, speakRefusals } from '../../refusals';
import type { RoomConnection } from '../../room/connection/roomConnection.svelte';
import type { Call, CoupDecided, MayStake, Wager } from '../../wire';
import { PuntoRoom } from './room.svelte';
import { Scene } from './scene.svelte';
import Spot from './felt/Spot.svelte';
import { isLit, explainKept } from './felt/spots';
import type { PuntoNow } from './types';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
  await speakRefusals();
});

const BANKER: Wager = { name: 'banker', title: 'Banker', alone: true, lines: [] };

const spot = (props: Partial<ComponentProps<typeof Spot>>) =>
  render(Spot, {
    props: {
      wager: BANKER,
      side: false,
      edge: undefined,
      stake: 2_500,
      payment: 0,
      result: null,
      lit: false,
      kept: '',
      open: true,
      advised: false,
      ready: true,
      laying: 2_500,
      denominations: [2_500],
      size: 40,
      brief: false,
      press: () => undefined,
      ...props,
    },
  }).body;

describe('a stake that stays where it is', () => {
  const decided: CoupDecided = { type: 'coup-decided', outcome: 'banker', natural: false, player: 4, banker: 7 };
  const call = (id: string): Call => ({ id, args: {} });

  it('is known by the croupier’s call of a barred hand, until the table is cleared (PB-14)', () => {
    const scene = new Scene();
    scene.decide(decided, [call('call-banker-wins')]);
    expect(scene.barred).toBeNull();
    scene.decide(decided, [call('call-banker-barred')]);
    expect(scene.barred).toBe('banker');
    scene.clear();
    expect(scene.barred).toBeNull();
  });

  it('is not lit as a winner, and differs from one that a tie left (PB-8)', () => {
    const scene = new Scene();
    const may = (standing: number): MayStake => ({
      type: 'stake',
      both_sides: true,
      lean: null,
      total: 0,
      spots: [{ wager: 'banker', low: 1, high: 9, step: 1, standing, alone: true }],
    });
    scene.decide(decided, [call('call-banker-wins')]);
    expect([isLit(scene, BANKER), explainKept(scene, may(0), BANKER)]).toEqual([true, '']);
    scene.decide(decided, [call('call-banker-barred')]);
    expect([isLit(scene, BANKER), explainKept(scene, may(0), BANKER)]).toEqual([false, 'barred']);
    scene.clear();
    expect([
      explainKept(scene, may(2_500), BANKER),
      explainKept(scene, may(0), BANKER),
      explainKept(scene, undefined, BANKER),
    ]).toEqual(['stands', '', '']);
  });

  it('says why on its spot, visibly and to screen readers', () => {
    expect(spot({ kept: 'barred' })).toMatch(/data-kept="barred"[^>]*>barred</);
    expect(spot({ kept: 'barred' })).toMatch(/unseen[^>]*>[^<]*barred/);
    expect(spot({})).not.toContain('data-kept');
  });

  it('cannot be cleared if a tie left it, and the page says so (PB-8)', () => {
    const sent: unknown[] = [];
    const line = {
      id: 'r',
      listen: () => undefined,
      send: (frame: unknown) => sent.push(frame),
    } as unknown as RoomConnection;
    const room = new PuntoRoom(line);
    const lay = (standing: number) => {
      const may: MayStake = {
        type: 'stake',
        both_sides: true,
        lean: null,
        total: 90_000,
        spots: [{ wager: 'banker', low: 2_500, high: 50_000, step: 20, standing, alone: true }],
      };
      const seats = [{ seat: 1, purse: 90_000, stakes: [{ wager: 'banker', amount: 2_500 }], maximum: null, owed: 0 }];
      room.now = {
        seq: 1,
        shoe: 1,
        coup: 2,
        decision: 0,
        me: { seat: 1 },
        view: { choices: [may], seats },
      } as unknown as PuntoNow;
      room.scene.now = room.now;
      room.stakes.correct([{ wager: 'banker', amount: 2_500 }]);
    };
    lay(2_500);
    room.clear();
    expect([room.stakes.pile, sent]).toEqual([{ banker: 2_500 }, []]);
    expect(room.notice).toMatchObject({ code: 'stake-stands', limit: 2_500 });
    expect(refusalText('stake-stands', 2_500)).toBe(
      'This stake of 25 stays up until it is decided. You may add to it, but not take it back.',
    );
    room.close();
    room.hush();
    lay(0);
    room.clear();
    expect([room.stakes.pile, sent.length, room.notice]).toEqual([{}, 1, null]);
  });
});

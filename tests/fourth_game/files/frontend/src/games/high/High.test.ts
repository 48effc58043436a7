import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Message } from '../../types';
import told from './heard.jsonl?raw';

/** What the house of this tree sent to someone at its table. */
const sent = told.trim().split('\n').map((line) => JSON.parse(line) as Message);
/** As far as the last question of the first shoe. */
const asks = (said: Message) => 'now' in said && said.now.shoe === 1 && said.now.view.choices.some(({ type }) => type === 'high-bet');
const heard = sent.slice(0, 1 + sent.findLastIndex(asks));

/** A connection over which all of it comes as soon as one listens. */
class Heard {
  set onmessage(listen: (frame: { data: string }) => void) {
    for (const message of heard) listen({ data: JSON.stringify(message) });
  }
}

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('location', { pathname: '/', search: '', protocol: 'http:', host: 'house' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('WebSocket', Heard);
});

it('draws the table from what the house says', async () => {
  const [{ speech }, { tableOf }, { RoomConnection }] = await Promise.all([import('../../i18n.svelte'), import('../tables'), import('../../room/connection/roomConnection.svelte')]);
  await speech.begin();
  const line = new RoomConnection('blue');
  const High = await tableOf(line.game)!();
  const { body } = render(High, { props: { line } });
  expect(body.match(/data-seat/g)).toHaveLength(5);
  expect(body).toContain('Ada');
  expect(body.match(/data-hand="(player|banker)"/g)).toHaveLength(2);
  expect(body).toContain('Stake 5 on Player');
  expect(body.match(/class="hand (player|banker) (won|lost|tied)/g)).toHaveLength(2);
  expect(body.match(/data-back/g)).toHaveLength(2);
  const [{ default: Side }, { HighRoom }] = await Promise.all([import('../../room/side/Side.svelte'), import('./room.svelte')]);
  const room = new HighRoom(new RoomConnection('blue'));
  const side = render(Side, { props: { room, why: () => undefined } });
  expect(side.body.match(/data-coup/g)?.length).toBeGreaterThan(1);
});

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { nowOf, viewOf } from '../games/chemin/sample.support';
import { loadMessages } from '../hosting/messages';
import { speech } from '../i18n.svelte';
import type { May, Now } from '../wire';
import type { Room } from './room.svelte';
import SeatOffer from './SeatOffer.svelte';
import WaitingList from './WaitingList.svelte';

vi.mock('../routing/router.svelte', () => ({ router: {} }));

it('lets onlookers skip what they have not seen yet, and only that', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await speech.begin();
  const drawn = (behind: boolean) => {
    const room = { behind } as Room;
    const may = { sit: null, free: [] as number[] } as May;
    return render(SeatOffer, {
      props: { room, may, words: '', places: createRawSnippet(() => ({ render: () => '<i></i>' })) },
    }).body;
  };
  expect([drawn(true), drawn(false)].map((body) => body.includes('data-action="hurry"'))).toEqual([true, false]);
});

it.each([12, 30])('says for how long the house keeps a chair: %i s', async (seconds) => {
  await Promise.all([speech.begin(), loadMessages()]);
  const now = nowOf(viewOf());
  now.me.kept_in = 1000 * seconds;
  const { body } = render(WaitingList, { props: { room: {} as Room, now: now as unknown as Now } });
  expect(body).toContain(`for ${seconds} s.`);
});

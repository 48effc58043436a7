import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { speech } from '../../i18n.svelte';
import Hint from './Hint.svelte';
import type { PuntoRoom } from './room.svelte';

beforeAll(() => speech.begin());

it('comes with an empty region, whose words screen readers then announce', () => {
  const scene = { decided: null, reached: () => false, cameTo: () => null };
  const room = { scene, seat: null, todo: 'stake', mayStake: true } as unknown as PuntoRoom;
  const { body } = render(Hint, { props: { room } });
  expect(body).toContain('role="status"');
  expect(body).not.toContain('data-hint');
});

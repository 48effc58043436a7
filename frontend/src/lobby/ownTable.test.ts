import { expect, it, vi } from 'vitest';
import { ownTables } from '../games';
import { learn, playNow } from './ownTable';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../api', () => ({ openRoom: () => new Promise(() => undefined) }));
vi.mock('../routing/router.svelte', () => ({ router: {} }));
vi.mock('../coach/progress', () => ({ begin: () => undefined }));
vi.mock('../games/tables', () => ({
  tableOf: (game: string) => async () => loaded.push(game),
  coachOf: Object.fromEntries(
    ['punto', 'chemin', 'banque'].map((game) => [game, async () => loaded.push(`coach of ${game}`)]),
  ),
}));

it('loads the table, and the coach of a lesson, before the house has opened one', async () => {
  const chemin = ownTables.find(({ game }) => game === 'chemin')!;
  void playNow(chemin);
  await vi.waitFor(() => expect(loaded).toEqual(['chemin']));
  void learn(chemin, 'First shoe');
  await vi.waitFor(() => expect(loaded).toEqual(['chemin', 'chemin', 'coach of chemin']));
});

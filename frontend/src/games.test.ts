import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['./**/*.{svelte,ts}', '!./**/*.test.ts', '!./wire.ts', '!./{ids,bundles.d}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const GAMES = ['punto', 'chemin', 'banque'];

const within = (path: string) => GAMES.find((game) => path.startsWith(`./games/${game}/`));
/** A game's name in quotation marks, as in a comparison, or as a module name. */
const names = (game: string) => new RegExp(`['"\`/]${game}(?![a-z])`);

it('names a game only in its own folder and in the registries', () => {
  const naming = Object.entries(sources).filter(([path, source]) =>
    GAMES.some((game) => game !== within(path) && names(game).test(source)),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(naming.map(([path]) => path).sort()).toEqual(['./games.ts', './games/tables.ts']);
});

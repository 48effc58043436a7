/** A game's drawing is `picture.svg` in its folder; it is part of the script. */
const PICTURES = import.meta.glob<string>('./*/picture.svg', { query: '?inline', import: 'default', eager: true });

/** The drawing of a game; undefined for a game that a package adds. */
export const pictureOf = (game: string): string | undefined => PICTURES[`./${game}/picture.svg`];

/** What an idea looks like: hands of cards, or chips that go somewhere. */
export type Picture = { cards: (string | null)[][]; sign?: string } | { sums: (number | string)[] };

/** Units of a chip. */
export const CHIP = 100;

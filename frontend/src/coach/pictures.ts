/** A picture of an idea: hands of cards, or chips that go somewhere. */
export type Picture = { cards: (string | null)[][]; sign?: string } | { sums: (number | string)[] };

/** Units per chip. */
export const CHIP = 100;

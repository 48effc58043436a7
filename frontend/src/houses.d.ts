/** Tables of a game under many house rules, for tests; `vitest.houses.ts` has the house print them. */
declare module 'houses:*' {
  const houses: unknown;
  export default houses;
}

/** For tests: tables of a game under many house rules, printed by the house through `vitest.houses.ts`. */
declare module 'houses:*' {
  const houses: unknown;
  export default houses;
}

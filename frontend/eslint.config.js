import { fileURLToPath } from 'node:url';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { colours } from './lint/colours.js';
import { cycles } from './lint/cycles.js';
import svelteConfig from './svelte.config.js';

const root = fileURLToPath(new URL('src/', import.meta.url));

/** What keeps its colours by day and night: the felt, what lies on it, and what is told above it. */
const felt = [
  ...['games/punto/felt', 'games/bank/oval', 'parts', 'room/cards', 'room/croupier', 'room/offers', 'bets/Tip.svelte'],
  ...['Banner', 'Chair', 'CourseBanner', 'LongRun', 'Notice', 'chips/BigFigure'].map((each) => `room/${each}.svelte`),
  ...['BigResult', 'Hint'].map((each) => `games/punto/${each}.svelte`),
  ...['BentCard', 'OthersGestures', 'RaisedCard', 'Squeeze'].map((each) => `squeeze/${each}.svelte`),
];

export default tseslint.config(
  { ignores: ['src/wire.ts', 'src/ids.ts', 'src/bundles.d.ts'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    plugins: { page: { rules: { colours, cycles } } },
    rules: {
      'page/cycles': ['error', { root }],
      'page/colours': ['error', { root, felt }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      /** An underscore names what is skipped on purpose. */
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      /** Sets and maps in a state are replaced as a whole, never changed. */
      'svelte/prefer-svelte-reactivity': 'off',
      /** A space at the end of a block is only kept as `{' '}`. */
      'svelte/no-useless-mustaches': 'off',
    },
  },
);

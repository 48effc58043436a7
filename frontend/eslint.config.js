import { fileURLToPath } from 'node:url';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { cycles } from './lint/cycles.js';
import svelteConfig from './svelte.config.js';

const root = fileURLToPath(new URL('src/', import.meta.url));

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
    plugins: { page: { rules: { cycles } } },
    rules: {
      'page/cycles': ['error', { root }],
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

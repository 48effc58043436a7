/** The tests use the build settings of the page. */

import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';
import { HOUSES } from './vitest.houses.ts';

export default mergeConfig(
  page,
  defineConfig({
    plugins: [HOUSES],
    test: {
      include: ['src/**/*.test.ts', 'lint/**/*.test.js'],
      testTimeout: 60_000, // the claims of all house rules, while other checks run beside them
      hookTimeout: 60_000,
      isolate: false,
      pool: 'threads',
      setupFiles: ['vitest.fresh.ts'],
    },
  }),
);

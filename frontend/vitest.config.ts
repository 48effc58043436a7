/** The tests are built as the page is. */

import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(page, defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, pool: 'threads', setupFiles: ['vitest.fresh.ts'] } }));

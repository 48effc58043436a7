/**
 * Gives each test file its own modules and globals within one process: starting another process takes longer than most
 * of them.
 */

import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => vi.unstubAllGlobals());

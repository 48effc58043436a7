/** Each file of tests has modules and globals of its own, though the process is the same: to start another takes longer than most of them. */

import { afterAll, vi } from 'vitest';

vi.resetModules();

afterAll(() => vi.unstubAllGlobals());

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { assetsForVite } from '../.build/assets.js';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [assetsForVite],
  test: {
    include: ['test/**/*.test.ts'],
    pool: 'forks',
    // By default one core is kept free: half of a small machine.
    maxWorkers: availableParallelism(),
    // No test changes what is common to all: the files of a worker share the modules that they load, jsdom above all.
    isolate: false,
    testTimeout: 120_000,
    // Otherwise the style sheet of the page would be the empty text here.
    css: true,
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IS_LONG = process.env['KIEBITZ_LONG'] === '1';

/** Files that take long, the longest first. Begun last, one of them would keep one core busy and the others waiting. */
const LONG = [
  'test/browser/',
  'test/package/',
  'test/queue/',
  'test/build/deterministic',
  'test/engine/laws',
  'test/notes/notes-command',
  'test/mutants/',
  'test/report/',
  'test/faults/',
  'test/text/rule-',
  'test/oracle/',
  'test/engine/',
  'test/commands/',
  'test/architecture/',
  'test/duel/',
  'test/decisions/',
];

/** Whatever is known of the durations of an earlier run: on a new machine, nothing. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((part) => moduleId.includes(part));
      return found < 0 ? LONG.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/scratch.js',
    // Laws that do not say how often they are tried.
    ...(IS_LONG && { setupFiles: ['test/runs.ts'] }),
    sequence: { sequencer: LongFilesFirst },
    pool: 'forks',
    // Modules as Node.js has them: with those of Vite, which look up every name that is imported where it is used, replays take half as long again.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: [
      ...['--import', new URL('../.build/typescript.js', import.meta.url).href, '--enable-source-maps'],
      // A replay leaves much behind that is soon forgotten: with the 16 MB that are usual, a fifth of its time goes into what outlived them.
      '--max-semi-space-size=64',
      // Most of what a test runs, it runs a few times: compiled at the first call it takes less than interpreted, and a collector without
      // threads of its own does not wait for processors that other workers have. On a busy machine that is a tenth, on a calm one little.
      ...['--always-sparkplug', '--single-threaded-gc'],
      // A worker holds all modules and the games of its file, some hundred megabytes that stay: looked through anew at each doubling, from
      // little on, they cost an eighth of its time.
      '--initial-old-space-size=1000',
    ],
    // One for each processor: by default one is kept free, half of a small machine. One more would use what others leave while they wait for
    // a program or a browser, but each loads all modules anew and takes the caches of the others: together that is a tenth more work.
    maxWorkers: availableParallelism(),
    // No test changes what is common to all: the files of a worker share the modules that they load, jsdom above all.
    isolate: false,
    testTimeout: IS_LONG ? 1_200_000 : 120_000,
    // A database is set up in one of them: ten seconds, as is usual, are not enough beside other work.
    hookTimeout: 120_000,
  },
});

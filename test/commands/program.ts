/** The program itself, run in this process: its command line, its exit code, and what it says. */
import { fileURLToPath } from 'node:url';
import { type Said, said } from './said.js';

const PROGRAM = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
let runs = 0;

/** Runs `kiebitz` with these arguments. What it loads is loaded once; the command line itself is built anew. */
export function kiebitz(...args: readonly string[]): Promise<Said> {
  return said(async () => {
    const { argv, exitCode } = process;
    const { NO_COLOR } = process.env;
    runs += 1;
    const path = `${PROGRAM}?run=${runs}`;
    process.argv = ['node', 'kiebitz', ...args];
    process.exitCode = undefined;
    try {
      const { main } = (await import(/* @vite-ignore */ path)) as typeof import('../../src/cli.js');
      await main();
      return Number(process.exitCode ?? 0);
    } finally {
      process.argv = argv;
      process.exitCode = exitCode;
      if (NO_COLOR === undefined) Reflect.deleteProperty(process.env, 'NO_COLOR');
      else process.env['NO_COLOR'] = NO_COLOR;
    }
  });
}

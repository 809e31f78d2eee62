/** The built program, run as its users run it: in a process of its own, with the streams and the world that a test gives it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = join(ROOT, 'dist', 'cli.cjs');

/** What came of a run. */
export interface Ran {
  /** Null where a signal, or the test's patience, ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The world of a run, where it is not that of the test. */
export interface World {
  /** Flags of Node.js itself. */
  readonly node?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  readonly input?: string | Buffer;
  readonly cwd?: string;
  /** A command of the shell in which `"$@"` is the program. */
  readonly shell?: string;
  /** Milliseconds after which the run is given up. */
  readonly patience?: number;
}

/** Runs `dist/cli.cjs` with these arguments. */
export function run(args: readonly string[], world: World = {}): Ran {
  const { node = [], environment = {}, input = '', cwd = ROOT, shell, patience = 60_000 } = world;
  const program = [process.execPath, ...node, PROGRAM, ...args];
  const [command = '', ...rest] = shell === undefined ? program : ['bash', '-c', shell, 'bash', ...program];
  const ended = spawnSync(command, rest, {
    cwd,
    env: { ...process.env, ...environment },
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}

/** A new folder that goes with the test run. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'kiebitz-faults-'));
}

/** A file of `fixtures`. */
export function fixture(path: string): string {
  return join(ROOT, 'fixtures', path);
}

/** A program for a duel that takes any move, also those that break a rule. */
export const LAX: readonly string[] = [
  process.execPath,
  '-e',
  "require('node:readline').createInterface(process.stdin).on('line',(l)=>console.log(JSON.stringify({id:JSON.parse(l).id,verdict:'legal'})))",
];

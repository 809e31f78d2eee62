/** Runs a program once for each of its calls of the system, which fails that time, and finds what should not come of it. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, ROOT } from './built.js';

const PRELOAD = join(ROOT, 'test', 'faults', 'failing-calls.cjs');

/** With what each call may fail. In a short run the first alone is tried. */
const ERRORS: Readonly<Record<string, readonly string[]>> = {
  open: ['EMFILE', 'EACCES', 'ENOSPC', 'EIO'],
  stat: ['EACCES', 'EIO'],
  lstat: ['EACCES', 'EIO'],
  realpath: ['EACCES', 'EIO'],
  readdir: ['EACCES', 'EMFILE', 'EIO'],
  readFile: ['EIO', 'EMFILE', 'EACCES'],
  'handle.read': ['EIO'],
  'handle.writeFile': ['ENOSPC', 'EIO'],
  'handle.sync': ['EIO', 'ENOSPC'],
  'handle.close': ['EIO', 'ENOSPC'],
  writeFile: ['ENOSPC'],
  mkdir: ['EACCES', 'ENOSPC'],
  rename: ['EACCES', 'EIO', 'ENOSPC'],
  rm: ['EACCES', 'EIO'],
  stdout: ['ENOSPC', 'EIO', 'EPIPE'],
  thread: ['EAGAIN', 'EMFILE'],
};

/** How a program that says in words what the system refuses says it. */
const IN_WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EIO: 'the device reports an error',
  EMFILE: 'too many files are open',
  ENOSPC: 'no space is left',
};

/** Of the calls of one kind so many fail in turn, the first ones: after them the next are like the last. In a short run, fewer. */
const MOST = { long: 6, short: 2 };

/** One command, as it is to be run again and again. */
export interface Command {
  readonly name: string;
  /** @param output a folder of its own, as `prepare` has left it */
  readonly args: (output: string) => readonly string[];
  readonly prepare?: (output: string) => void;
  /** What comes on standard input. */
  readonly input?: string;
  /** True where standard output is JSON. */
  readonly json?: true;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** What each file of the output holds. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * @param program its path
 * @param isLong true where all errors are to be tried, and not one of each call
 * @returns which calls were let fail, and what was wrong with the outcome, in words
 */
export async function eachCall(
  program: string,
  command: Command,
  isLong: boolean,
): Promise<{ readonly tried: readonly string[]; readonly wrong: readonly string[] }> {
  const counts = join(folder(), 'counts.json');
  const whole = await once(program, command, { FAULT_COUNTS: counts });
  const untouched = filesAfter(command);
  const called = JSON.parse(readFileSync(counts, 'utf8')) as Record<string, number>;
  const faults = Object.entries(called).flatMap(([call, count]) =>
    (ERRORS[call] ?? [])
      .slice(0, isLong ? undefined : 1)
      .flatMap((error) =>
        Array.from(
          { length: Math.min(count, isLong ? MOST.long : MOST.short) },
          (_, index) => `${call}:${index + 1}:${error}`,
        ),
      ),
  );
  const wrong: string[] = [];
  const waiting = [...faults];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift()) {
      const ended = await once(program, command, { FAULT: fault });
      const problem = problemOf(fault, ended, whole, untouched, command);
      if (problem !== undefined) wrong.push(`${command.name}, ${fault}: ${problem}\n${ended.err}`);
    }
  };
  await Promise.all([work(), work()]);
  return { tried: faults, wrong };
}

/** What is wrong with how a run ended in which a call failed; undefined where nothing is. */
function problemOf(
  fault: string,
  ended: Ended,
  whole: Ended,
  untouched: Ended['files'],
  command: Command,
): string | undefined {
  const [call = '', , error = ''] = fault.split(':');
  const { code, out, err, files } = ended;
  if (code === null) return 'a signal ended it';
  if (/^ +at /m.test(err)) return 'it shows a stack';
  for (const [name, content] of Object.entries(files)) {
    if (content !== whole.files[name] && content !== untouched[name]) {
      const isLeft = /\.(tmp|lock)$/.test(name);
      // What could not be read is missing in what was written, which is whole all the same.
      if (isLeft ? call !== 'rm' : code === whole.code || !isWhole(name, content))
        return `${name} is half written, or left`;
    }
  }
  const isSilent = code === whole.code && err === whole.err;
  if (isSilent) {
    // Nothing is said: then nothing may be missing, but for a reader who has gone away.
    if (error === 'EPIPE') return undefined;
    const left = Object.fromEntries(Object.entries(files).filter(([name]) => !/\.(tmp|lock)$/.test(name)));
    return out === whole.out && same(left, whole.files) ? undefined : `something is missing, and nobody says so`;
  }
  // What a shell says of a program whose reader has gone away.
  if (error === 'EPIPE' && code === 141 && err === '') return undefined;
  if (code !== 3 && code !== 70) return `it ends with ${code}`;
  const said = `${err}${out}`;
  if (!said.includes(error) && !said.includes(IN_WORDS[error] ?? error)) return `${error} is not named`;
  if (command.json && call !== 'stdout' && code !== 70) JSON.parse(out);
  return undefined;
}

function isWhole(name: string, content: string): boolean {
  if (name.endsWith('.html')) return content.trimEnd().endsWith('</html>');
  if (name.endsWith('.xml')) return content.trimEnd().endsWith('</gamelog>');
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

function same(one: Ended['files'], other: Ended['files']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function once(program: string, command: Command, environment: NodeJS.ProcessEnv): Promise<Ended> {
  const output = folder();
  command.prepare?.(output);
  const child = spawn(process.execPath, ['--require', PRELOAD, program, ...command.args(output)], {
    cwd: output,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  // Who is gone reads nothing.
  child.stdin.on('error', () => undefined).end(command.input ?? '');
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out: out.replaceAll(output, ''), err: err.replaceAll(output, ''), files: filesOf(output) };
}

function filesAfter({ prepare }: Command): Ended['files'] {
  const output = folder();
  prepare?.(output);
  return filesOf(output);
}

function filesOf(root: string): Record<string, string> {
  if (!existsSync(root)) return {};
  const names = (readdirSync(root, { recursive: true }) as string[]).sort();
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[name, readFileSync(join(root, name), 'latin1').replaceAll(root, '')]];
      } catch {
        // A folder.
        return /\.(tmp|lock)$/.test(name) ? [[name, '']] : [];
      }
    }),
  );
}

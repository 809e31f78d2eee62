/** The program that referees games without a line of Kiebitz, ready to run. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from '../../.build/assets.js';
import { ROOT } from '../architecture/source-files.js';

const PROGRAM = join(ROOT, 'dist', 'cli.cjs');

/** @param folder in which packages are found. @returns its path, and the files that it is made of */
export async function compiledProgram(
  folder: string,
): Promise<{ readonly path: string; readonly sources: readonly string[] }> {
  const path = join(folder, 'program.mjs');
  const { metafile } = await esbuild.build({
    entryPoints: [join(ROOT, 'test/duel/program.ts')],
    absWorkingDir: ROOT,
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [assetsForEsbuild],
  });
  return { path, sources: Object.keys(metafile.inputs) };
}

/** How a duel ended. */
export interface Ended {
  readonly status: number | null;
  /** The log of the difference; empty where there is none. */
  readonly log: string;
  readonly said: string;
}

/** Runs a duel in a process of its own. */
export function duel(ruleset: string, games: number, command: readonly string[]): Ended {
  const args = [PROGRAM, 'duel', ruleset, '--games', String(games), '--', ...command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, log: stdout, said: stderr };
}

/** The number of elements from `<moves>` on, without what was noted of them: what stands before is the same in every game. */
export function elementsOf(log: string): number {
  return [...log.slice(log.indexOf('<moves')).matchAll(/<(?!note\b)[a-z]/g)].length;
}

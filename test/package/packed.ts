/** The package as somebody installs it: packed, and put into an empty project whose path holds spaces. */
import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../../.build/lock.js';
import { ROOT } from '../architecture/source-files.js';

/** One for all workers of a run: who comes first makes it, and the others wait. test/scratch.js removes it. */
const MADE = join(tmpdir(), 'kiebitz-packed');
const TARBALL = join(MADE, 'kiebitz.tgz');
const PROJECT = join(MADE, 'a project of mine');

/** @returns the path of the packed file; what is built must be */
export async function tarball(): Promise<string> {
  await once(TARBALL, pack);
  return TARBALL;
}

/** @returns the path of an empty project with the package in it */
export async function project(): Promise<string> {
  await tarball();
  await once(join(PROJECT, 'package-lock.json'), () => {
    mkdirSync(PROJECT);
    writeFileSync(join(PROJECT, 'package.json'), '{"private":true,"type":"module"}\n');
    npm(['install', '--save-dev', TARBALL], PROJECT);
  });
  return PROJECT;
}

function once(result: string, make: () => void): Promise<void> {
  mkdirSync(MADE, { recursive: true });
  return withLock(join(MADE, 'lock'), async () => {
    if (!existsSync(result)) make();
  });
}

function pack(): void {
  // Earlier programs lie beside the present one for an hour; a package has one.
  execFileSync(process.execPath, ['.build/build.js'], { cwd: ROOT });
  const programs = readdirSync(join(ROOT, 'dist')).filter((name) => /^kiebitz-.*\.cjs$/.test(name));
  if (programs.length > 1) execFileSync(process.execPath, ['.build/build.js', '--anew'], { cwd: ROOT });
  execFileSync(process.execPath, ['.build/types.js'], { cwd: ROOT });
  const folder = mkdtempSync(join(MADE, 'tarball-'));
  npm(['pack', ROOT, '--ignore-scripts', '--pack-destination', folder], folder);
  const [file = ''] = readdirSync(folder);
  renameSync(join(folder, file), TARBALL);
}

/** Without the network: a package that needs another one cannot be installed. */
function npm(words: readonly string[], cwd: string): void {
  execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd, stdio: 'pipe' });
}

/** A line of a shell, as somebody types it. */
export function shell(line: string, cwd: string): SpawnSyncReturns<string> {
  // What packing builds is built: the tarball of these tests needs it, too.
  const environment = { ...process.env, npm_config_offline: 'true', npm_config_ignore_scripts: 'true', NO_COLOR: '1' };
  return spawnSync('bash', ['-c', `set -o pipefail; ${line}`], { cwd, encoding: 'utf8', env: environment });
}

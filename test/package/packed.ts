/** The package as somebody installs it: packed, and put into an empty project whose path holds spaces. */
import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../architecture/source-files.js';

/** Once for all files of a worker; test/scratch.js removes it. */
let made: string | undefined;
let tarballPath: string | undefined;

/** The packed file; what is built must be. */
export function tarball(): string {
  if (tarballPath === undefined) {
    // Earlier programs lie beside the present one for an hour; a package has one.
    execFileSync(process.execPath, ['.build/build.js'], { cwd: ROOT });
    const programs = readdirSync(join(ROOT, 'dist')).filter((name) => /^kiebitz-.*\.cjs$/.test(name));
    if (programs.length > 1) execFileSync(process.execPath, ['.build/build.js', '--anew'], { cwd: ROOT });
    execFileSync(process.execPath, ['.build/types.js'], { cwd: ROOT });
    const folder = mkdtempSync(join(tmpdir(), 'kiebitz-tarball-'));
    npm(['pack', ROOT, '--ignore-scripts', '--pack-destination', folder], folder);
    const [file = ''] = readdirSync(folder);
    tarballPath = join(folder, file);
  }
  return tarballPath;
}

/** An empty project with the package in it. */
export function project(): string {
  if (made === undefined) {
    const folder = join(mkdtempSync(join(tmpdir(), 'kiebitz-project-')), 'a project of mine');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}\n');
    npm(['install', '--save-dev', tarball()], folder);
    made = folder;
  }
  return made;
}

/** Without the network: a package that needs another one cannot be installed. */
function npm(words: readonly string[], cwd: string): void {
  execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd, stdio: 'pipe' });
}

/** A line of a shell in the project, as somebody types it. */
export function shell(line: string, cwd = project()): SpawnSyncReturns<string> {
  // What packing builds is built: the tarball of these tests needs it, too.
  const environment = { ...process.env, npm_config_offline: 'true', npm_config_ignore_scripts: 'true', NO_COLOR: '1' };
  return spawnSync('bash', ['-c', `set -o pipefail; ${line}`], { cwd, encoding: 'utf8', env: environment });
}

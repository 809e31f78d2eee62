/** A PostgreSQL of one's own: in a temporary folder, on a port of its own, run by somebody without privileges. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Debian keeps the programs of each version in a folder of its own. */
const VERSIONS = '/usr/lib/postgresql';
export const NOBODY = 65_534;

const binaries = existsSync(VERSIONS)
  ? readdirSync(VERSIONS)
      .map((version) => join(VERSIONS, version, 'bin'))
      .find((folder) => existsSync(join(folder, 'initdb')))
  : undefined;

/** False where no server is installed: then the tests that need one are skipped. */
export const HAS_POSTGRES = binaries !== undefined;

export const PASSWORD = 'not-on-the-command-line';

/** Servers refuse to be run by root. */
export const AS_NOBODY = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export class Postgres {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** Makes a new database and starts its server. */
  static async begun(): Promise<Postgres> {
    // The folder of the tests is closed to others.
    const folder = mkdtempSync(join('uid' in AS_NOBODY ? '/tmp' : tmpdir(), 'kiebitz-pg-'));
    const secret = join(folder, 'secret');
    writeFileSync(secret, PASSWORD);
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    if ('uid' in AS_NOBODY) for (const path of [folder, secret, join(folder, 'data')]) chownSync(path, NOBODY, NOBODY);
    const { status, stderr } = spawnSync(
      program('initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'kiebitz',
        '-A',
        'scram-sha-256',
        '--pwfile',
        secret,
        '--no-sync',
        '--locale=C',
      ],
      { ...AS_NOBODY, cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    const server = new Postgres(folder, await freePort());
    await server.start();
    return server;
  }

  get address(): string {
    return `postgres://kiebitz@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    // It is killed, but its machine goes on: what it has written stays written.
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'logging_collector=off', 'fsync=off'];
    this.child = spawn(
      program('postgres'),
      ['-D', join(this.folder, 'data'), '-p', String(this.port), ...settings.flatMap((one) => ['-c', one])],
      { ...AS_NOBODY, cwd: this.folder, stdio: 'ignore', detached: true },
    );
    for (let tries = 0; tries < 600; tries += 1) {
      const asked = spawnSync(program('pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(this.port)]);
      if (asked.status === 0) return;
      await wait(50);
    }
    throw new Error('the server does not answer');
  }

  /** Without a chance to end well: the server with all of its processes. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined) return;
    const ended = new Promise((done) => child.once('exit', done));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    this.child = undefined;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function program(name: string): string {
  return join(binaries ?? '', name);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

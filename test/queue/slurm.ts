/** A Slurm of one's own: one machine, in a temporary folder, on ports of its own, run by somebody without privileges. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AS_NOBODY, freePort, NOBODY } from './postgres.js';

/** Debian keeps servers where not everybody looks for programs. */
const PATH = `${process.env['PATH']}:/usr/sbin`;

/** False where it is not installed: then the test that needs it is skipped. */
export const HAS_SLURM = ['slurmctld', 'slurmd', 'sbatch', 'munged'].every(
  (name) => spawnSync(name, ['--version'], { env: { PATH } }).status !== null,
);

export class Slurm {
  private readonly servers: ChildProcess[] = [];

  /** @param folder that whoever runs the jobs may write in */
  private constructor(readonly folder: string) {}

  static async begun(): Promise<Slurm> {
    const slurm = new Slurm(mkdtempSync('/tmp/kiebitz-slurm-'));
    const { folder } = slurm;
    const at = (name: string): string => join(folder, name);
    const host = hostname();
    const user = 'uid' in AS_NOBODY ? 'nobody' : userInfo().username;
    mkdirSync(at('munge'), { mode: 0o700 });
    for (const name of ['state', 'spool']) mkdirSync(at(name));
    writeFileSync(at('munge/key'), randomBytes(128), { mode: 0o600 });
    const settings = {
      ...{ ClusterName: 'test', SlurmctldHost: `${host}(127.0.0.1)`, SlurmUser: user, SlurmdUser: user },
      ...{ AuthType: 'auth/munge', AuthInfo: `socket=${at('munge/socket')}` },
      ...{ SlurmctldPort: await freePort(), SlurmdPort: await freePort() },
      ...{ StateSaveLocation: at('state'), SlurmdSpoolDir: at('spool') },
      ...{ SlurmctldPidFile: at('slurmctld.pid'), SlurmdPidFile: at('slurmd.pid') },
      // Anything else wants privileges.
      ...{ ProctrackType: 'proctrack/pgid', TaskPlugin: 'task/none', SelectType: 'select/cons_tres' },
      NodeName: `${host} NodeAddr=127.0.0.1 CPUs=2`,
      PartitionName: `all Nodes=${host} Default=YES`,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(at('slurm.conf'), lines.join(''));
    if ('uid' in AS_NOBODY) {
      for (const name of ['', 'munge', 'munge/key', 'state', 'spool']) chownSync(at(name), NOBODY, NOBODY);
    }
    const files = ['socket', 'key-file=key', 'pid-file=pid', 'log-file=log', 'seed-file=seed'].map((one) => {
      const [option, name = option] = one.split('=');
      return `--${option}=${at(`munge/${name}`)}`;
    });
    slurm.serve('munged', '--foreground', '--force', ...files);
    slurm.serve('slurmctld', '-D');
    slurm.serve('slurmd', '-D', '-N', host);
    for (let tries = 0; tries < 300; tries += 1) {
      if (/idle/.test(slurm.run('sinfo').stdout)) return slurm;
      await wait(100);
    }
    await slurm.end();
    throw new Error('the cluster does not come up');
  }

  private get surroundings() {
    return { ...AS_NOBODY, cwd: this.folder, env: { PATH, SLURM_CONF: join(this.folder, 'slurm.conf') } };
  }

  private serve(program: string, ...args: readonly string[]): void {
    this.servers.push(spawn(program, args, { ...this.surroundings, stdio: 'ignore' }));
  }

  /** Runs a program as whoever may use the cluster. */
  run(program: string, ...args: readonly string[]) {
    return spawnSync(program, args, { ...this.surroundings, encoding: 'utf8' });
  }

  async end(): Promise<void> {
    const running = this.servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(
      running.map((server) => {
        const ended = new Promise((done) => server.once('exit', done));
        server.kill('SIGKILL');
        return ended;
      }),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }
}

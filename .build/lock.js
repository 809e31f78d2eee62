// A piece of work that only one process at a time may do.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;

/**
 * @template T
 * @param {string} lock the path of a file that exists while somebody works
 * @param {(alsoHeldBy: (pid: number) => void) => Promise<T>} work it may name a child process, which then holds the
 *   lock as well: if this process is killed, its child may go on writing
 */
export async function withLock(lock, work) {
  const owner = `${process.pid} ${Date.now()}`;
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!create(lock, owner)) {
    if (Date.now() > giveUpAt) throw new Error(`another process holds ${lock}; delete the file if there is none`);
    releaseDead(lock);
    await wait(100);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work((pid) => appendFileSync(lock, ` ${pid}`));
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Removes the lock of a process that was killed. Of several that notice, a second file decides which one does.
 *
 * @param {string} lock
 */
function releaseDead(lock) {
  const owner = read(lock);
  if (!owner) return;
  const [pid, time, ...children] = owner.split(' ');
  const claim = `${lock}-${pid}-${time}`;
  if ([pid, ...children].some((held) => isAlive(Number(held))) || !create(claim, owner)) return;
  if (read(lock) === owner) rmSync(lock, { force: true });
  rmSync(claim, { force: true });
}

/**
 * @param {string} path
 * @param {string} content
 */
function create(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

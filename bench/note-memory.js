// Loaded into the measured process by `peakMemory`, and with it into those that it begins: writes down the peak of the memory of the
// one that takes the most.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const OFTEN_MS = 200;

const note = process.env['KIEBITZ_BENCH_NOTE'];
if (note && isMainThread) {
  const ofOthers = `${note}.others`;
  const peak = () => {
    const known = existsSync(ofOthers) ? Number(readFileSync(ofOthers, 'utf8')) : 0;
    return String(Math.max(known, process.resourceUsage().maxRSS));
  };
  if (process.send === undefined) process.once('exit', () => writeFileSync(note, peak()));
  else {
    // Nobody asks it before it is ended.
    setInterval(() => {
      writeFileSync(`${ofOthers}.${process.pid}`, peak());
      renameSync(`${ofOthers}.${process.pid}`, ofOthers);
    }, OFTEN_MS).unref();
  }
}

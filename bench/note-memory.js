// Loaded into the measured process by `peakMemory`: writes down the peak of its memory when it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const note = process.env['KIEBITZ_BENCH_NOTE'];
if (note && isMainThread) process.once('exit', () => writeFileSync(note, String(process.resourceUsage().maxRSS)));

// What `prepare` does when dist is missing or old. Only one process at a time does it; the others wait for its result.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, isCurrent, listSources, ROOT } from './clone.js';
import { install, isInstalled } from './install.js';
import { withLock } from './lock.js';

/** @param {{ anew: boolean }} options */
export async function make({ anew }) {
  await withLock(join(ROOT, '.preparing'), async (alsoHeldBy) => {
    if (!isInstalled()) {
      say('installing dependencies');
      await install(alsoHeldBy);
    }
    // Another process may have built it while this one waited.
    if (!anew && isCurrent()) return;
    say('building');
    const sources = listSources();
    mkdirSync(DIST, { recursive: true });
    const { bundle } = await import('./bundle.js');
    await bundle({ sources, anew });
  });
}

/** @param {string} what */
function say(what) {
  process.stderr.write(`kiebitz: ${what} ...\n`);
}

// A game that is refereed while it is played: the milliseconds of the processor for one `play` and one `legal` in the middle third of the
// full-level fixtures, for each ruleset. Half of all calls take less, and one in ten takes more than the second number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordingsOf } from '../test/engine/replays.js';
import { fed, feedOf, opened } from '../test/live/feeding.js';

/** So often all games are played; the first time only warms up. */
const ROUNDS = 3;
/** A list is made before each so-manieth element. */
const EVERY = 5;

function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function spread(times: number[]): readonly [half: number, tenth: number] {
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return [at(0.5), at(0.9)];
}

function measure(ruleset: string, folder: string): void {
  const files = readdirSync(folder).filter((file) => file.startsWith('full-') && file.endsWith('.xml'));
  const recordings = files.flatMap((file) => recordingsOf(readFileSync(join(folder, file)), file));
  const plays: number[] = [];
  const lists: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const recording of recordings) {
      const feed = feedOf(recording);
      const live = opened(recording, feed);
      for (const [index, element] of feed.elements.entries()) {
        const isMiddle = round > 0 && index * 3 > feed.elements.length && index * 3 < feed.elements.length * 2;
        if (isMiddle && index % EVERY === 0) lists.push(timed(() => live.legal()));
        const time = timed(() => fed(live, element));
        if (isMiddle) plays.push(time);
      }
    }
  }
  console.log(JSON.stringify({ ruleset, plays: plays.length, play: spread(plays), legal: spread(lists) }));
}

const [fixtures = '.'] = process.argv.slice(2);
for (const ruleset of ['tallinn', 'valletta', 'rattus']) measure(ruleset, join(fixtures, ruleset, 'legal'));

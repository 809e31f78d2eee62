// Draws windows of twenty lines from the files of folders, as Stryker takes them: node test/stryker/windows.js SHARE SEED FOLDER...
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const LINES = 20;

const [share, seed, ...folders] = process.argv.slice(2);
let state = Number(seed);
/** A linear congruential generator, the numbers of Numerical Recipes. */
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const windows = globSync(folders.map((folder) => `${folder}/**/*.ts`))
  .sort()
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length;
    return Array.from(
      { length: Math.ceil(lines / LINES) },
      (_, index) => `${file}:${index * LINES + 1}-${Math.min((index + 1) * LINES, lines)}`,
    );
  });
process.stdout.write(windows.filter(() => random() < Number(share)).join(','));

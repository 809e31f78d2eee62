// Each game comes to life when somebody asks for it: to begin all three takes a twentieth of a first check.
import { readFileSync } from 'node:fs';

const IMPORT = /^import \{ (\w+) \} from '(\.\/games\/\w+\/index\.js)';\n/gm;

/** @type {import('esbuild').Plugin} */
export const gamesForEsbuild = {
  name: 'games',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]games\.ts$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const [line, game, from] of [...contents.matchAll(IMPORT)]) {
        contents = contents.replace(line, '').replace(`() => ${game},`, `() => require('${from}').${game},`);
      }
      return { contents, loader: 'ts' };
    });
  },
};

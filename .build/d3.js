// The parts of d3 that charts are drawn with. Modules that are loaded when they are needed are never thinned out: through its own door all
// thirty packages would come, and be begun, for the three that are asked for something.
import { join } from 'node:path';
import { ROOT } from './clone.js';

const PACKAGES = ['d3-array', 'd3-scale', 'd3-shape'];

/** @type {import('esbuild').Plugin} */
export const d3ForEsbuild = {
  name: 'd3',
  setup(build) {
    build.onResolve({ filter: /^d3$/ }, ({ path }) => ({ path, namespace: 'd3', sideEffects: false }));
    build.onLoad({ filter: /^d3$/, namespace: 'd3' }, () => ({
      contents: PACKAGES.map((name) => `export * from '${name}';`).join('\n'),
      resolveDir: join(ROOT, 'node_modules', 'd3'),
    }));
  },
};

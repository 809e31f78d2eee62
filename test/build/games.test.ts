/** A run begins the games that it needs, and no other: to begin all three takes a twentieth of a first check. */
import * as esbuild from 'esbuild';
import { expect, it } from 'vitest';
import { assetsForEsbuild } from '../../.build/assets.js';
import { OPTIONS } from '../../.build/bundle.js';
import { gamesForEsbuild } from '../../.build/games.js';
import { RULESETS } from '../../src/log/envelope.js';

it('begins a game when somebody asks for it', async () => {
  const { metafile } = await esbuild.build({
    ...OPTIONS,
    entryPoints: ['src/games.ts'],
    outdir: 'dist',
    format: 'cjs',
    banner: {},
    write: false,
    metafile: true,
    plugins: [assetsForEsbuild, gamesForEsbuild],
  });
  const doors = metafile.inputs['src/games.ts']?.imports.filter(({ path }) =>
    /^src\/games\/\w+\/index\.ts$/.test(path),
  );
  expect(doors?.map(({ kind }) => kind)).toEqual(RULESETS.map(() => 'require-call'));
});

/** Kernel and games run in a browser: without a module of Node.js they play there, byte for byte what they play here. */
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { ROOT } from '../architecture/source-files.js';
import { replayText, requestFor } from '../engine/replays.js';
import { Chromium, describeInChromium } from './chromium.js';
import { playOne } from './played-games.js';

const chromium = Chromium.forTests();

/** The page, and what was bundled into it. */
async function bundle(): Promise<{ readonly html: string; readonly inputs: readonly string[] }> {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, 'test/browser/played-games.ts')],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const icon = '<link rel="icon" href="data:,">';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">${icon}<title>Games</title><script>${script}</script></html>`;
  return { html, inputs: Object.keys(metafile.inputs) };
}

describeInChromium('a page with kernel and games in it', () => {
  let made: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    made = await bundle();
  });

  it('holds nothing but our own files', () => {
    expect(made.inputs.length).toBeGreaterThan(80);
    expect(made.inputs.filter((input) => !input.startsWith('src/') && !input.startsWith('test/browser/'))).toEqual([]);
  });

  it.each([
    ['valletta', {}],
    ['tallinn', { legate: 'true' }],
    ['rattus', {}],
    ['rattus', { expansion: 'true' }],
  ] as const)('plays %s %j as we do, legally to its end', async (ruleset, given) => {
    const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice');
    if (!edition) throw new Error('no practice edition');
    // A page has it as plain data, as it has the game.
    const components = JSON.parse(JSON.stringify(edition.element)) as typeof edition.element;
    const { page, complaints } = await chromium.open(made.html);
    const there = await page.evaluate(([game, element, options]) => window.playOne(game, element, options, 7), [
      ruleset,
      components,
      given,
    ] as const);
    expect(complaints).toEqual([]);
    expect(JSON.stringify(there)).toBe(JSON.stringify(playOne(ruleset, components, given, 7)));
    const writer = logWriter('xml');
    const text = writer.game(rawOfElement(there, gameOf(ruleset)?.vocabulary ?? {})).text;
    expect(replayText(`${writer.start()}${text}${writer.end()}`)).toMatchObject({ verdict: 'legal', complete: true });
  });
});

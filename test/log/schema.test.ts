import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../docs/xml-schema.js';
import { logWriter } from '../../src/log/write.js';
import { arbitraryGame } from './arbitrary-game.js';
import { VOCABULARIES } from './vocabularies.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** What xmllint says against files; nothing when all is well. */
function complaints(schema: string, ...files: string[]): string {
  const { stderr } = spawnSync('xmllint', ['--noout', '--schema', schema, ...files], { encoding: 'utf8' });
  return stderr
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(' validates'))
    .join('\n');
}

function temporary(name: string, text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'kiebitz-')), name);
  writeFileSync(path, text);
  return path;
}

describe.each(Object.entries(VOCABULARIES))('docs/%s.xsd', (ruleset, vocabulary) => {
  const schema = temporary(`${ruleset}.xsd`, schemaOf(ruleset, vocabulary));

  it('is what the vocabulary says (make it anew with `npx vitest run test/log/schema -u`)', async () => {
    await expect(schemaOf(ruleset, vocabulary)).toMatchFileSnapshot(join(ROOT, `docs/${ruleset}.xsd`));
  });

  it.runIf(hasXmllint)('accepts every recorded game and edition that we ship', () => {
    const files = ['fixtures', 'src/editions']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((path) => path.endsWith('.xml') && path.includes(ruleset))
      .map((path) => join(ROOT, path));
    expect(files.length).toBeGreaterThan(0);
    expect(complaints(schema, ...files)).toBe('');
  });

  it.runIf(hasXmllint)('accepts whatever the vocabulary allows', () => {
    const writer = logWriter('xml');
    const games = fc.sample(arbitraryGame(vocabulary), { numRuns: 200, seed: 1 });
    const texts = games.map((game, index) => {
      const attributes = new Map([...game.attributes, ['id', `g${index}`]]);
      return writer.game({ ...game, attributes }).text;
    });
    expect(complaints(schema, temporary('any.xml', writer.start() + texts.join('') + writer.end()))).toBe('');
  });

  it.runIf(hasXmllint)('refuses what the vocabulary does not know', () => {
    const log = (inside: string) =>
      temporary('bad.xml', `<gamelog version="1"><game ruleset="${ruleset}" id="g1">${inside}</game></gamelog>`);
    const bad = [
      '<what/>',
      '<players what="1"/>',
      '<moves/><moves/>',
      '<players><player/></players>',
      '<players><player id="P Q"/></players>',
    ];
    for (const inside of bad) expect(complaints(schema, log(inside)), inside).not.toBe('');
    expect(execFileSync('xmllint', ['--noout', log('')], { encoding: 'utf8' })).toBe('');
  });
});

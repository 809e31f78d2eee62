import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '../../docs/json-schema.js';
import { rawOf } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { ROOT } from '../architecture/source-files.js';
import { recordingsOf } from '../engine/replays.js';
import { arbitraryGame } from './arbitrary-game.js';
import { VOCABULARIES } from './vocabularies.js';

const rulesets = Object.entries(VOCABULARIES);

describe.each(rulesets)('docs/%s.schema.json', (ruleset, vocabulary) => {
  const text = jsonSchemaOf(ruleset, vocabulary);
  const validate = new Ajv({ allowUnionTypes: true, strict: true, strictRequired: false }).compile(JSON.parse(text));
  const complaints = (log: unknown) => (validate(log) ? [] : (validate.errors ?? []));

  it('is what the vocabulary says (make it anew with `npx vitest run test/log/json-schema -u`)', async () => {
    await expect(text).toMatchFileSnapshot(join(ROOT, `docs/${ruleset}.schema.json`));
  });

  it('accepts every recorded game', () => {
    const folder = join(ROOT, 'fixtures', ruleset);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml'));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const writer = logWriter('json');
      const games = recordingsOf(readFileSync(join(folder, name)), name).map((game) => writer.game(rawOf(game)).text);
      expect(complaints(JSON.parse(writer.start() + games.join('') + writer.end())), name).toEqual([]);
    }
  });

  it('accepts whatever the vocabulary allows', () => {
    const writer = logWriter('ndjson');
    for (const game of fc.sample(arbitraryGame(vocabulary), { numRuns: 200, seed: 1 })) {
      const log: unknown = JSON.parse(writer.game(game).text);
      expect(complaints(log), JSON.stringify(log)).toEqual([]);
    }
  });

  const game = (inside: object) => ({ type: 'game', ruleset, id: 'g1', ...inside });

  it('accepts the shorter ways', () => {
    const good = [
      game({
        players: [{ id: 'p1' }, { id: 'p2' }],
        result: {
          score: [
            { player: 'p1', rank: '1' },
            { player: 'p2', rank: 2 },
          ],
        },
      }),
      game({ players: { player: [{ id: 'p1' }] }, moves: { records: [], children: [{ type: 'note', text: 'So.' }] } }),
      [game({ moves: [{ type: 'abandoned' }] })],
      { type: 'gamelog', version: 1, children: [game({})] },
    ];
    for (const log of good) expect(complaints(log), JSON.stringify(log)).toEqual([]);
  });

  it('refuses what the vocabulary does not know', () => {
    const bad = [
      {},
      { type: 'game', ruleset: 'chess', id: 'g1' },
      { type: 'game', ruleset },
      game({ what: 1 }),
      game({ children: [{ type: 'what' }] }),
      game({ players: [{ name: 'Anna' }] }),
      game({ players: [{ id: 'P Q' }] }),
      game({ moves: [{ type: 'game', ruleset, id: 'g2' }] }),
      game({ moves: [{}] }),
    ];
    for (const log of bad) expect(complaints(log), JSON.stringify(log)).not.toEqual([]);
  });
});

it('docs/catalog.json leads editors to all schemas', () => {
  const { schemas } = JSON.parse(readFileSync(join(ROOT, 'docs/catalog.json'), 'utf8')) as {
    readonly schemas: readonly { readonly name: string; readonly fileMatch: readonly string[]; readonly url: string }[];
  };
  expect(schemas.map(({ url }) => url)).toEqual(rulesets.map(([ruleset]) => `./${ruleset}.schema.json`));
  for (const { url } of schemas) expect(readdirSync(join(ROOT, 'docs'))).toContain(url.slice(2));
  for (const [index, [ruleset]] of rulesets.entries()) expect(schemas[index]?.fileMatch).toEqual([`*.${ruleset}.json`]);
});

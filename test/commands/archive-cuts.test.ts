/** A large file in parts, each read from its own place: the same bytes as when it is read in one go. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listName, listText, readList, type Shard } from '../../src/archive/order.js';
import { shardsOf } from '../../src/commands/archive/cuts.js';
import { archivedFile } from '../../src/commands/archive/file.js';
import { digested } from '../../src/commands/archive/found.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-cuts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const REFEREE = { version: '1', build: 'test', editions: [] };
const STEP = 20_000;

async function foundAt(path: string) {
  const file = await digested({ type: 'file', path, named: true });
  if ('fault' in file) throw new Error(file.fault);
  return { ...file, have: [] };
}

/** The parts of a file, by their names. @param shard only this one */
async function partsOf(path: string, shards: readonly (Shard | undefined)[]): Promise<Record<string, string>> {
  const parts = mkdtempSync(join(folder, 'parts-'));
  const found = await foundAt(path);
  for (const shard of shards) {
    const asked = shard ? { ...found, shard } : found;
    for await (const one of archivedFile(asked, { parts, referee: REFEREE, components: [] })) {
      expect(one.type).toBe('part');
    }
  }
  return Object.fromEntries(readdirSync(parts).map((name) => [name, readFileSync(join(parts, name), 'utf8')]));
}

/** As they come out of the manifest. */
function written(shards: readonly Shard[]): readonly Shard[] {
  const orders = shards.map((shard) => ({
    ...{ key: 'a'.repeat(16), bytes: 'b'.repeat(32), file: 'x', named: true },
    shard,
  }));
  const text = listText(orders);
  return (readList(listName(text), text) ?? []).flatMap(({ shard }) => shard ?? []);
}

function file(name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function games(count: number, game: (number: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, number) => game(number));
}

const xml = (number: number) => {
  if (number % 900 === 800)
    return `<!-- ${'<game ruleset="tallinn"/> '.repeat(3)} --><other/><game ruleset="tallinn" id="g${number}"/>`;
  // Other spellings are told in the first game that has them.
  return `<game ruleset="tallinn" id="g${number}"><players><player id="p1" name="Ünal" ${number > 2_500 ? 'colour="rot"' : ''}/></players></game>`;
};
const ndjson = (number: number) => JSON.stringify({ type: 'game', ruleset: 'rattus', id: `g${number}` });

describe('a large file in parts', () => {
  it.each([
    ['xml', `<gamelog version="1">\n${games(4_300, xml).join('\n')}\n<more/>\n</gamelog>\n`, 3],
    ['ndjson', `${games(4_000, ndjson).join('\n')}\nnothing\n`, 2],
    ['json', `{"type":"gamelog","version":1,"children":[\n${games(2_100, ndjson).join(',\n')}\n]}\n`, 2],
  ])('is judged as the whole: %s', async (notation, text, count) => {
    const path = file(`large.${notation}`, text);
    const shards = await shardsOf({ type: 'file', path, named: true }, 2_000, STEP);
    expect(shards?.map(({ part }) => part)).toEqual(Array.from({ length: count }, (_, part) => part));
    // Later ones do not begin at the beginning.
    expect(shards?.slice(1).every(({ start }) => start > text.length / 4)).toBe(true);
    const inParts = await partsOf(path, written(shards ?? []).toReversed());
    expect(inParts).toEqual(await partsOf(path, [undefined]));
    expect(Object.keys(inParts)).toHaveLength(count);
  });

  it.each([
    ['with an id that comes twice', 'twice.ndjson', `${games(2_100, (number) => ndjson(number % 2_050)).join('\n')}\n`],
    ['small', 'small.ndjson', `${games(1_900, ndjson).join('\n')}\n`],
    ['typed', 'typed.kbz', `${'game tallinn <game \n'.repeat(3_000)}`],
  ])('is not cut where it is %s', async (_, name, text) => {
    expect(await shardsOf({ type: 'file', path: file(name, text), named: true }, 2_000, STEP)).toBeUndefined();
  });
});

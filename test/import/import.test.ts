/** Games that are written in the shapes of other sources become the recordings that they came from. `KIEBITZ_LONG=1`: thirty. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { importGames } from '../../src/commands/import.js';
import { parseProfile } from '../../src/import/profile.js';
import { PROFILES } from '../../src/import/shipped.js';
import { RULESETS } from '../../src/log/envelope.js';
import { said } from '../commands/said.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { gameIn, SHAPES } from './shapes.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

let runs = 0;
/** Runs the command on one file. */
async function run(text: string | Uint8Array, profile?: string, name = 'saved') {
  runs += 1;
  const at = join(folder, String(runs));
  const path = join(folder, `${name}-${runs}`);
  writeFileSync(path, text);
  const outcome = await said(() => importGames([path], { output: at, ...(profile !== undefined && { profile }) }));
  const files = outcome.out.includes(at) ? readdirSync(at) : [];
  return { ...outcome, files, log: files[0] === undefined ? '' : readFileSync(join(at, files[0]), 'utf8') };
}

const GAMES = RULESETS.flatMap((ruleset) =>
  fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/legal/`) && name.endsWith('.xml'))
    .slice(0, 10),
);

it('is told what a profile is by its schema and by its page alike', () => {
  const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const isProfile = new Ajv().compile(JSON.parse(read('profile.schema.json')) as object);
  const ofPage = [...read('import.md').matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(ofPage).toHaveLength(3);
  for (const text of [...PROFILES.values(), ...ofPage]) {
    expect(parseProfile('x.json', text).mistakes).toEqual([]);
    expect(isProfile(JSON.parse(text))).toBe(true);
  }
});

it('tells which element was probably meant by one that there is not', async () => {
  const profile = join(folder, 'misspelt.json');
  const rules = ['plya', 'dance', 'play'].map((element) => ({ type: element, element }));
  const envelope = { kind: 'json-lines' };
  writeFileSync(
    profile,
    JSON.stringify({ kiebitz: 'profile', format: '1', name: 'x', ruleset: 'tallinn', envelope, type: 'type', rules }),
  );
  const { code, err } = await run('{"type":"plya"}\n{"type":"dance"}\n{"type":"play"}', profile);
  expect(code).toBe(3);
  expect(err).toContain('There is no element <plya>; did you mean <play>? (1 ×, first at 1)');
  expect(err).toContain('No open element can hold <dance> (1 ×, first at 2).');
  expect(err).toContain('No open element can hold <play> (1 ×, first at 3).');
});

it('tells which word of a table, and which table, was probably meant', async () => {
  const profile = join(folder, 'tables.json');
  const written = (table: string): void =>
    writeFileSync(
      profile,
      `{"kiebitz": "profile", "format": "1", "name": "x", "ruleset": "valletta", "envelope": {"kind": "json-lines"}, "type": "is",
      "values": { "people": { "Baumeisterr": "builder" } },
      "rules": [{ "type": "card", "inside": { "element": "turn", "attributes": { "player": "p1" } },
        "element": "play", "attributes": { "card": { "at": "card", "values": "${table}" } } }] }`,
    );
  const event = '{"is": "card", "card": "Baumeister"}';
  written('people');
  const known = await run([event, event].join('\n'), profile);
  expect(known.err).toContain(
    'no word for “card: Baumeister” (2 ×, first at 1); it is kept as it is. Did you mean “Baumeisterr”?',
  );
  written('poeple');
  expect((await run(event, profile)).err).toContain('“poeple” cannot stand here; did you mean “people”?');
});

it('has a shape for each profile that is shipped', () => {
  // Sentences are told by `explain` itself: explained.test.ts.
  const told = RULESETS.map((ruleset) => `explained-${ruleset}`);
  expect([...Object.keys(SHAPES), ...told].sort()).toEqual([...PROFILES.keys()].sort());
});

/** In the short run each shape has one game: they take turns through the three. */
const gamesOf = (index: number) => (IS_LONG ? GAMES : GAMES.slice((index % 3) * 10, (index % 3) * 10 + 1));

describe.each(Object.keys(SHAPES).map((shape, index) => ({ shape, index })))(
  'of the shape $shape',
  ({ shape, index }) => {
    it.each(gamesOf(index))('$name comes back', async (fixture) => {
      const game = gameIn(textOf(fixture));
      const { code, err, log } = await run(SHAPES[shape]?.(game) ?? '', shape);
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(gameIn(log)).toEqual(game);
    });
  },
);

it('knows each word of a table, however many there are', () => {
  const words = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`word ${index}`, `${index}`]));
  const rule = { element: 'play', attributes: { card: { at: 'card', values: 'words' } } };
  const text = {
    kiebitz: 'profile',
    format: '1',
    name: 'x',
    envelope: { kind: 'json' },
    values: { words },
    rules: [rule],
  };
  const { profile, mistakes } = parseProfile('x.json', JSON.stringify(text));
  expect(mistakes).toEqual([]);
  expect(profile?.rules[0]?.steps[0]?.make?.attributes[0]?.[1].values?.size).toBe(1000);
});

const VALLETTA = '{"kiebitz": "profile", "format": "1", "name": "mine", "ruleset": "valletta", ';

it('is taught a shape of its own by a profile: one object a line, names of the source', async () => {
  const profile = join(folder, 'mine.json');
  writeFileSync(
    profile,
    `${VALLETTA}
    "envelope": { "kind": "json-lines" }, "type": "what", "leave": ["when"],
    "values": { "people": { "Baumeister": "builder", "Magd": "maid" }, "seats": { "0": "p1", "1": "p2" } },
    "rules": [
      { "type": "seats", "each": "all", "element": "player", "attributes": { "id": { "at": "n", "values": "seats" }, "name": "@nick" } },
      { "type": "card", "inside": { "element": "turn", "attributes": { "player": { "at": "who", "values": "seats" } } },
        "element": "play", "attributes": { "card": { "at": "card", "values": "people", "else": "?" } } },
      { "type": "house", "element": "build", "attributes": { "at": "@cell", "pay": "@paid" } },
      { "type": "back", "element": "undo" },
      { "type": "stand", "each": "gold", "element": "state", "attributes": { "player": { "at": "n", "values": "seats" }, "gold": "@has" } },
      { "type": "chat" }
    ] }`,
  );
  const { code, err, log } = await run(
    [
      '{"what": "seats", "all": [{"n": 0, "nick": "Anna"}, {"n": 1, "nick": "<Ben>"}]}',
      '{"what": "card", "who": 0, "card": "Baumeister", "when": 17}',
      '{"what": "house", "cell": "A1-1", "paid": ["gold:2", "wood:1"]}',
      '{"what": "stand", "gold": [{"n": 0, "has": 3}, {"n": 1, "has": 1}]}',
      '{"what": "chat", "text": "hello"}',
      '{"what": "card", "who": 0, "card": "Magd"}',
      '{"what": "back"}',
      '{"what": "card", "who": 1}',
      '{"what": "card", "who": 1, "card": "Nonne"}',
      '{"what": "dance", "who": 1}',
    ].join('\n'),
    profile,
  );
  expect(code).toBe(3);
  const told = err.split('\n').filter(Boolean);
  expect(told).toHaveLength(4);
  expect(told[3]).toContain('“Nonne” is no value for “card”');
  expect(told.join()).toContain('“chat text” (1 ×, first at 5)');
  expect(told.join()).toContain('“dance” (1 ×, first at 10)');
  expect(told.join()).toContain('“card: Nonne” (1 ×, first at 9)');
  expect(gameIn(log).children.find(({ name }) => name === 'moves')).toMatchObject({
    children: [
      {
        name: 'turn',
        attributes: { player: 'p1' },
        children: [
          {
            name: 'play',
            children: [
              { name: 'build', attributes: { at: 'A1-1', pay: 'gold:2 wood:1' } },
              { name: 'state', attributes: { player: 'p1', gold: '3' } },
              { name: 'state', attributes: { player: 'p2', gold: '1' } },
            ],
          },
          { name: 'play', attributes: { card: 'maid' } },
          { name: 'undo' },
        ],
      },
      { name: 'turn', attributes: { player: 'p2' }, children: [{ attributes: { card: '?' } }, { name: 'play' }] },
    ],
  });
});

it('tells of each member of a list, and of each word of a text, what no rule reads', async () => {
  const profile = join(folder, 'members.json');
  writeFileSync(
    profile,
    `${VALLETTA}
    "envelope": { "kind": "json", "events": "[]" }, "type": "what", "leave": ["plays[].clock"],
    "values": { "people": { "Magd": "maid" } },
    "rules": [
      { "type": "turn", "inside": { "element": "turn", "per": "^.no", "attributes": { "player": "@^.who" } },
        "each": "plays", "element": "play", "attributes": { "card": { "at": "card", "values": "people" } },
        "then": [
          { "if": "note", "element": "note", "attributes": { "by": "@who" }, "text": "@note" },
          { "each": "drawn", "split": ["/", " + "], "element": "draw", "attributes": { "cards": { "at": "", "values": "people" } } },
          { "if": "left", "close": "turn", "element": "state", "attributes": {
              "player": "@who", "wood": { "at": "left", "says": "{count} Holz", "as": "{count}" } } } ] } ] }`,
  );
  const turn = (no: number, more: object): object => {
    return { what: 'turn', no, who: 'p1', plays: [{ card: 'Magd', clock: 3, mood: 'fine' }], ...more };
  };
  const { code, err, log } = await run(
    JSON.stringify([
      turn(1, { note: false, drawn: 'Magd + Magd/Nonne' }),
      turn(2, { note: 'Again', left: '3 Holz' }),
      turn(3, { left: '3 Stein', drawn: [] }),
    ]),
    profile,
  );
  expect(code).toBe(3);
  const told = err.split('\n').filter((line) => line.includes('profile'));
  expect(told.map((line) => /“(.*?)”/.exec(line)?.[1])).toEqual([': Nonne', 'turn plays[].mood', 'left: 3 Stein']);
  const moves = gameIn(log).children.find(({ name }) => name === 'moves');
  const plain = moves?.children.map(({ name, children }) => [name, ...children.map((child) => child.name)]);
  expect(plain).toEqual([
    ['turn', 'play', 'draw', 'draw', 'draw'],
    ['turn', 'play'],
    ['state'],
    ['turn', 'play'],
    ['state'],
  ]);
  expect(log).toContain('<note by="p1">Again</note>');
  expect(log).toContain('<state player="p1" wood="3"/>');
});

it('loses nothing of a table in which two columns have one name, and one a dot in its own', async () => {
  const profile = join(folder, 'columns.json');
  writeFileSync(
    profile,
    `${VALLETTA}
    "envelope": { "kind": "csv", "separator": ";" }, "type": "What",
    "rules": [
      { "type": "card", "inside": { "element": "turn", "per": "Nr.", "attributes": { "player": "@Who" } },
        "element": "play", "attributes": { "card": "@Card" } } ] }`,
  );
  const { code, err, log } = await run('Nr.;What;Who;Card;Card\n1;card;p1;maid;builder\n2;card;p1;maid;\n', profile);
  expect(code).toBe(3);
  expect(err).toMatch(/No rule of the profile reads “card 5”/);
  const moves = gameIn(log).children.find(({ name }) => name === 'moves');
  expect(moves?.children.map(({ name, children }) => [name, ...children.map(({ attributes }) => attributes)])).toEqual([
    ['turn', { card: 'maid' }],
    ['turn', { card: 'maid' }],
  ]);
});

it('leaves an event whose number is an empty text behind the one before it', async () => {
  const profile = join(folder, 'order.json');
  writeFileSync(
    profile,
    `${VALLETTA}
    "envelope": { "kind": "json-lines" }, "type": "is", "order": "no",
    "rules": [ { "type": "card", "inside": { "element": "turn" }, "element": "play", "attributes": { "card": "@card" } } ] }`,
  );
  const events = [
    { is: 'card', no: 2, card: 'maid' },
    { is: 'card', no: '', card: 'nun' },
    { is: 'card', no: '1', card: 'jean' },
  ];
  const { log } = await run(events.map((event) => JSON.stringify(event)).join('\n'), profile);
  expect([...log.matchAll(/card="(\w+)"/g)].map(([, card]) => card)).toEqual(['jean', 'maid', 'nun']);
});

it('is taught sentences of a page by a profile, and matches them in linear time', async () => {
  const profile = join(folder, 'page.json');
  writeFileSync(
    profile,
    `${VALLETTA}
    "envelope": { "kind": "page", "select": "#log li" },
    "rules": [
      { "says": "{player} plays {card}.", "inside": { "element": "turn", "attributes": { "player": "@player" } }, "element": "play", "attributes": { "card": "@card" } },
      { "says": "{player} builds on {cell} for {paid}", "element": "build", "attributes": { "at": "@cell", "pay": "@paid" } }
    ] }`,
  );
  const long = `Anna plays ${'builds on '.repeat(20_000)}`;
  const page = (lines: string): string =>
    `<ul id="log">${lines}</ul><script>throw new Error('run')</script><img src="http://localhost:9/x.png" onerror="run()">`;
  const { code, err, log } = await run(
    page(`<li>Anna plays builder.<li>Anna <b>builds</b> on\n A1-1 for gold:2<li class="x">Ben wins!<li>${long}`),
    profile,
  );
  expect(code).toBe(3);
  expect(err).toContain('“Ben wins!” (1 ×, first at 3)');
  expect(log).toContain('<turn player="Anna">');
  expect(log.replace(/\s+/g, ' ')).toContain('<play card="builder"> <build at="A1-1" pay="gold:2"/> </play>');
});

describe('without a profile', () => {
  it.each(Object.keys(SHAPES))('names the shape %s, and the types of its events', async (shape) => {
    const { code, out } = await run(SHAPES[shape]?.(gameIn(textOf(GAMES[0] as never))) ?? '');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(out).toContain(`--profile ${shape}`);
    expect(out).toMatch(/turn \(\d+\)|game \(1\)/);
  });

  it('says of any other file that a profile has to be written', async () => {
    const { code, err } = await run('Nothing that anybody knows.');
    expect(code).toBe(3);
    expect(err).toContain('docs/import.md');
  });
});

describe('of XML', () => {
  const path = join(folder, 'xml-profile.json');
  const profile = {
    ...{ kiebitz: 'profile', format: '1', name: 'xml', ruleset: 'tallinn', type: 'element' },
    envelope: { kind: 'xml', events: ['children[]'] },
    leave: ['^.element'],
    rules: [{ type: 'seat', element: 'player', attributes: { id: '@id' } }, { type: 'pause' }],
  };
  writeFileSync(path, JSON.stringify(profile));
  const game = '<match>\n<seat id="anna"/>\n</match>';

  it.each([
    ['a comment before it', `<?xml version="1.0"?>\n<!-- saved -->\n${game}`],
    ['a comment and blanks behind it', `${game}\n<!-- <end> -->\n<?x?>  \n`],
    ['a document type', `<!DOCTYPE match SYSTEM "match.dtd">${game}`],
    ['more elements than a log has', `<match><seat id="anna"/>${'<pause/>'.repeat(30_000)}</match>`],
  ])('reads it with %s', async (_, text) => {
    const { err, log } = await run(text, path);
    expect(err).toBe('');
    expect(log).toContain('<player id="anna"/>');
  });

  it.each([
    [`${game}\n<match/>`, '4:1'],
    ['<match>\n<seat id="anna">\n</match>', '3:1'],
    ['<match>\n<seat id="anna"/>', '2:18'],
    ['<match>\n<seat id="A & B"/></match>', '2:13'],
    ['<!DOCTYPE match [<!ENTITY a "b">]><match/>', '1:33'],
  ])('tells where it is none: %#', async (text, place) => {
    const { code, err, files } = await run(text, path);
    expect(code).toBe(3);
    expect(err).toContain(`:${place}: This is not what the profile says: no XML.`);
    expect(files).toEqual([]);
  });
});

describe('of a file that is broken or hostile', () => {
  it('says that a file is too large for any program, and goes on with the others', async () => {
    const [large, other] = [join(folder, 'large.json'), join(folder, 'other.json')];
    writeFileSync(large, '');
    // Nothing of it takes room on the disk.
    truncateSync(large, 3 * 2 ** 30);
    writeFileSync(other, '{"nothing":1}');
    const { code, err } = await said(() => importGames([large, other], { output: '.' }));
    expect(code).toBe(3);
    expect(err).toContain('large.json: The file cannot be read: it is too large.');
    expect(err).toContain('other.json: ');
  });

  const game = gameIn(textOf(GAMES[0] as never));

  it.each(Object.keys(SHAPES))('%s, cut off, says so, and writes nothing that is not there', async (shape) => {
    const whole = SHAPES[shape]?.(game) ?? '';
    for (const part of [0, 1, whole.length >> 1, whole.length - 2]) {
      const { code, err } = await run(whole.slice(0, part), shape);
      expect([0, 3]).toContain(code);
      // A table may end after any row.
      if (code === 0) expect(shape === 'csv-turns').toBe(true);
      else expect(err).not.toBe('');
    }
  });

  it.each([
    ['deep JSON', 'bga', '['.repeat(100_000)],
    ['a list in the place of an object', 'bga', '{"data": [[], null, 3, {"data": [null, [], "x"]}]}'],
    [
      '__proto__',
      'bga',
      '{"data": [{"packet_type": "history", "data": [{"type": "__proto__", "args": {"__proto__": 1, "constructor": "x"}}]}]}',
    ],
    ['a script that is no literal', 'script-arrays', '<script>HistoryMove[0] = steal(document.cookie);</script>'],
    ['brackets without end', 'script-arrays', `<script>HistoryMove[${'['.repeat(100_000)}</script>`],
    ['a quote without end', 'csv-turns', 'event,a\nx,"'],
    ['no game', 'boardgame-io', '{"log": []}'],
    ['an empty file', 'csv-turns', ''],
    ['a table without rows', 'csv-turns', 'event,of\n'],
  ])('%s is told', async (_, shape, text) => {
    const { code, err, files } = await run(text, shape);
    expect(code).toBe(3);
    expect(err).not.toBe('');
    expect(files).toEqual([]);
  });

  it.each([
    ['bga', '{"data": [\n{"packet_type": "history"},\n oops]}', '3:2'],
    ['bga', '{"data": [\n{"packet_type":', '2:16'],
    ['bga', `{"data":\n${'['.repeat(1000)}`, '1:1'],
    ['csv-turns', 'event,a\nx,"y"\nplay,"z', '3:6'],
  ])('tells where it ends to be what the profile says: %#', async (shape, text, place) => {
    const { code, err } = await run(text, shape);
    expect(code).toBe(3);
    expect(err).toContain(`:${place}: `);
  });

  it.each([
    ['bga', Buffer.from('{"data": [\n"\xc4nna"]}', 'latin1'), ':2:2: The file is not UTF-8: found 0xC4.'],
    ['csv-turns', Buffer.from('\ufeffevent,of\n', 'utf16le'), ': The file is written in UTF-16.'],
    ['bga', gzipSync('{"data": []}'), ': The file is packed. Unpack it first.'],
  ])('guesses no letters where the file is not UTF-8: %s', async (shape, bytes, told) => {
    const { code, err, files } = await run(bytes, shape);
    expect(code).toBe(3);
    expect(err).toContain(told);
    expect(files).toEqual([]);
  });

  it.each([';', '\t'])('says which separator a table has, where the profile has another one: %j', async (separator) => {
    const rows = ['event,of,ruleset,id', 'game,,tallinn,"g;1"'].map((row) => row.replaceAll(',', separator));
    const { code, err, files } = await run(rows.join('\n'), 'csv-turns');
    expect(code).toBe(3);
    expect(err).toContain(`needs "separator": ${JSON.stringify(separator)}`);
    expect(files).toEqual([]);
  });

  it('opens no page that no browser would have saved', async () => {
    const { code, err } = await run(`<html>${'<p>'.repeat(3_000_000)}</html>`, 'script-arrays');
    expect(code).toBe(3);
    expect(err).toContain('8,388,608 characters');
    expect((await run(`<html>${'<p>'.repeat(3_000_000)}</html>`)).code).toBe(3);
  });

  it('writes no file outside of the folder, and none over another', async () => {
    const evil = { ...game, attributes: { ...game.attributes, id: '../../evil' } };
    const at = join(folder, 'twice');
    const path = join(folder, 'evil.json');
    writeFileSync(path, SHAPES['bga']?.(evil) ?? '');
    for (let times = 0; times < 2; times += 1) {
      await said(() => importGames([path], { output: at, profile: 'bga' }));
    }
    expect(readdirSync(at).sort()).toEqual(['evil-2.xml', 'evil.xml']);
  });

  it('writes none over one of another run that writes there at the same time', async () => {
    const at = join(folder, 'together');
    const path = join(folder, 'saved.json');
    writeFileSync(path, SHAPES['bga']?.(game) ?? '');
    const runs = Array.from({ length: 4 }, () => importGames([path], { output: at, profile: 'bga' }));
    await said(async () => Math.max(...(await Promise.all(runs))));
    expect(readdirSync(at)).toHaveLength(4);
  });

  it.each([
    ['{', /1:2/],
    [Buffer.from('{"kiebitz":\n"\xc4"}', 'latin1'), /:2:2: The file is not UTF-8: found 0xC4\./],
    [gzipSync('{}'), /The file is packed/],
    ['{"kiebitz": "profile", "format": "1", "name": "x", "envelope": {"kind": "zip"}, "rules": []}', /zip/],
    [
      '{"kiebitz": "profile", "format": "1", "name": "x", "envelope": {"kind": "json"}, "rules": [{"typ": "a"}]}',
      /typ/,
    ],
  ])('a profile like %s is wrong usage, with its place', async (text, expected) => {
    const profile = join(folder, 'wrong.json');
    writeFileSync(profile, text);
    const { code, err } = await run('{}', profile);
    expect(code).toBe(2);
    expect(err).toMatch(expected);
    expect(err).toContain('wrong.json:');
  });
});

it.each([
  [
    'xml',
    '"events": "children[]"',
    '"type": "element"',
    '<?xml version="1.0"?>\n<save v="2"><move who="p1" what="maid">so</move></save>',
  ],
  ['lines', '"separator": ","', '"leave": "nothing"', '\n p1 plays maid \n'],
  ['csv', '"separator": ";"', '"leave": "nothing"', 'who;what;why\r\n"p1";"maid";"a ""b""\nc"\r\n'],
])('reads events from %s', async (kind, envelope, type, text) => {
  const profile = join(folder, `${kind}.json`);
  const says = kind === 'lines' ? '"says": "{who} plays {what}",' : '';
  writeFileSync(
    profile,
    `${VALLETTA} "envelope": { "kind": "${kind}", ${envelope} }, ${type}, "rules": [{ ${says}
      "inside": { "element": "turn", "attributes": { "player": "@who" } }, "element": "play", "attributes": { "card": "@what" } }] }`,
  );
  const { err, log } = await run(text, profile);
  expect(log.replace(/\s+/g, ' ')).toContain('<turn player="p1"> <play card="maid"/> </turn>');
  const unread = { xml: ['“^ v”', '“move text”'], lines: [], csv: ['“why”'] }[kind] ?? [];
  for (const part of unread) expect(err).toContain(part);
  expect(err.split('No rule').length - 1).toBe(unread.length + (kind === 'xml' ? 1 : 0));
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '../../src/commands/explain.js';
import { type NotesOptions, notes } from '../../src/commands/notes.js';
import { type ReportOptions, report } from '../../src/commands/report.js';
import { type Said, said } from '../commands/said.js';
import { HOSTILE_TEXTS } from '../report/hostile-texts.js';
import { LOGS } from './recorded.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-notes-'));
const at = (name: string): string => join(folder, name);
const log = at('game.xml');
const other = at('other.xml');

interface Row {
  anchor?: string;
  at?: string;
  move?: string;
  mark?: string;
  text?: string;
  language?: string;
}
interface File {
  game?: string;
  author?: string;
  language?: string;
  notes: Row[];
}

const make = (path: string, options: Partial<NotesOptions> = {}): Promise<Said> =>
  said(() => notes(path, { output: '-', components: [], lang: 'en', ...options }));
const reported = (paths: readonly string[], files: readonly string[], options: Partial<ReportOptions> = {}) =>
  said(() =>
    report(paths, { output: at('site'), color: false, components: [], lang: 'en', notes: files, ...options }, 1),
  );
const told = (paths: readonly string[], files: readonly string[], lang = 'en'): Promise<Said> =>
  said(() => explain(paths, { color: false, components: [], lang, notes: files }));

/** The first turns of a log, without notes of its own. */
function beginning(text: string): string {
  const seventh = [...text.matchAll(/<turn /g)][6]?.index ?? 0;
  return `${text.slice(0, seventh).replaceAll(/<note.*?<\/note>/gs, '')}</moves></game></gamelog>`;
}

let template: File;
let id = '';

/** Writes a file of notes. */
function write(name: string, file: Partial<File>): string {
  writeFileSync(at(name), JSON.stringify({ ...template, notes: [], ...file }));
  return at(name);
}

const row = (index: number, filled: Row): Row => ({ ...template.notes[index], ...filled });
const page = (name: string): Document =>
  new JSDOM(readFileSync(join(at('site'), `${name}.html`), 'utf8')).window.document;
const notesOn = (document: Document): readonly string[] =>
  [...document.querySelectorAll('.turns .note')].map((note) =>
    ['p', 'footer'].map((part) => note.querySelector(part)?.textContent ?? '-').join(' | '),
  );

beforeAll(async () => {
  const text = beginning(LOGS['valletta'] ?? '');
  writeFileSync(log, text);
  writeFileSync(other, text.replace(/<game ruleset="valletta" id="[^"]*"/, '<game ruleset="valletta" id="other"'));
  const { out } = await make(log);
  template = JSON.parse(out);
  id = template.game ?? '';
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('kiebitz notes', () => {
  it('writes a row for every move, which does no harm as it is', async () => {
    const { code, out, err } = await make(log);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(template).toMatchObject({ kiebitz: 'notes', format: 1, ruleset: 'valletta', author: '', language: '' });
    expect(template.notes.length).toBeGreaterThan(15);
    expect(template.notes[2]).toEqual({
      anchor: expect.stringMatching(/^[0-9a-f]{10}(-\d+of\d+)?$/),
      at: '1.1',
      move: expect.stringMatching(/ plays /),
      mark: '',
      text: '',
    });
    writeFileSync(at('empty.json'), out);
    expect(await told([log], [at('empty.json')])).toEqual(await told([log], []));
  });

  it('says what happened in the language that is asked for', async () => {
    expect(JSON.parse((await make(log, { lang: 'de' })).out).notes[2].move).toContain(' spielt ');
  });

  it('takes over what is there, and gives places their anchors', async () => {
    const before = write('before.json', {
      author: 'Anna',
      language: 'en',
      notes: [
        row(3, { mark: '!', text: 'one' }),
        row(3, { text: 'due', language: 'it' }),
        { at: '3.1', text: 'three' },
      ],
    });
    const { code, err } = await make(log, { notes: before, output: before });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const after: File = JSON.parse(readFileSync(before, 'utf8'));
    expect(after).toMatchObject({ author: 'Anna', language: 'en' });
    const filled = after.notes.filter(({ text }) => text);
    expect(filled.map(({ at: place, mark, text, language }) => [place, mark, text, language])).toEqual([
      ['1.2', '!', 'one', undefined],
      ['1.2', '', 'due', 'it'],
      ['3.1', '', 'three', undefined],
    ]);
    expect(filled[2]?.anchor).toBe(template.notes.find(({ at: place }) => place === '3.1')?.anchor);
    expect(after.notes).toHaveLength(template.notes.length + 1);
    expect(await make(log, { notes: before })).toMatchObject({ code: 0, out: readFileSync(before, 'utf8') });
  });

  it('writes over rows that nobody has filled in, and over nothing else', async () => {
    const filled = write('filled.json', { notes: [row(3, { text: 'mine' })] });
    const held = readFileSync(filled, 'utf8');
    const copy = at('copy.xml');
    writeFileSync(copy, readFileSync(log));
    for (const output of [filled, copy]) {
      const { code, err } = await make(log, { output });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('it would be lost') });
    }
    expect(readFileSync(filled, 'utf8')).toBe(held);
    expect(readFileSync(copy)).toEqual(readFileSync(log));
    expect((await make(log, { notes: filled, output: at('fresh.json') })).code).toBe(0);
    expect((await make(log, { output: at('unfilled.json') })).code).toBe(0);
    expect((await make(log, { output: at('unfilled.json') })).code).toBe(0);
  });

  it('keeps notes that have no move, and says so', async () => {
    const before = write('lost.json', {
      notes: [
        { anchor: '0000000000', at: '9.1', text: 'lost' },
        { at: '99.1', text: 'where?' },
      ],
    });
    const { code, out, err } = await make(log, { notes: before });
    expect(code).toBe(3);
    expect(err).toMatch(/There is no move 99\.1/);
    expect(err).toMatch(/2 notes have no move/);
    expect((JSON.parse(out) as File).notes.slice(-2)).toEqual([
      { anchor: '0000000000', at: '9.1', mark: '', text: 'lost' },
      { at: '99.1', mark: '', text: 'where?' },
    ]);
  });

  it.each([
    ['broken JSON', '{"kiebitz":"notes",', /broken\.json:1:20: This is no JSON/],
    ['a wrong mark', '{"kiebitz":"notes","format":1,"notes":[{"at":"1.1","mark":"!!!"}]}', /“!!!” cannot stand here/],
    [
      'another game',
      '{"kiebitz":"notes","format":1,"game":"x","notes":[]}',
      /are about the game “x”; the log holds “valletta/,
    ],
  ])('writes nothing over a file with %s', async (_what, text, sentence) => {
    const path = at('broken.json');
    writeFileSync(path, text);
    const { code, out, err } = await make(log, { notes: path, output: path });
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err).toMatch(sentence);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('asks which game, and which move of Rattus, is meant', async () => {
    const rattus = at('rattus.xml');
    writeFileSync(rattus, LOGS['rattus'] ?? '');
    writeFileSync(at('r.json'), '{"kiebitz":"notes","format":1,"notes":[{"at":"1.1","text":"x"}]}');
    const { code, err } = await make(rattus, { notes: at('r.json') });
    expect(code).toBe(3);
    expect(err).toMatch(/Several moves stand at 1\.1: 1\.1:[a-z]+,.* and 1\.1:[a-z]+\. Which one is meant\?/);
    expect(await make(log, { game: 'nobody' })).toMatchObject({ code: 2, out: '' });
    expect(await make(at('none.xml'))).toMatchObject({ code: 3, out: '' });
  });
});

describe('--notes', () => {
  it('shows marks and notes of several authors, in whatever order the files are given', async () => {
    const anna = write('anna.json', { author: 'Anna', notes: [row(2, { mark: '?!', text: 'so early?' })] });
    const ben = write('ben.json', {
      author: 'Ben',
      notes: [row(2, { mark: '!' }), row(2, { mark: '?!', text: 'no' }), row(5, { text: 'yes' })],
    });
    const { code, err } = await reported([log], [ben, anna, ben]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const document = page(id);
    expect(notesOn(document)).toEqual(['?! so early? | Anna', '! good move | Ben', '?! no | Ben', 'yes | Ben']);
    const marks = document.querySelectorAll('[id="t1.1"] h3 .mark');
    expect([...marks].map(({ textContent, outerHTML }) => [textContent, /title="[a-z ]+"/.test(outerHTML)])).toEqual([
      ['?!', true],
      ['!', true],
    ]);
    expect(document.querySelector('#orphans')).toBeNull();
    const html = readFileSync(join(at('site'), `${id}.html`), 'utf8');
    await reported([log], [anna, ben]);
    expect(readFileSync(join(at('site'), `${id}.html`), 'utf8') === html).toBe(true);

    const { out } = await told([log], [anna, ben]);
    expect(out).toMatch(/ \?! !\n/);
    expect(out).toContain('      Anna: ?! “so early?”\n      Ben: !\n      Ben: ?! “no”\n');
  });

  it('shows the anchor of every move', async () => {
    await reported([log], []);
    const anchors = [...page(id).querySelectorAll('.turns .step > code')].map(({ textContent }) => textContent);
    expect(anchors).toEqual(template.notes.map(({ anchor }) => anchor));
  });

  it('lists notes without a move, and the report is written all the same', async () => {
    const file = write('orphans.json', {
      author: 'Anna',
      notes: [{ anchor: '0000000000', at: '9.1', mark: '??', text: 'lost' }, row(3, { at: '9.9', text: 'moved' })],
    });
    const { code, out, err } = await reported([log], [file]);
    expect(code).toBe(3);
    expect(out).toContain('The report lies in');
    expect(err).toMatch(
      /orphans\.json:1:\d+: No move has the anchor “0000000000” \(written for 9\.1\)\. The note: \?\? lost/,
    );
    expect(err).toMatch(/This note was written for 9\.9; its move now stands at 1\.2/);
    const orphans = page(id).querySelector('.pages > #orphans');
    expect(orphans?.querySelector('.note')?.textContent).toBe('?? lostAnna');
    expect(orphans?.querySelector('.from')?.textContent).toMatch(
      /orphans\.json, line 1, written for 9\.1 \(anchor 0000000000\)/,
    );
    expect(notesOn(page(id))).toEqual(['moved | Anna']);
    expect(await told([log], [file])).toMatchObject({ code: 3, err });
  });

  it.each([
    ['en', 'there is no file of this name'],
    ['de', 'Es gibt keine Datei dieses Namens'],
    ['it', 'non c’è alcun file con questo nome'],
  ])('says in %s what is wrong in a file, and uses the rest', async (lang, missing) => {
    const path = write('half.json', {
      notes: [row(2, { text: 'kept' }), row(3, { mark: '!!!' }), { at: '1.1', text: 'x' }],
    });
    const { code, out, err } = await told([log], [path, at('none.json')], lang);
    expect(code).toBe(3);
    expect(out).toContain('kept');
    expect(err.split('\n')).toHaveLength(4);
    expect(err).toContain('!!!');
    expect(err).toContain('kiebitz notes');
    expect(err).toContain(missing);
    expect(err).not.toContain('{');
  });

  it('says where notes are about another game, and what may have been meant', async () => {
    const file = write('wrong.json', { game: id.replace(/.$/, 'x'), notes: [row(2, { text: 'x' })] });
    const { code, err } = await reported([log], [file]);
    expect(code).toBe(3);
    expect(err).toContain(`was not read. Did you mean “${id}”?`);
    expect(page(id).querySelectorAll('#orphans .note')).toHaveLength(1);
  });

  it('finds the game among several', async () => {
    const named = write('named.json', {
      author: 'Anna',
      notes: [row(2, { text: 'here' }), { anchor: '0000000000', text: 'lost' }],
    });
    const free = write('free.json', {
      game: '',
      author: 'Ben',
      notes: [row(2, { text: 'everywhere' }), { anchor: '1111111111', text: 'nowhere' }],
    });
    const { code, err } = await reported([log, other], [named, free]);
    expect(code).toBe(3);
    expect(err.split('\n').filter((line) => line.includes('No move has the anchor'))).toHaveLength(2);
    expect(notesOn(page(id))).toEqual(['here | Anna', 'everywhere | Ben']);
    expect(notesOn(page('other'))).toEqual(['everywhere | Ben']);
    expect([...page(id).querySelectorAll('#orphans .note p')].map(({ textContent }) => textContent)).toEqual(['lost']);
    expect(page('other').querySelector('#orphans')).toBeNull();
    const rows = [...page('index').querySelectorAll('#orphans tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `${named}One note belongs to no move of these games.`,
      `${free}One note belongs to no move of these games.`,
    ]);
  });

  it('does not take a file of notes among the logs for a log', async () => {
    const logs = at('logs');
    mkdirSync(logs);
    writeFileSync(join(logs, 'game.xml'), readFileSync(log));
    const file = write('logs/game.notes.json', { notes: [row(2, { text: 'beside it' })] });
    expect((await told([logs], [])).err).toContain('game.notes.json');
    const { code, out, err } = await told([logs], [file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('beside it');
    expect(out).not.toContain('game.notes.json');
    expect((await reported([logs], [file])).err).toBe('');
  });
});

describe('hostile notes', () => {
  const shape = (document: Document): string =>
    [...document.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ');

  const filled = (hostile: string): Partial<File> => ({
    author: hostile,
    notes: [row(2, { text: hostile, mark: '!' }), { anchor: '0000000000', text: hostile }],
  });
  let harmless = '';
  beforeAll(async () => {
    await reported([log], [write('n.json', filled('harmless'))]);
    harmless = shape(page(id));
  });

  it.each(HOSTILE_TEXTS)('%s stays text', async (text) => {
    const { err } = await reported([log], [write('n.json', filled(text))]);
    const document = page(id);
    expect(shape(document) === harmless, 'the shape of the page').toBe(true);
    expect(notesOn(document)).toEqual([`! ${text} | ${text}`]);
    const { out } = await told([log], [at('n.json')]);
    for (const printed of [err, out]) expect(printed).not.toMatch(/[\u202a-\u202e]/);
  });

  it('control characters reach neither the page nor the terminal', async () => {
    const file = write('n.json', { author: 'A\u0007', notes: [row(2, { text: 'a\u0000b\u001b[31mc\nd\r\ne' })] });
    const { err } = await reported([log], [file]);
    expect(err).toBe('');
    expect(notesOn(page(id))).toEqual(['a\ufffdb\ufffd[31mc\nd\ne | A\ufffd']);
    const { out } = await told([log], [file]);
    expect(out).toContain('A\ufffd: “a\ufffdb\ufffd[31mc d e”');
  });
});

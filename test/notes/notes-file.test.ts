import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorText } from '../../src/analysis/anchors.js';
import { placeText } from '../../src/engine/move-place.js';
import { MARKS } from '../../src/log/envelope.js';
import { formatNotes, parseNotes } from '../../src/notes/notes-file.js';
import { ROOT } from '../architecture/source-files.js';

const ANCHOR = '"anchor":"0123456789"';
const file = (rows: string, head = ''): string => `{"kiebitz":"notes","format":1,${head}"notes":[\n${rows}\n]}`;

function wrongIn(text: string, mayLackAnchors = false): readonly string[] {
  return parseNotes('n.json', text, mayLackAnchors).mistakes.map(
    ({ mistake, position, found, expected, meant }) =>
      `${position?.line}:${position?.column} ${mistake} ${[found, expected, meant].filter((one) => one !== undefined).join(' | ')}`,
  );
}

function readIn(text: string, mayLackAnchors = false): readonly string[] {
  return (parseNotes('n.json', text, mayLackAnchors).parsed?.notes ?? []).map(({ anchor, at, mark, text, language }) =>
    [anchor && anchorText(anchor), at && placeText(at), mark, text, language].map((one) => one ?? '-').join(' '),
  );
}

const MARK_NAMES = MARKS.join(', ');

describe('a file of notes', () => {
  it('is read whole', () => {
    const text = file(
      `{"anchor":"0123456789-2of3","at":"14.1:reveal","move":"x","mark":"?!","text":"so early?","language":"it"},{${ANCHOR},"mark":"!"}`,
      '"ruleset":"rattus","game":"g 1","author":" Anna ","language":"de-AT",',
    );
    const { parsed, mistakes } = parseNotes('n.json', `\ufeff${text}`);
    expect(mistakes).toEqual([]);
    expect(parsed?.source).toEqual({
      file: 'n.json',
      author: 'Anna',
      ruleset: 'rattus',
      game: 'g 1',
      position: { line: 1, column: 57 },
    });
    expect(readIn(text)).toEqual(['0123456789-2of3 14.1:reveal ?! so early? it', '0123456789 - ! - de-AT']);
  });

  it('may have rows that nobody has filled in yet', () => {
    const text = file(`{${ANCHOR},"at":"1.1","move":"x","mark":"","text":""},{${ANCHOR},"text":" \\n "},{}`);
    expect(wrongIn(text)).toEqual([]);
    expect(readIn(text)).toEqual([]);
  });

  it.each([
    ['', ['1:1 syntax ']],
    ['{"kiebitz":"notes",', ['1:20 syntax ']],
    ['['.repeat(100_000), ['1:1 syntax ']],
    ['[]', ['1:1 type { }']],
    ['{"kiebitz":"baseline","format":1,"notes":[]}', ['1:12 value baseline | notes']],
    ['{"kiebitz":"notes","format":2,"notes":[]}', ['1:29 value 2 | 1']],
    ['{"kiebitz":"notes","format":1}', ['1:1 missing-key notes']],
    [
      '{"kiebitz":"notes","format":1,"autor":"A","notes":[]}',
      ['1:31 unknown-key autor | kiebitz, format, ruleset, game, author, language, notes | author'],
    ],
    [file('', '"ruleset":"valeta",'), ['1:41 unknown-word valeta | valletta, tallinn, rattus | valletta']],
    [file('', '"game":7,'), ['1:38 type "…"']],
    [file('', '"language":"d",'), ['1:42 value d | en']],
    [file('7'), ['2:1 type { }']],
    [file('{"text":"x"}'), ['2:1 missing-key anchor']],
    [file('{"at":"14.2","text":"x"}'), ['2:1 no-anchor ']],
    [file('{"anchor":"14.2","text":"x"}'), ['2:11 value 14.2 | 3f9a1c02be']],
    [file(`{${ANCHOR},"at":"14,2","text":"x"}`), ['2:29 value 14,2 | 14.2']],
    [file(`{${ANCHOR},"mark":"!!!"}`), [`2:31 unknown-word !!! | ${MARK_NAMES}`]],
    [file(`{${ANCHOR},"mark":["!"]}`), ['2:31 type "…"']],
    [file(`{${ANCHOR},"txt":"x"}`), ['2:24 unknown-key txt | anchor, at, move, mark, text, language | text']],
    [file(`{${ANCHOR},"text":"x","language":"<b>"}`), ['2:46 value <b> | en']],
  ])('says what is wrong, and where: %s', (text, mistakes) => {
    expect(wrongIn(text)).toEqual(mistakes);
  });

  it('uses what is right beside what is wrong', () => {
    const text = file(
      `{${ANCHOR},"at":"?","mark":"!!!","text":"kept"},{"anchor":"x","text":"lost"},{${ANCHOR},"mark":"nice"},{${ANCHOR},"mark":"??"}`,
    );
    expect(wrongIn(text)).toHaveLength(4);
    expect(readIn(text)).toEqual(['0123456789 - - kept -', '0123456789 - ?? - -']);
  });

  it('may name places alone where these are to be resolved', () => {
    const text = file('{"at":"14.2","text":"x"},{"at":"?","text":"y"}');
    expect(wrongIn(text, true)).toEqual(['2:32 value ? | 14.2']);
    expect(readIn(text, true)).toEqual(['- 14.2 - x -']);
  });

  it('keeps hostile texts as text, without the characters that no log may hold', () => {
    const [note] = readIn(file(`{${ANCHOR},"text":"<script>\\u0000\\u001b[31m\\ud800\\u202e</script>"}`));
    expect(note).toBe('0123456789 - - <script>\ufffd\ufffd[31m\ufffd\u202e</script> -');
  });

  it('is written as it is read', () => {
    const texts = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
    const rows = fc.array(
      fc.record({
        anchor: fc.record({
          digits: fc.stringMatching(/^[0-9a-f]{10}$/),
          number: fc.integer({ min: 1, max: 99 }),
          of: fc.constant(99),
        }),
        at: fc.constantFrom('14.2', 'draft.1', '3.1:use', undefined),
        mark: fc.constantFrom(...MARKS, undefined),
        text: texts,
        language: fc.constantFrom('en', 'de', undefined),
      }),
    );
    fc.assert(
      fc.property(rows, texts, (written, author) => {
        const text = formatNotes({ ruleset: 'valletta', game: 'g', author, language: 'de' }, written);
        expect(wrongIn(text)).toEqual([]);
        expect(readIn(text)).toEqual(
          written
            .filter((row) => row.mark !== undefined || row.text !== '')
            .map((row) =>
              [anchorText(row.anchor), row.at ?? '-', row.mark ?? '-', row.text || '-', row.language ?? 'de'].join(' '),
            ),
        );
        expect(parseNotes('', text).parsed?.source.author).toBe(author || undefined);
      }),
    );
  });

  it('is as the documentation shows it', () => {
    const guide = readFileSync(join(ROOT, 'docs/notes.md'), 'utf8');
    const examples = [...guide.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(wrongIn(example, true)).toEqual([]);
      expect(readIn(example, true).length).toBeGreaterThan(0);
    }
  });
});

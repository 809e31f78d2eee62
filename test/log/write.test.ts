import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawOf, rawOfElement } from '../../src/log/raw.js';
import type { RawElement } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';
import { logWriter, type OutputNotation } from '../../src/log/write.js';
import { arbitraryGame } from './arbitrary-game.js';
import { read, readOne } from './events.js';
import { VOCABULARIES, vocabularyOf } from './vocabularies.js';

function write(games: readonly RawElement[], notation: OutputNotation): string {
  const writer = logWriter(notation, vocabularyOf);
  return writer.start() + games.map((game) => writer.game(game).text).join('') + writer.end();
}

/** What a tree says, without where it stood. */
function meaning({ name, values, children, text }: AnyElement<Vocabulary>): unknown {
  return { name, values: { ...values }, text: text ?? '', children: children.map(meaning) };
}

/** The problems that are no matter of the notation or of other games. */
function misunderstood({ problems }: Recording): unknown {
  return problems
    .filter(({ problem }) => problem !== 'ill-formed' && problem !== 'repeated-id')
    .map(({ problem, element, attribute, found, meant }) => ({ problem, element, attribute, found, meant }));
}

describe.each(Object.entries(VOCABULARIES))('writing %s', (_ruleset, vocabulary) => {
  it('and reading gives the same again, in every notation', () => {
    fc.assert(
      fc.property(arbitraryGame(vocabulary), (raw) => {
        const xml = write([raw], 'xml');
        const fromXml = readOne(xml);
        expect(fromXml.problems).toEqual([]);
        expect(rawOf(fromXml)).toEqual(raw);
        for (const notation of ['json', 'ndjson', 'kbz'] as const) {
          const again = readOne(write([rawOf(fromXml)], notation));
          expect(again.problems).toEqual([]);
          expect(meaning(again.game)).toEqual(meaning(fromXml.game));
          expect(rawOf(again)).toEqual(raw);
          // Attributes that are named stand behind those that are not.
          if (notation !== 'kbz') expect(write([rawOf(again)], 'xml')).toBe(xml);
        }
      }),
    );
  });

  it('a tree writes what it means', () => {
    fc.assert(
      fc.property(arbitraryGame(vocabulary), (raw) => {
        const tree = readOne(write([raw], 'xml')).game;
        const again = readOne(write([rawOfElement(tree, vocabulary)], 'xml'));
        expect(again.problems).toEqual([]);
        expect(meaning(again.game)).toEqual(meaning(tree));
      }),
    );
  });
});

describe('a conversion', () => {
  const path = fileURLToPath(new URL('../../fixtures/broken/', import.meta.url));
  const names = readdirSync(path).filter((name) => !name.endsWith('.expected.json'));

  it.each(names)('of %s loses nothing that was read, understood or not', (name) => {
    for (const notation of ['json', 'kbz'] as const) losesNothing(name, notation);
  });

  function losesNothing(name: string, notation: OutputNotation): void {
    const events = read(readFileSync(path + name));
    for (const event of events) {
      if (event.type !== 'game') continue;
      const raw = rawOf(event.recording);
      const again = read(write([raw], notation));
      expect(again).toHaveLength(1);
      if (again[0]?.type !== 'game') throw new Error('no game');
      // A comment of XML may be none of lines, and a value of JSON that is no text is text there.
      if (notation === 'json') expect(write([rawOf(again[0].recording)], notation)).toBe(write([raw], notation));
      // Stray pieces of text in one element are brought together.
      if (event.recording.truncated || name === 'text-in-element.xml') continue;
      if (notation === 'kbz' && name === 'json-members.json') continue;
      expect(meaning(again[0].recording.game)).toEqual(meaning(event.recording.game));
      expect(misunderstood(again[0].recording)).toEqual(misunderstood(event.recording));
    }
  }

  it('keeps what nobody knows', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<gamelog version="1">
  <game ruleset="valletta" id="g1">
    <moves>
      <!-- a comment -->
      <turn player="p?" mood="good">
        <what is="this">so &amp; so</what>
      </turn>
    </moves>
  </game>
</gamelog>
`;
    expect(write([rawOf(readOne(xml))], 'xml')).toBe(xml);
  });

  it('says what a notation cannot hold', () => {
    const game = readOne('<game ruleset="valletta" id="g1" type="x"><!-- a --></game>');
    expect(logWriter('ndjson').game(rawOf(game))).toEqual({
      text: '{"type":"game","ruleset":"valletta","id":"g1","type_":"x"}\n',
      losses: [
        { lost: 'name', found: 'type' },
        { lost: 'markup', found: '<!-- a -->' },
      ],
    });
    const json = readOne(
      '{"type":"game","ruleset":"valletta","id":"g1","my name":"\\u001b[31m","children":[{"type":"1"}]}',
    );
    expect(logWriter('xml').game(rawOf(json))).toEqual({
      text: '  <game ruleset="valletta" id="g1" my_name="\ufffd[31m">\n    <_1/>\n  </game>\n',
      losses: [
        { lost: 'name', found: 'my name' },
        { lost: 'character', found: 'U+001B' },
        { lost: 'name', found: '1' },
      ],
    });
  });

  it('writes any number of games', () => {
    const games = ['a', 'b'].map((id) => rawOf(readOne(`<game ruleset="valletta" id="${id}"/>`)));
    expect(write(games, 'json')).toBe(
      '[\n{"type":"game", "ruleset":"valletta", "id":"a"},\n{"type":"game", "ruleset":"valletta", "id":"b"}\n]\n',
    );
    expect(write([], 'json')).toBe('[\n]\n');
    for (const notation of ['xml', 'json', 'ndjson', 'kbz'] as const)
      expect(read(write(games, notation))).toHaveLength(2);
  });
});

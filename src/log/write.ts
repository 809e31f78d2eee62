/** Recorded games -> files, one game at a time, however many there are. */
import { writeJsonElement } from './json/write-element.js';
import { KBZ, KBZ_VERSIONS } from './kbz/read-kbz.js';
import { writeKbzGame } from './kbz/write-game.js';
import type { Loss, Written } from './loss.js';
import type { RawElement } from './raw-element.js';
import type { VocabularyOf } from './reader.js';
import { FORMAT_VERSIONS } from './wrapper.js';
import { writeXmlElement } from './xml/write-element.js';

/** `ndjson`: one game to a line; `kbz`: one turn to a line, as people type it. */
export type OutputNotation = 'xml' | 'json' | 'ndjson' | 'kbz';

export const OUTPUT_NOTATIONS: readonly OutputNotation[] = ['xml', 'json', 'ndjson', 'kbz'];

/** Writes one file: `start`, then `game` for each game, then `end`; the texts one after the other are the file. */
export interface LogWriter {
  start(): string;
  game(game: RawElement): Written;
  end(): string;
}

/** The writer of a notation: XML, a JSON list of games, or NDJSON with one game to a line. */
export function logWriter(notation: Exclude<OutputNotation, 'kbz'>): LogWriter;
/** The same for any notation. @param vocabularyOf what people type is written as the vocabulary of its game allows */
export function logWriter(notation: OutputNotation, vocabularyOf: VocabularyOf): LogWriter;
export function logWriter(notation: OutputNotation, vocabularyOf: VocabularyOf = () => undefined): LogWriter {
  if (notation === 'xml') return XML;
  if (notation === 'kbz') return linesOf(vocabularyOf);
  return notation === 'ndjson' ? NDJSON : jsonList();
}

/** Games as one whole log. */
export function wholeLog(games: readonly RawElement[], writer: LogWriter = XML): string {
  return [writer.start(), ...games.map((game) => writer.game(game).text), writer.end()].join('');
}

const XML: LogWriter = {
  start: () => `<?xml version="1.0" encoding="UTF-8"?>\n<gamelog version="${FORMAT_VERSIONS[0]}">\n`,
  game: (game) => write((losses) => writeXmlElement(game, '  ', losses)),
  end: () => '</gamelog>\n',
};

const NDJSON: LogWriter = {
  start: () => '',
  game: (game) => write((losses) => `${writeJsonElement(game, undefined, losses)}\n`),
  end: () => '',
};

function jsonList(): LogWriter {
  let count = 0;
  return {
    start: () => '[',
    game: (game) => {
      count += 1;
      return write((losses) => `${count === 1 ? '\n' : ',\n'}${writeJsonElement(game, '', losses)}`);
    },
    end: () => '\n]\n',
  };
}

function linesOf(vocabularyOf: VocabularyOf): LogWriter {
  return {
    start: () => `${KBZ} ${KBZ_VERSIONS[0]}\n`,
    game: (game) => {
      const ruleset = game.attributes.get('ruleset');
      const vocabulary = vocabularyOf(typeof ruleset === 'string' ? ruleset : '') ?? {};
      return write((losses) => `\n${writeKbzGame(game, vocabulary, losses)}`);
    },
    end: () => '',
  };
}

function write(text: (losses: Loss[]) => string): Written {
  const losses: Loss[] = [];
  return { text: text(losses), losses };
}

/** Files of notes (docs/notes.md): read, and written for somebody to fill in. */
import { anchorText, readAnchor } from '../analysis/anchors.js';
import { readPlace } from '../engine/move-place.js';
import { type FileMistake, JsonFile } from '../known/json-file.js';
import { MARKS, RULESETS } from '../log/envelope.js';
import type { JsonObject } from '../log/json/parse.js';
import { replaceIllegal } from '../log/legal-characters.js';
import type { NotesSource, SideNote } from './side-note.js';

const KEYS = ['kiebitz', 'format', 'ruleset', 'game', 'author', 'language', 'notes'] as const;
const NOTE_KEYS = ['anchor', 'at', 'move', 'mark', 'text', 'language'] as const;

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** What a file of notes has to say. */
export interface NotesFile {
  readonly source: NotesSource;
  /** For those that do not say it themselves. */
  readonly language: string | undefined;
  /** Those with a mark or a text; others wait to be filled in. */
  readonly notes: readonly SideNote[];
}

/**
 * @param file as it was given on the command line
 * @param mayLackAnchors true where a place is enough for a note
 * @returns all notes that can be used, whatever is wrong with others; no file where the text is no JSON object
 */
export function parseNotes(
  file: string,
  text: string,
  mayLackAnchors = false,
): { readonly parsed: NotesFile | undefined; readonly mistakes: readonly FileMistake[] } {
  const json = new JsonFile(file, text);
  const root = json.root();
  if (!root) return { parsed: undefined, mistakes: json.mistakes };
  json.allow(root, KEYS);
  json.constant(root, 'kiebitz', 'notes');
  json.constant(root, 'format', '1');
  const game = json.text(root, 'game');
  const source: NotesSource = {
    file,
    author: given(json.text(root, 'author')?.text),
    ruleset: json.word(root, 'ruleset', RULESETS),
    game: given(game?.text),
    position: json.positionOf(game?.offset ?? 0),
  };
  const language = parseLanguage(json, root);
  const notes = json
    .objects(root, 'notes')
    .flatMap((object) => parseNote(json, object, source, language, mayLackAnchors) ?? []);
  return { parsed: { source, language, notes }, mistakes: json.mistakes };
}

function parseNote(
  json: JsonFile,
  object: JsonObject,
  source: NotesSource,
  language: string | undefined,
  mayLackAnchors: boolean,
): SideNote | undefined {
  json.allow(object, NOTE_KEYS);
  const anchor = parsed(json, object, 'anchor', readAnchor, '3f9a1c02be');
  const at = parsed(json, object, 'at', readPlace, '14.2');
  const mark = json.word(object, 'mark', MARKS);
  const text = given(json.text(object, 'text')?.text);
  const own = parseLanguage(json, object);
  if (mark === undefined && text === undefined) return undefined;
  if (anchor === 'wrong' || (!anchor && at === 'wrong')) return undefined;
  if (!anchor && !at) {
    json.complain('missing-key', object.offset, { expected: 'anchor' });
    return undefined;
  }
  if (!anchor && !mayLackAnchors) {
    json.complain('no-anchor', object.offset, {});
    return undefined;
  }
  return {
    ...{ source, anchor, mark, text },
    position: json.positionOf(object.offset),
    at: at === 'wrong' ? undefined : at,
    language: own ?? language,
  };
}

/** A member that is read in its own way; an empty one is none. */
function parsed<T>(
  json: JsonFile,
  object: JsonObject,
  key: string,
  read: (text: string) => T | undefined,
  example: string,
): T | 'wrong' | undefined {
  const value = json.text(object, key);
  if (!value || value.text.trim() === '') return undefined;
  const result = read(value.text.trim());
  if (result !== undefined) return result;
  json.complain('value', value.offset, { found: value.text, expected: example });
  return 'wrong';
}

function parseLanguage(json: JsonFile, object: JsonObject): string | undefined {
  const language = parsed(json, object, 'language', (text) => (LANGUAGE.test(text) ? text : undefined), 'en');
  return language === 'wrong' ? undefined : language;
}

/** A text, without the characters that no log may hold, either; an empty one is none. */
function given(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  return replaceIllegal(text, () => undefined).trim();
}

/** A row of a file of notes, as it is written. */
export interface NotesRow extends Pick<SideNote, 'anchor' | 'mark' | 'text' | 'language'> {
  readonly at: string | undefined;
  /** What happened, for the eyes of the author; nobody reads it back. */
  readonly move?: string;
}

/** The text of a file of notes: a row to a line; what is to be filled in is empty. */
export function formatNotes(
  head: Pick<NotesSource, 'ruleset' | 'game' | 'author'> & Pick<NotesFile, 'language'>,
  rows: readonly NotesRow[],
): string {
  const { ruleset, game, author = '', language = '' } = head;
  const members = { kiebitz: 'notes', format: 1, ruleset, game, author, language };
  const lines = Object.entries(members).flatMap(([key, value]) =>
    value === undefined ? [] : [`  ${JSON.stringify(key)}: ${JSON.stringify(value)},`],
  );
  const list = rows.map((row) => `    ${rowText(row, head.language)}`).join(',\n');
  return `{\n${lines.join('\n')}\n  "notes": ${list === '' ? '[]' : `[\n${list}\n  ]`}\n}\n`;
}

function rowText({ anchor, at, move, mark = '', text = '', language }: NotesRow, usual: string | undefined): string {
  return JSON.stringify({
    ...(anchor && { anchor: anchorText(anchor) }),
    ...(at !== undefined && { at }),
    ...(move !== undefined && { move }),
    ...{ mark, text },
    ...(language !== undefined && language !== usual && { language }),
  });
}

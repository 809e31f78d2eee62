/** `kiebitz import`: saved games of other sources become logs; what their profile does not read is said. */
import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { vocabularyOf } from '../games.js';
import { draftOf, otherSeparator } from '../import/draft.js';
import { type Opened, opened } from '../import/envelopes.js';
import { valueAt } from '../import/event.js';
import { type ImportedGame, importGame, sentencesIn } from '../import/import-game.js';
import type { OpenPage } from '../import/page.js';
import { type Profile, parseProfile } from '../import/profile.js';
import { PROFILE_NAMES } from '../import/profile-names.js';
import { PROFILES } from '../import/shipped.js';
import { STANDARD_STREAM } from '../io/inputs.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeNew } from '../io/write-whole.js';
import { nearest } from '../log/nearest.js';
import { readLogBytes } from '../log/read.js';
import type { Position } from '../log/recording.js';
import { wholeLog } from '../log/write.js';
import { problemText } from '../output/check-text.js';
import { coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complain, complainOfWriting, withHint } from './complain.js';
import { EXIT, graver } from './exit.js';
import { complainAt, complainOfFiles, readText } from './file-mistakes.js';
import { logName } from './file-name.js';
import { makeDirectory } from './output-directory.js';
import { readerOfPages } from './pages.js';

/** The options of one run, as the command line gives them. */
export interface ImportOptions {
  /** The name of a shipped profile, or a file; without one the shapes that are found are listed. */
  readonly profile?: string;
  /** A directory, made where it does not exist. */
  readonly output: string;
  readonly lang?: string;
}

/** Larger files are no saved games, nor are larger pages: what is made of a page takes many times its room. In characters. */
const MOST_TEXT = 64 * 1024 * 1024;
const MOST_PAGE = 8 * 1024 * 1024;

/** @returns the exit code: 2 for a profile that cannot be used, 3 where something was not read */
export async function importGames(paths: readonly string[], options: ImportOptions): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['referee']);
  if (paths.includes(STANDARD_STREAM)) return complain(speaker.text('import-standard-input'));
  if (options.profile === undefined) return listShapes(paths, speaker);
  const shipped = PROFILES.get(options.profile);
  const text = shipped ?? (await readText(options.profile));
  if (typeof text === 'object') {
    if (text.mistake === 'unreadable') {
      const unread = speaker.text('referee-file-unreadable', { code: text.found ?? '' });
      complainAt(options.profile, undefined, withHint(unread, nearest(options.profile, PROFILE_NAMES), speaker));
    } else complainOfFiles([text], speaker);
    return EXIT.usage;
  }
  const { profile, mistakes } = parseProfile(options.profile, text);
  complainOfFiles(mistakes, speaker);
  if (!profile) return EXIT.usage;
  const failure = await makeDirectory(options.output);
  if (failure) return complainOfWriting(failure, speaker);
  const taken = new Set((await readdir(options.output)).map((name) => name.toLowerCase()));
  let code: number = EXIT.fine;
  for (const path of paths) code = graver(code, await importFile(path, profile, options.output, taken, speaker));
  return code;
}

async function importFile(
  path: string,
  profile: Profile,
  folder: string,
  taken: Set<string>,
  speaker: Speaker,
): Promise<number> {
  const held = await open(path, profile, speaker);
  if (!held) return EXIT.unread;
  if (held.events.length === 0) {
    complainAt(path, undefined, speaker.text('import-no-events'));
    return EXIT.unread;
  }
  const imported = importGame(held.events, profile, vocabularyOf, basename(path, extname(path)));
  if (!imported) {
    complainAt(path, undefined, speaker.text('import-no-game', { profile: profile.name }));
    return EXIT.unread;
  }
  const isWhole = tellUnread(path, imported, speaker);
  const text = wholeLog([imported.game]);
  const nextName = (): string => join(folder, logName(String(imported.game.attributes.get('id')), path, taken));
  let target = nextName();
  let failure = await writeNew(target, text);
  while (failure?.code === 'EEXIST') {
    target = nextName();
    failure = await writeNew(target, text);
  }
  if (failure) return complainOfWriting(failure, speaker);
  await writeStandardOutput(`${plain(speaker.text('import-written', { path: target }))}\n`);
  return tellProblems(target, text, speaker) && isWhole ? EXIT.fine : EXIT.unread;
}

/** What the file holds; undefined where it could not be opened, which is said. */
async function open(
  path: string,
  profile: Profile,
  speaker: Speaker,
): Promise<Exclude<Opened, { readonly brokenAt: Position }> | undefined> {
  const text = await readText(path);
  if (typeof text === 'object') {
    complainOfFiles([text], speaker);
    return undefined;
  }
  const most = profile.envelope.kind === 'page' ? MOST_PAGE : MOST_TEXT;
  if (text.length > most) {
    complainAt(path, undefined, speaker.text('import-too-large', { most }));
    return undefined;
  }
  const openPage = profile.envelope.kind === 'page' ? readerOfPages() : undefined;
  if (profile.envelope.kind === 'page' && !openPage) {
    complainAt(path, undefined, speaker.text('import-no-jsdom'));
    return undefined;
  }
  const { kind, separator } = profile.envelope;
  const other = kind === 'csv' ? otherSeparator(text, separator) : undefined;
  if (other !== undefined) {
    const facts = { found: JSON.stringify(other), expected: JSON.stringify(separator), profile: profile.name };
    complainAt(path, undefined, speaker.text('import-separator', facts));
    return undefined;
  }
  const held = opened(text, profile.envelope, openPage);
  if (!('brokenAt' in held)) return held;
  complainAt(path, held.brokenAt, speaker.text('import-broken', { kind }));
  return undefined;
}

/** @returns whether everything was read */
function tellUnread(path: string, { unread }: ImportedGame, speaker: Speaker): boolean {
  for (const { what, of, count, place, meant } of unread) {
    const says = meant === undefined ? 'plain' : 'meant';
    complainAt(path, undefined, speaker.text(`import-unread-${what}`, { of, count, place, meant: meant ?? '', says }));
  }
  return unread.length === 0;
}

/** What a reader of the log would not understand. */
function tellProblems(path: string, text: string, speaker: Speaker): boolean {
  let isFine = true;
  for (const event of readLogBytes(new TextEncoder().encode(text), path, vocabularyOf)) {
    if (event.type === 'fault') continue;
    for (const problem of event.recording.problems) {
      if (problem.problem === 'spelling') continue;
      isFine = false;
      process.stderr.write(`${problemText(problem, event.recording.source, speaker, coloursFor(false))}\n`);
    }
  }
  return isFine;
}

/** Which of the shipped profiles find events in the files, and of what types; where none does, a profile to begin with. */
async function listShapes(paths: readonly string[], speaker: Speaker): Promise<number> {
  let code: number = EXIT.fine;
  for (const path of paths) {
    const text = await readText(path);
    if (typeof text === 'object') {
      complainOfFiles([text], speaker);
      code = EXIT.unread;
      continue;
    }
    if (isLog(text, path)) {
      complainAt(path, undefined, speaker.text('import-log'));
      continue;
    }
    const lines: string[] = [];
    for (const [name, source] of PROFILES) {
      const { profile } = parseProfile(name, source);
      const types = profile ? typesIn(text, profile, speaker) : [];
      if (types.length > 0) lines.push(speaker.text('import-shape', { path, profile: name, types: types.join(', ') }));
    }
    const draft = lines.length > 0 || text.length > MOST_TEXT ? undefined : draftOf(text, readerOf(text));
    if (draft) complainAt(path, undefined, speaker.text('import-draft', { count: draft.events }));
    else if (lines.length === 0) {
      code = EXIT.unread;
      complainAt(path, undefined, speaker.text('import-no-shape'));
    }
    await writeStandardOutput(draft?.profile ?? lines.map((line) => `${plain(line)}\n`).join(''));
  }
  return code;
}

/** Whether a file is a log already. */
function isLog(text: string, path: string): boolean {
  for (const event of readLogBytes(new TextEncoder().encode(text), path, vocabularyOf)) return event.type !== 'fault';
  return false;
}

function readerOf(text: string): OpenPage | undefined {
  return text.length > MOST_PAGE ? undefined : readerOfPages();
}

/** So many kinds of events are listed. */
const MOST_TYPES = 20;

function typesIn(text: string, profile: Profile, speaker: Speaker): readonly string[] {
  const { kind } = profile.envelope;
  if (kind === 'page' ? !/<script/i.test(text) : /^\s*[<{[]/.test(text) !== (kind === 'json')) return [];
  const held = opened(text, profile.envelope, kind === 'page' ? readerOf(text) : undefined);
  if ('brokenAt' in held) return [];
  if (profile.type === undefined) {
    const count = sentencesIn(held.events, profile);
    return 2 * count > held.events.length ? [speaker.text('import-sentences', { count })] : [];
  }
  const counts = new Map<string, number>();
  for (const event of held.events) {
    const type = valueAt(event, profile.type);
    if (typeof type === 'string') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].slice(0, MOST_TYPES).map(([type, count]) => `${type} (${count})`);
}

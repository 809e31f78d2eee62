/** The parts of an archive: the rows of some games of one file, judged or analysed by one referee, whole or not there at all. */
import { type AppraisalSetting, settingText } from '../analysis/appraisal-setting.js';
import { hash } from '../analysis/content.js';
import type { Row } from './row.js';

/** Of the way in which archives are written; others are not touched. */
export const ARCHIVE_VERSION = 2;

/** So many games that are judged go into a part: what is lost where a run dies, and what is held in memory. */
const GAMES_IN_PART = 2_000;

/** Who has judged, or analysed: another one may come to other verdicts, or numbers. */
export interface Referee {
  /** Of the program. */
  readonly version: string;
  /** A digest of its code; `source` where it runs from its sources. */
  readonly build: string;
  /** Digests of card values of one's own, in the order given. */
  readonly editions: readonly string[];
  /** How games are analysed; undefined for who judges them. */
  readonly analysis?: AppraisalSetting;
}

/** What a part is about. */
export interface Job {
  /** A digest of all bytes of the file: 32 hexadecimal digits. */
  readonly bytes: string;
  readonly referee: Referee;
  /** 0-based: so many parts of the file, of as many games each as `gamesInPart` says, come before it. */
  readonly part: number;
  /** True for the last one of the file. */
  readonly end: boolean;
}

/** The first line of a part. */
export interface PartHead extends Job {
  readonly archive: number;
  /** As it was called on the command line. */
  readonly file: string;
  readonly games: number;
  readonly faults: number;
  /** Of the lines behind this one. */
  readonly rows: string;
}

/** Why a text is no part: none of its lines can be relied on. */
export type PartMistake = 'head' | 'version' | 'rows';

const DIGITS = 32;
const REFEREE_DIGITS = 16;
const ANALYSIS = 'analysis-';
/** Of the number of a part, at least, so that the order of names is that of numbers: of 2,000 games each, and of one. */
const [PART_DIGITS, ANALYSIS_DIGITS] = [6, 9];

/** The short name of a referee: one that analyses is told by it. */
export function refereeKey({ version, build, editions, analysis }: Referee): string {
  if (!analysis) return hash([version, build, ...editions], REFEREE_DIGITS);
  return `${ANALYSIS}${hash([settingText(analysis), version, build, ...editions], REFEREE_DIGITS)}`;
}

/** Whether a text can be the short name of a referee. */
export function isRefereeKey(text: string): boolean {
  return /^(?:analysis-)?[0-9a-f]{16}$/.test(text);
}

/** Whether whoever has this short name analyses. */
export function isAnalysis(key: string): boolean {
  return key.startsWith(ANALYSIS);
}

/** How many games go into a part: an analysis takes seconds. */
export function gamesInPart({ analysis }: Referee): number {
  return analysis ? 1 : GAMES_IN_PART;
}

/** The name of the file of a part: what it is about, and nothing that stands in a log. */
export function partName({ bytes, referee, part, end }: Job): string {
  const number = String(part).padStart(referee.analysis ? ANALYSIS_DIGITS : PART_DIGITS, '0');
  return `${bytes}-${refereeKey(referee)}-${number}${end ? '-end' : ''}.ndjson`;
}

/** What the name of a part says; undefined for another file. */
export function partNamed(name: string): (Pick<Job, 'bytes' | 'part' | 'end'> & { readonly key: string }) | undefined {
  const [, bytes, key, part, end] =
    /^([0-9a-f]{32})-((?:analysis-)?[0-9a-f]{16})-([0-9]{6,})(-end)?\.ndjson$/.exec(name) ?? [];
  if (bytes === undefined || key === undefined || part === undefined) return undefined;
  return { bytes, key, part: Number(part), end: end !== undefined };
}

/** @param file as it was called on the command line @param rows in the order of the file */
export function partText(job: Job, file: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const games = rows.filter(({ type }) => type !== 'fault').length;
  const head: PartHead = {
    ...{ archive: ARCHIVE_VERSION, file, ...job, games },
    ...{ faults: rows.length - games, rows: hash([lines], DIGITS) },
  };
  return `${JSON.stringify(head)}\n${lines}`;
}

/** A part with its rows, in the order of the file. Each row is read when it is asked for, so that they are not all held at once. */
export function readPart(text: string): { readonly head: PartHead; readonly rows: Iterable<Row> } | PartMistake {
  const end = text.indexOf('\n') + 1;
  const head = objectIn(text.slice(0, end)) as Partial<PartHead> | undefined;
  if (typeof head?.archive !== 'number') return 'head';
  if (head.archive !== ARCHIVE_VERSION) return 'version';
  if (!isWhole(head)) return 'head';
  const lines = text.slice(end);
  if (head.rows !== hash([lines], DIGITS)) return 'rows';
  const rows = lines.split('\n').filter((line) => line !== '');
  const games = rows.filter((line) => GAME.test(line)).length;
  if (head.games !== games || head.faults !== rows.length - games) return 'rows';
  return { head: head as PartHead, rows: { [Symbol.iterator]: () => parsed(rows) } };
}

/** Whether a head has all that a part is named after; whether that is what was written is told by the name of its file. */
function isWhole({ file, bytes, referee, part }: Partial<PartHead>): boolean {
  const isAbout = typeof file === 'string' && typeof bytes === 'string' && typeof part === 'number';
  return isAbout && Array.isArray(referee?.editions);
}

/** So the line of a game, or of its analysis, begins. */
const GAME = /^\{"type":"(?:game|analysis)",/;

/** What has the right digest is what was written. */
function* parsed(lines: readonly string[]): Generator<Row> {
  for (const line of lines) yield JSON.parse(line) as Row;
}

function objectIn(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What people are told of a game, as lines to read and compare: the report without its markup, its rules and its script. */
import { readingsOf } from '../src/engine/readings.js';
import { gameOf } from '../src/games.js';
import { RULESETS } from '../src/log/envelope.js';
import { quizModel } from '../src/report/quiz/model.js';
import { REPORT_PARTS, reportModel } from '../src/report/report-model.js';
import { speakerFor } from '../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf, requestFor } from './engine/replays.js';

const speaker = await speakerFor('en', RULESETS, [...REPORT_PARTS, 'quiz']);

/** What no game changes, what the page alone needs, and what stands elsewhere in the report. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['kiebitz', 'format', 'language', 'words', 'filters', 'rules', 'legend'],
  ...['anchor', 'link', 'href', 'step', 'noteAnchor', 'notePlace', 'numbers', 'commands', 'others', 'groups', 'log'],
]);

/** The text of a game, in English. @param file its name, for what says where a finding lies */
export function toldText(text: string, file: string): string {
  const [recording] = recordingsOf(text, file);
  const game = recording && gameOf(recording.ruleset);
  if (!game) throw new Error(`no game in ${file}`);
  const replayed = replayedOf(recording, 'drawn');
  const readings = readingsOf(game, recording, replayed, requestFor(recording));
  const { board, ...model } = reportModel(replayed, game, speaker, readings, [], recording);
  const { frames, ...scene } = board?.scene ?? { frames: [] };
  // The states between them follow from the steps that are told.
  const shown = frames.filter((_, at) => at === frames.length >> 1 || at === frames.length - 1);
  const pictures = board?.turns.map(({ label }) => label);
  const { scene: _, ...quiz } = quizModel(replayed, game, [], speaker);
  const lines = linesOf({ ...model, table: board?.table, pictures, scene, shown, quiz }, '');
  return `${lines.join('\n')}\n`.replaceAll(`${game.ruleset}.`, '');
}

function linesOf(value: unknown, indent: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => itemOf(one, indent));
  return Object.entries(value as object).flatMap(([key, one]) => {
    if (LEFT_OUT.has(key)) return [];
    const short = shortOf(one);
    if (short === '') return [];
    return short === undefined ? [`${indent}${key}`, ...linesOf(one, `${indent}  `)] : [`${indent}${key} ${short}`];
  });
}

/** The first line of an item begins with a dash. */
function itemOf(value: unknown, indent: string): readonly string[] {
  const short = shortOf(value);
  if (short !== undefined) return short === '' ? [] : [`${indent}- ${short}`];
  const [first = '', ...lines] = linesOf(value, `${indent}  `);
  return first === '' ? [] : [`${indent}- ${first.trimStart()}`, ...lines];
}

/** On one line: all but what holds structures itself; empty for nothing; undefined for what needs lines of its own. */
function shortOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const items = value.map((one) =>
      typeof one === 'object' && !Array.isArray(one) ? shortOf(one) : JSON.stringify(one),
    );
    return items.includes(undefined) || items.some((item) => item && item.length > 60) ? undefined : items.join(' | ');
  }
  const { id, seat, hue, href, title, text, sentence } = value as Readonly<Record<string, unknown>>;
  // Players and rules are known by their ids, and sentences alone are what they say.
  if (
    typeof id === 'string' &&
    ((seat !== undefined && hue !== undefined) || (title !== undefined && href !== undefined))
  )
    return id;
  const said = text ?? sentence;
  if (typeof said === 'string' && Object.keys(value).length === 2) return said;
  const parts = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key));
  const shorts = parts.map(([key, one]) => [key, shortOf(one)] as const);
  if (shorts.some(([, short]) => short === undefined || short.length > 60)) return undefined;
  return shorts.flatMap(([key, short]) => (short === '' ? [] : [`${key} ${short}`])).join(', ');
}

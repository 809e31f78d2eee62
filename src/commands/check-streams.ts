/** The output of `check` as it goes: what comes before, between and after the games, format by format. */
import type { Group, Grouping } from '../analysis/groups.js';
import type { WrongValue } from '../analysis/wrong-value.js';
import { gameOf } from '../games.js';
import type { BaselineEntry } from '../known/baseline.js';
import { coloursFor } from '../output/colours.js';
import { OUTPUT_FORMAT } from '../output/json.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import type { BaselineCheck } from './baseline-update.js';
import type { CheckFormat, CheckOptions } from './check-options.js';
import { editionsFor } from './editions.js';
import type { Judged } from './judged.js';
import type { Speakers } from './speakers.js';
import type { Tally } from './tally.js';

/** What is known of a run; whole when its games are through. */
export interface Run {
  readonly options: CheckOptions;
  readonly tally: Tally;
  readonly speakers: Speakers;
  readonly baseline: BaselineCheck | undefined;
  /** Undefined where nobody wants groups. */
  grouping: Grouping | undefined;
}

/** From the games as they are judged to the pieces of the output; the end of it is made when `run` is whole. */
type Stream = (games: AsyncIterable<Judged>, run: Run) => AsyncGenerator<string>;

/** So many findings in several games are easier to read in groups. */
const MANY = 10;

async function* asText(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  for await (const { text } of games) if (text !== '') yield text;
  const { options, tally, grouping } = run;
  const speaker = await run.speakers.forRun(tally.language);
  if (grouping && (options.group || (grouping.size >= MANY && grouping.affected > 1))) {
    yield await groupsAsText(grouping, run, speaker);
  }
  if (options.quiet) return;
  const gone = goneLines(run, speaker);
  if (gone.length > 0) yield `${gone.join('\n')}\n\n`;
  const notInFull = tally.editionLine(speaker);
  if (notInFull !== undefined) yield `${notInFull}\n`;
  yield `${coloursFor(options.color).bold(tally.summary(speaker))}\n`;
}

async function groupsAsText(grouping: Grouping, { options, tally, speakers }: Run, speaker: Speaker): Promise<string> {
  const { groupsText } = await import('../output/group-text.js');
  const groups = await groupsIn(grouping, options);
  const rulesets = [...new Set(groups.map(({ ruleset }) => ruleset))];
  const own = new Map<string, Speaker>();
  for (const ruleset of rulesets) own.set(ruleset, await speakers.forRuleset(ruleset, tally.language));
  return groupsText(
    groups,
    speaker,
    (ruleset) => own.get(ruleset) ?? speaker,
    grouping.dropped,
    coloursFor(options.color),
  );
}

/** The groups; with `--group` also by card values that a program probably has wrong. */
async function groupsIn(grouping: Grouping, { components }: CheckOptions): Promise<readonly Group[]> {
  const wrong = new Map<string, readonly WrongValue[]>();
  for (const [ruleset, evidence] of grouping.trials) {
    const game = gameOf(ruleset);
    if (!game || evidence.length === 0) continue;
    const { wrongValues } = await import('../analysis/wrong-value.js');
    wrong.set(ruleset, wrongValues(game, evidence, await editionsFor(ruleset, components)));
  }
  return grouping.groups(wrong);
}

/** Entries of the baseline that no longer occur, and how many are about games that were not there. */
function goneLines({ baseline, options }: Run, speaker: Speaker): readonly string[] {
  if (!baseline || options.updateBaseline) return [];
  const unchecked = baseline.unchecked().length;
  return [
    ...baseline.gone().map((entry) => plain(goneSentence(entry, options, speaker))),
    ...(unchecked > 0 ? [speaker.text('referee-unchecked', { count: unchecked })] : []),
  ];
}

function goneSentence({ game, rule, at }: BaselineEntry, { baseline = '' }: CheckOptions, speaker: Speaker): string {
  return speaker.text('referee-gone', { game: game ?? '', at, rule: rule ?? '', file: baseline });
}

async function* asLines(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  for await (const { text } of games) yield `${text}\n`;
  const end = await endJson(run);
  if (Object.keys(end).length > 0) yield `${JSON.stringify(end)}\n`;
}

/** One object, printed game by game, so that the memory does not grow with their number. */
async function* asJson(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  const faults: string[] = [];
  yield `{"kiebitz":${JSON.stringify(VERSION)},"format":${OUTPUT_FORMAT},"games":[`;
  let separator = '\n';
  for await (const judged of games) {
    if (judged.verdict === undefined) {
      faults.push(judged.text);
      continue;
    }
    yield `${separator}${judged.text}`;
    separator = ',\n';
  }
  const end = Object.entries(await endJson(run)).map(([key, value]) => `,\n"${key}":${JSON.stringify(value)}`);
  yield `\n],"faults":[${faults.join(',\n')}]${end.join('')}}\n`;
}

/** What JSON says of a run as a whole, where somebody asked for it. */
async function endJson({ options, grouping, baseline }: Run): Promise<object> {
  const { groupJson } = options.group
    ? await import('../output/group-json.js')
    : { groupJson: (group: Group) => group };
  return {
    ...(options.config !== undefined && { config: options.config }),
    ...(options.group && { groups: (grouping ? await groupsIn(grouping, options) : []).map(groupJson) }),
    ...(baseline && {
      baseline: { file: options.baseline, gone: baseline.gone(), unchecked: baseline.unchecked().length },
    }),
  };
}

async function* asJunit(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  const { JUNIT_HEAD, JUNIT_TAIL } = await import('../output/junit.js');
  yield JUNIT_HEAD;
  for await (const { text } of games) yield text;
  yield JUNIT_TAIL;
  await sayGone(run);
}

async function* asAnnotations(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  for await (const { text } of games) if (text !== '') yield text;
  if (run.options.quiet) return;
  const speaker = await run.speakers.forRun(run.tally.language);
  const { command } = await import('../output/annotations.js');
  const file = run.options.baseline;
  for (const line of goneLines(run, speaker)) yield command('notice', { file }, [line]);
  const notInFull = run.tally.editionLine(speaker);
  if (notInFull !== undefined) yield command('notice', {}, [notInFull]);
  yield `${run.tally.summary(speaker)}\n`;
}

async function* asCsv(games: AsyncIterable<Judged>, { options }: Run): AsyncGenerator<string> {
  const { csvHead } = await import('../output/csv.js');
  yield csvHead(options.rows ?? 'findings');
  for await (const { verdict, text } of games) {
    if (verdict === undefined) process.stderr.write(text);
    else if (text !== '') yield text;
  }
}

async function* asSarif(games: AsyncIterable<Judged>, run: Run): AsyncGenerator<string> {
  const { SARIF_HEAD, goneSarif, ruleSarif, sarifTail } = await import('../output/sarif.js');
  const notifications: string[] = [];
  /** The ruleset and the language of the log in which a rule was first named. */
  const rules = new Map<string, { readonly ruleset: string; readonly language: string | undefined }>();
  yield SARIF_HEAD;
  let separator = '\n';
  for await (const { verdict, text, rules: named, language } of games) {
    for (const id of named?.ids ?? []) {
      if (!rules.has(id)) rules.set(id, { ruleset: named?.ruleset ?? '', language });
    }
    if (verdict === undefined) notifications.push(text);
    else if (text !== '') {
      yield `${separator}${text}`;
      separator = ',\n';
    }
  }
  const { speakers, tally, baseline, options } = run;
  const speaker = await speakers.forRun(tally.language);
  if (baseline && !options.updateBaseline) {
    for (const entry of baseline.gone()) {
      notifications.push(JSON.stringify(goneSarif(entry, goneSentence(entry, options, speaker))));
    }
  }
  const described = [];
  for (const [id, { ruleset, language }] of [...rules].sort(([one], [other]) => (one < other ? -1 : 1))) {
    described.push(ruleSarif(id, gameOf(ruleset), await speakers.forRuleset(ruleset, language), options.rulesUrl));
  }
  yield sarifTail(notifications, !tally.hasUnread, described);
}

/** What the formats for programs have no place for: how many games were not judged in full. */
export async function sayNotInFull({ options, speakers, tally }: Run): Promise<void> {
  if (options.quiet || options.format === 'text' || options.format === 'github') return;
  const line = tally.editionLine(await speakers.forRun(tally.language));
  if (line !== undefined) process.stderr.write(`${line}\n`);
}

/** On standard error, where the format has no place for it. */
async function sayGone(run: Run): Promise<void> {
  if (run.options.quiet) return;
  const lines = goneLines(run, await run.speakers.forRun(run.tally.language));
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`);
}

/** By format: the whole output of a run, piece by piece. */
export const STREAMS: Readonly<Record<CheckFormat, Stream>> = {
  text: asText,
  json: asJson,
  ndjson: asLines,
  junit: asJunit,
  github: asAnnotations,
  sarif: asSarif,
  csv: asCsv,
};

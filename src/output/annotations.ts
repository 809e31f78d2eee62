/** Annotations of GitHub Actions: workflow commands that put a finding beside its line. */
import { endOf } from '../analysis/log-place.js';
import type { Fault } from '../log/recording.js';
import { bugTexts, comparedTexts } from '../text/compared.js';
import type { Speaker } from '../text/speaker.js';
import { placeName } from './check-text.js';
import { sentenceOf, sentenceOfFault } from './json.js';
import type { Failing, JudgedGame } from './judged-game.js';
import { openText } from './open-text.js';
import { plain } from './plain.js';

type Level = 'error' | 'warning' | 'notice';

/** One command for each root finding that is new. */
export function gameAnnotations(judged: JudgedGame, failing: Failing, speaker: Speaker): string {
  const { replayed, recording } = judged;
  const commands = judged.roots().flatMap((finding) => {
    if (judged.knownOf(finding)) return [];
    const { at, rule } = finding;
    const start = at.line === null ? undefined : { line: at.line, column: at.column ?? 1 };
    const end = start && endOf(recording.source, start);
    const facts = [...comparedTexts(finding, speaker), ...bugTexts(judged.bugOf(finding), speaker)];
    return command(
      failing.findings.includes(finding) ? 'error' : 'warning',
      {
        file: replayed.file,
        line: start?.line,
        endLine: end?.line,
        // GitHub takes columns only within a line.
        ...(end?.line === start?.line && { col: start?.column, endColumn: end?.column }),
        title: `${rule ?? finding.kind} (${placeName(at, speaker)})`,
      },
      [sentenceOf(finding, replayed, speaker), ...(facts.length > 0 ? [facts.join(' · ')] : [])],
    );
  });
  if (failing.doubt) {
    const { file } = replayed;
    const title = speaker.text('check-verdict-undecidable');
    const said = openText(replayed, speaker);
    commands.push(command('error', { file, line: recording.source.line, title }, [said]));
  }
  return commands.join('');
}

/** A part of the input that could not be read. */
export function faultAnnotation(fault: Fault, speaker: Speaker): string {
  if (fault.passedOver) return '';
  const { file, position } = fault;
  return command('error', { file, line: position?.line, col: position?.column, title: fault.fault }, [
    sentenceOfFault(fault, speaker),
  ]);
}

/** @param lines of the message: any text */
export function command(
  level: Level,
  properties: Readonly<Record<string, string | number | undefined>>,
  lines: readonly string[],
): string {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(plain(String(value)))}`],
  );
  return `::${level} ${given.join(',')}::${escapeData(lines.map(plain).join('\n'))}\n`;
}

/** @see https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** What is said beside a finding: what was expected and what was found, where a log would say nothing, too; and what kind of bug it is. */
import type { BugKind, Finding } from '../engine/finding.js';
import type { Speaker } from './speaker.js';

/** @param value as a log writes it; empty where it would write nothing */
export function valueText(value: string, speaker: Speaker): string {
  return value === '' ? speaker.text('engine-nothing') : value;
}

/** @param expected as a finding has it: a range of numbers in the notation that docs/output.md tells of */
export function expectedText(expected: string, speaker: Speaker): string {
  const [, least, most] = /^(\d*)\.\.(\d*)$/.exec(expected) ?? [];
  if (least === undefined || most === undefined) return valueText(expected, speaker);
  return speaker.text('engine-range', { least, most, bound: least === '' ? 'most' : most === '' ? 'least' : 'both' });
}

/** @returns a text for each of the two that the finding knows */
export function comparedTexts({ expected, actual }: Pick<Finding, 'expected' | 'actual'>, speaker: Speaker): string[] {
  return [
    ...(expected === undefined ? [] : [speaker.text('check-expected', { expected: expectedText(expected, speaker) })]),
    ...(actual === undefined ? [] : [speaker.text('check-actual', { actual: valueText(actual, speaker) })]),
  ];
}

/** @returns no text where nothing is known of the bug */
export function bugTexts(bug: BugKind | null, speaker: Speaker): string[] {
  return bug === null ? [] : [speaker.text('referee-bug', { kind: speaker.text(`referee-bug-${bug}`) })];
}

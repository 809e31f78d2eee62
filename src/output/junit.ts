/**
 * JUnit XML: a suite with one case for each game, so that every game stands in the file as soon as it is judged. Readers of
 * JUnit agree in little; what stands here is what all of them understand.
 */
import type { RawElement } from '../log/raw-element.js';
import type { Fault } from '../log/recording.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import type { Speaker } from '../text/speaker.js';
import { gameText } from './check-text.js';
import { coloursFor } from './colours.js';
import { sentenceOf, sentenceOfFault } from './json.js';
import type { Failing, JudgedGame } from './judged-game.js';
import { openText } from './open-text.js';
import { plain } from './plain.js';

/** Everything before the suites. */
export const JUNIT_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="kiebitz">\n';
/** Everything behind them. */
export const JUNIT_TAIL = '</testsuites>\n';

/** A game as a suite: a failure where something counts against the run, skipped where nobody can tell. */
export function gameJunit(judged: JudgedGame, failing: Failing, speaker: Speaker): string {
  const { replayed, game } = judged;
  const name = plain(`${replayed.file} ${replayed.game ?? ''}`.trim());
  const colours = coloursFor(false);
  const [first, ...others] = failing.findings;
  const said = (gameText(judged, { all: false }, speaker, colours) ?? '').trim();
  const outcome: RawElement[] = [];
  if (first) {
    const more = others.length === 0 ? '' : ` (+${others.length})`;
    outcome.push(
      element(
        'failure',
        { message: `${plain(sentenceOf(first, replayed, speaker))}${more}`, type: first.rule ?? first.kind },
        said,
      ),
    );
  } else if (replayed.verdict === 'undecidable' && !judged.isKnownDoubt) {
    const message = openText(replayed, speaker);
    outcome.push(
      failing.doubt ? element('failure', { message, type: 'undecidable' }) : element('skipped', { message }),
    );
  }
  // What is wrong without failing the run is worth reading all the same.
  if (!first && said !== '') outcome.push(element('system-out', {}, said));
  const bugs = [...new Set(failing.findings.map((finding) => judged.bugOf(finding)))].filter((bug) => bug !== null);
  const line = first?.at.line ?? judged.recording.source.line;
  return suite(name, outcome, {
    properties: {
      ruleset: replayed.ruleset,
      verdict: replayed.verdict,
      ...(replayed.withoutEdition && { 'without-edition': 'true' }),
      ...(bugs[0] && { bug: bugs.join(' ') }),
    },
    testcase: { name, classname: `kiebitz.${game.ruleset}`, file: replayed.file, line: String(line) },
  });
}

/** A part of the input that could not be read, as an error; what was passed over, as skipped. */
export function faultJunit(fault: Fault, speaker: Speaker): string {
  const name = plain(fault.position ? `${fault.file}:${fault.position.line}` : fault.file);
  const message = plain(sentenceOfFault(fault, speaker));
  const outcome = fault.passedOver
    ? element('skipped', { message })
    : element('error', { message, type: fault.fault }, `${name}: ${message}`);
  return suite(name, [outcome], {
    properties: {},
    testcase: { name, classname: 'kiebitz.input', file: fault.file, line: String(fault.position?.line ?? 1) },
  });
}

function suite(
  name: string,
  outcome: readonly RawElement[],
  { properties, testcase }: Readonly<Record<'properties' | 'testcase', Readonly<Record<string, string>>>>,
): string {
  const count = (kind: string): string => String(outcome.filter((one) => one.name === kind).length);
  const listed = Object.entries(properties).map(([key, value]) => element('property', { name: key, value }));
  const counts = { tests: '1', failures: count('failure'), errors: count('error'), skipped: count('skipped') };
  const children = [
    ...(listed.length > 0 ? [element('properties', {}, '', listed)] : []),
    element('testcase', testcase, '', outcome),
  ];
  return writeXmlElement(element('testsuite', { name, ...counts }, '', children), '  ', []);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
  children: readonly RawElement[] = [],
): RawElement {
  return { name, attributes: new Map(Object.entries(attributes)), text, children };
}

/** Recorded games that are played again line by line, at the same time, by a program that keeps what it is told. */
import { gameOf } from '../../src/games.js';
import { writeJsonElement } from '../../src/log/json/write-element.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import { gameJson } from '../../src/output/json.js';
import { JudgedGame } from '../../src/output/judged-game.js';
import type { Speaker } from '../../src/text/speaker.js';
import { replayed } from '../engine/replays.js';
import { feedOf } from '../live/feeding.js';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is JSON, and the tests look into it
export type Answer = any;

/** A service: a question, and its answer. */
export type Ask = (question: object | string) => Answer;

interface Fed {
  readonly name: string;
  readonly recording: Recording;
  readonly elements: readonly { readonly element: RawElement; readonly within: string }[];
  /** What was said of each answer, by the ids of questions and findings. */
  readonly findings: Map<number, Map<string, Answer>>;
}

/** Whether a recording can be played again: it is whole, and a service could be told its head. */
export function canBeFed({ truncated, problems }: Recording): boolean {
  return !truncated && problems.length === 0;
}

/**
 * Plays them all, one element of each in turn.
 * @param speaker the one of the service, with all games
 * @returns for each game in which something is not as `check` says it of the log: what
 */
export function fedTogether(ask: Ask, recordings: readonly Recording[], speaker: Speaker): readonly string[] {
  const wrong: string[] = [];
  let id = 0;
  const asked = (fields: object): Answer => {
    id += 1;
    const answer = ask({ id, ...fields });
    if (answer.error || answer.id !== id) throw new Error(JSON.stringify([fields, answer]));
    return answer;
  };
  const games = recordings.map((recording, number): Fed => {
    const { head, elements } = feedOf(recording);
    const name = `t${number}`;
    const { findings } = asked({ do: 'open', game: name, ruleset: recording.ruleset, ...headOf(head) });
    return { name, recording, elements, findings: new Map([[id, byId(findings)]]) };
  });
  const longest = Math.max(...games.map(({ elements }) => elements.length));
  for (let move = 0; move < longest; move += 1) {
    for (const { name, elements, findings } of games) {
      const next = elements[move];
      if (!next) continue;
      const answer = asked({ do: 'play', game: name, element: jsonOf(next.element), within: next.within });
      findings.set(id, byId(answer.findings));
      revise(findings, answer);
    }
  }
  for (const { name, recording, findings } of games) {
    const answer = asked({ do: 'close', game: name });
    revise(findings, answer);
    const known = [...findings.values()].flatMap((its) => [...its.values()]);
    const game = gameOf(recording.ruleset);
    if (!game) throw new Error(`no game ${recording.ruleset}`);
    const judged = new JudgedGame(replayed(recording, false), recording, game);
    const check: Answer = JSON.parse(JSON.stringify(gameJson(judged, speaker.forGame(game))));
    const { file } = recording.source;
    if (answer.check.verdict !== check.verdict) wrong.push(`${file}: ${answer.check.verdict}, not ${check.verdict}`);
    if (keysOf(answer.check.findings) !== keysOf(check.findings)) wrong.push(`${file}: other findings`);
    if (idsOf(answer.check.findings) !== idsOf(known)) wrong.push(`${file}: other ids than in the answers`);
    if (keysOf(known) !== keysOf(check.findings)) wrong.push(`${file}: the answers add up to other findings`);
  }
  return wrong;
}

/** What comes before the setup, as the fields of a question. */
function headOf({ children }: RawElement): object {
  const inside = (name: string): readonly Readonly<Record<string, unknown>>[] =>
    (children.filter(isElement).find((one) => one.name === name)?.children ?? [])
      .filter(isElement)
      .map(({ attributes }) => Object.fromEntries(attributes));
  const components = children.filter(isElement).find(({ name }) => name === 'components');
  return {
    players: inside('players'),
    options: Object.fromEntries(inside('options').map(({ name, value }) => [name, value])),
    ...(components && { components: jsonOf(components) }),
  };
}

function jsonOf(element: RawElement): unknown {
  return JSON.parse(writeJsonElement(element, undefined, []));
}

function idsOf(findings: readonly Answer[]): string {
  return findings
    .map(({ id, cause }) => `${id} ${cause}`)
    .sort()
    .join('\n');
}

/** All of a finding but its number, its cause's, and where it stands in the file. */
function keysOf(findings: readonly Answer[]): string {
  const key = ({ kind, severity, rule, at, cause, message, expected, actual }: Answer): string =>
    JSON.stringify([
      kind,
      severity,
      rule,
      { ...at, file: 0, game: 0, line: 0, column: 0 },
      cause === null,
      message,
      expected,
      actual,
    ]);
  return findings.map(key).sort().join('\n');
}

function isElement(node: RawNode): node is RawElement {
  return 'name' in node;
}

function byId(findings: readonly Answer[]): Map<string, Answer> {
  return new Map(findings.map((finding) => [finding.id, finding]));
}

function revise(known: Map<number, Map<string, Answer>>, { revise: revised = [] }: Answer): void {
  for (const { id, findings, withdrawn } of revised) {
    const its = known.get(id) ?? new Map<string, Answer>();
    for (const gone of withdrawn) its.delete(gone);
    for (const finding of findings) its.set(finding.id, finding);
    known.set(id, its);
  }
}

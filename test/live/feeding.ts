/** Plays a recorded game again, element by element, as a program would that writes its log while it goes on. */
import type { Finding } from '../../src/engine/finding.js';
import { gameOf } from '../../src/games.js';
import { type Answer, LiveGame } from '../../src/live/live-game.js';
import type { Revision, Said } from '../../src/live/said.js';
import { rawOf } from '../../src/log/raw.js';
import type { RawElement, RawNode } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import { requestFor } from '../engine/replays.js';

/** Elements that are played before what stands in them. */
const ROOMS: ReadonlySet<string> = new Set([
  ...['setup', 'moves', 'result', 'turn', 'round', 'final', 'last-round', 'final-plague'],
]);
const BEHIND_HEAD: ReadonlySet<string> = new Set(['setup', 'moves', 'result']);

/** One element of a game, and where it goes. */
interface Fed {
  readonly element: RawElement;
  readonly within: string;
}

/** A game before its first element, and the elements in their order. */
export interface Feed {
  readonly head: RawElement;
  readonly elements: readonly Fed[];
}

export function feedOf(recording: Recording): Feed {
  const game = rawOf(recording);
  const parts = game.children.filter(isElement);
  const first = parts.findIndex(({ name }) => BEHIND_HEAD.has(name));
  const behind = first < 0 ? [] : parts.slice(first);
  return {
    head: { ...game, children: first < 0 ? parts : parts.slice(0, first) },
    elements: behind.flatMap((part) => [...flattened(part, 'game')]),
  };
}

function* flattened(element: RawElement, within: string): Generator<Fed> {
  if (!ROOMS.has(element.name)) {
    yield { element, within };
    return;
  }
  yield { element: { ...element, children: [] }, within };
  for (const child of element.children.filter(isElement)) yield* flattened(child, element.name);
}

function isElement(node: RawNode): node is RawElement {
  return 'name' in node;
}

/** Opens the game of a recording with nothing played. */
export function opened(recording: Recording, { head }: Feed = feedOf(recording)): LiveGame {
  const game = gameOf(recording.ruleset);
  const live = game && LiveGame.open(game, head, requestFor(recording));
  if (!(live instanceof LiveGame)) throw new Error(`${recording.source.file}: ${live}`);
  return live;
}

/** Plays one element. @throws where it is refused */
export function fed(live: LiveGame, { element, within }: Fed): Answer {
  const answer = live.play(element, within);
  if (typeof answer === 'string') throw new Error(`<${element.name}> in <${within}>: ${answer}`);
  return answer;
}

/** What somebody knows who keeps the answers and follows what is revised. */
export class Client {
  readonly said: Said[] = [];

  constructor(live: LiveGame) {
    this.said.push(live.opening);
  }

  take(answer: Answer): void {
    this.revise(answer.revisions);
    this.said.push(answer);
  }

  revise(revisions: readonly Revision[]): void {
    for (const { answer, verdict, findings, withdrawn } of revisions) {
      const known = new Map(this.said[answer]?.findings.map((finding) => [finding.id, finding]));
      for (const id of withdrawn) known.delete(id);
      for (const finding of findings) known.set(finding.id, finding);
      this.said[answer] = { verdict, findings: [...known.values()] };
    }
  }

  get findings(): readonly Finding[] {
    return this.said.flatMap(({ findings }) => findings);
  }
}

/** What two replays of one game must agree on about its findings: all but ids, causes and lines. */
export function shapesOf(findings: readonly Finding[]): readonly string[] {
  return findings
    .map(({ id: _, cause, at: { line: _line, column: _column, ...at }, ...rest }) =>
      JSON.stringify([cause === null, at, rest]),
    )
    .sort();
}

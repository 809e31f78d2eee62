/** `why-not` says what `check` says, and what it offers instead is accepted. */
import { describe, expect, test } from 'vitest';
import { failureOf } from '../../src/engine/conditions.js';
import { openingAt } from '../../src/engine/opening.js';
import { type RecordedMove, recordedMoves } from '../../src/engine/recorded-moves.js';
import { judgeMove } from '../../src/engine/why-not.js';
import { allGames } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';
import { findingText, recordingsOf, requestFor } from './replays.js';

const ASKED = IS_LONG ? 20 : 5;

interface Breach {
  readonly name: string;
  readonly recording: Recording;
  readonly move: RecordedMove;
}

describe.each(allGames().map((game) => [game.ruleset, game] as const))('%s', (ruleset, game) => {
  /** Moves with an error that follows from no other, one of each game with a planted bug. */
  const all = fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/bugs/`))
    .flatMap((file): Breach[] => {
      const [recording] = recordingsOf(textOf(file), file.name);
      if (!recording) return [];
      const { moves } = recordedMoves(game, recording, requestFor(recording));
      const move = moves.find(({ section, errors }) => section === 'turn' && failureOf(errors)?.cause === null);
      return move ? [{ name: file.name, recording, move }] : [];
    });
  const breaches = all.filter((_, index) => index % Math.max(1, Math.floor(all.length / ASKED)) === 0).slice(0, ASKED);

  function judged({ name, recording, move }: Breach): ReturnType<typeof judgeMove> {
    const { section, turn, play, element } = move;
    const place = { section, ...(turn !== undefined && { turn }), play, element: element.name };
    const request = requestFor(recording);
    const found = openingAt(game, recording, recordedMoves(game, recording, request), place, request);
    if (!found) throw new Error(`${name}: no place ${JSON.stringify(place)}`);
    return judgeMove(found, element, true);
  }

  const answers = new Map<Breach, ReturnType<typeof judgeMove>>();
  const answerTo = (breach: Breach) => {
    const answer = answers.get(breach) ?? judged(breach);
    answers.set(breach, answer);
    return answer;
  };

  test('the condition that fails first is the error of check', () => {
    expect(breaches.length).toBeGreaterThanOrEqual(5);
    for (const breach of breaches) {
      const { failure, verdict, conditions } = answerTo(breach);
      const error = failureOf(breach.move.errors);
      expect([verdict, failure?.rule, failure?.message], breach.name).toEqual(['illegal', error?.rule, error?.message]);
      const failing = conditions.filter(({ holds }) => holds === false).map(({ finding }) => finding);
      expect(failing, breach.name).toContain(failure);
      const kept = conditions.flatMap(({ rule, finding }) => (finding ? [] : (rule ?? [])));
      expect([...new Set(kept)], breach.name).toEqual(kept);
    }
  });

  test('the legal moves nearest to a breach are accepted in its place', () => {
    let offered = 0;
    for (const breach of breaches) {
      const { nearest } = answerTo(breach);
      expect(nearest.length, breach.name).toBeLessThanOrEqual(5);
      for (const { element } of nearest) {
        offered += 1;
        const { recording, move } = breach;
        const other = { ...recording, game: exchanged(recording.game, move.element, element) };
        const { moves } = recordedMoves(game, other, requestFor(recording));
        const put = moves.find((one) => one.element === element);
        expect(put?.errors.map(findingText), breach.name).toEqual([]);
      }
    }
    expect(offered).toBeGreaterThan(breaches.length);
  });
});

type Node = AnyElement<Vocabulary>;

/** The same game with one element in the place of another. */
function exchanged(game: Node, before: Element, after: Element): Node {
  if (game === before) return after as Node;
  return { ...game, children: game.children.map((child) => exchanged(child, before, after)) };
}

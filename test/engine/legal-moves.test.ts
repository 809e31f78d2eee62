/** Laws of the legal moves, for every game and every place of its recorded games. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakOffBefore, goOn } from '../../src/engine/broken-off.js';
import { conditionsOf } from '../../src/engine/conditions.js';
import { legalMovesAt } from '../../src/engine/legal-moves.js';
import { type Opening, openingAt } from '../../src/engine/opening.js';
import {
  type MovePlace,
  type RecordedMove,
  type RecordedMoves,
  recordedMoves,
} from '../../src/engine/recorded-moves.js';
import { allGames, gameOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { Recording } from '../../src/log/recording.js';
import type { Element } from '../../src/log/vocabulary.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';
import { fixtures, textOf } from '../fixture-files.js';
import { runs } from '../runs.js';
import { findingText, recordingsOf, requestFor } from './replays.js';
import { isSameDecision, saysTheSame } from './same-decision.js';

/** Payments that replace more than they must are not offered (src/games/valletta/rules/price.ts). */
const WASTEFUL: ReadonlySet<string> = new Set(['valletta.substitute.voluntary', 'valletta.substitute.several']);

/** A large number, of which only the remainder counts: doubles would nearly always be small. */
const number = fc.integer({ min: 0, max: 999_983 });

/** A recorded game, and how far into it. */
const somewhere = fc.record({ game: number, move: number });

interface Place {
  readonly opening: Opening;
  readonly recording: Recording;
  readonly recorded: RecordedMove;
  readonly place: MovePlace;
  readonly name: string;
}

const known = new Map<string, { recording: Recording; recorded: RecordedMoves }>();

describe.each(allGames().map((game) => [game.ruleset, game] as const))('%s', (ruleset, game) => {
  const files = fixtures().filter(({ name }) => name.startsWith(`${ruleset}/legal/`));

  /** Opens a game of the fixtures before one of its moves. */
  function placeAt(where: { readonly game: number; readonly move: number }): Place {
    const file = files[where.game % files.length];
    if (!file) throw new Error(`no games of ${ruleset}`);
    const read = known.get(file.name) ?? opened(file.name, textOf(file));
    known.set(file.name, read);
    const { recording, recorded } = read;
    const move = recorded.moves[where.move % recorded.moves.length];
    if (!move) throw new Error(`no moves in ${file.name}`);
    const { section, turn, play, element } = move;
    const place = { section, ...(turn !== undefined && { turn }), play, element: element.name };
    const found = openingAt(game, recording, recorded, place, requestFor(recording));
    if (!found || found.recorded !== move) throw new Error(`${file.name}: no place ${JSON.stringify(place)}`);
    return { opening: found.opening, recording, recorded: move, place, name: `${file.name} ${JSON.stringify(place)}` };
  }

  function opened(name: string, text: string): { recording: Recording; recorded: RecordedMoves } {
    const [recording] = recordingsOf(text, name);
    if (!recording) throw new Error(`no game in ${name}`);
    return { recording, recorded: recordedMoves(game, recording, requestFor(recording)) };
  }

  /** An element as somebody would copy it. */
  const written = (element: Element): string => writeXmlElement(rawOfElement(element, game.vocabulary), '', []);

  test('the move that was made is legal, and among those that are offered', () => {
    fc.assert(
      fc.property(somewhere, (where) => {
        const { opening, recorded, name } = placeAt(where);
        const made = opening.try(recorded.element, true);
        expect(made.verdict, name).not.toBe('illegal');
        const { vocabulary } = game;
        const offered = [...opening.elements()].filter((one) => one.name === recorded.element.name);
        const isLegal = (one: Element): boolean => opening.try(one).verdict !== 'illegal';
        if (offered.some((one) => saysTheSame(vocabulary, one, recorded.element) && isLegal(one))) return;
        // In other words: then what counts is what they change.
        const told = offered.map((one) => opening.try(one, true)).filter(({ verdict }) => verdict !== 'illegal');
        if (told.some((one) => isSameDecision(vocabulary, one, made))) return;
        const rules = conditionsOf(made).flatMap(({ rule }) => rule ?? []);
        expect(
          rules.some((rule) => WASTEFUL.has(rule)),
          `${name}\n${written(recorded.element)}`,
        ).toBe(true);
      }),
      runs(8, 400),
    );
  });

  test('check accepts what is offered, in a log that ends with it', () => {
    fc.assert(
      fc.property(somewhere, fc.infiniteStream(number), (where, choices) => {
        const { opening, recording, recorded, name } = placeAt(where);
        const candidates = [...opening.elements()];
        const end = breakOffBefore(recording, recorded.element);
        if (!end) throw new Error(`no end at ${name}`);
        for (let count = 0; count < 5 && candidates.length > 0; count += 1) {
          const [candidate] = candidates.splice((choices.next().value ?? 0) % candidates.length, 1);
          if (!candidate || opening.try(candidate).verdict === 'illegal') continue;
          const [again] = recordingsOf(written(goOn(end, candidate).recording.game));
          if (!again) throw new Error('nothing was read again');
          expect(again.problems, name).toEqual([]);
          expect(errorsAtEnd(again), `${name}\n${written(candidate)}`).toEqual([]);
        }
      }),
      runs(6, 300),
    );
  });

  test('what is offered is always the same, and nothing twice', () => {
    fc.assert(
      fc.property(somewhere, (where) => {
        const { opening, recording, place, name } = placeAt(where);
        const first = [...opening.elements()].map(written);
        expect([...placeAt(where).opening.elements()].map(written), name).toEqual(first);
        expect([...new Set(first)], name).toEqual(first);
        const { inside, legal } = legalMovesAt(opening, false);
        const found = openingAt(
          game,
          recording,
          recordedMoves(game, recording, requestFor(recording)),
          place,
          requestFor(recording),
        );
        const again = found && legalMovesAt(found.opening, false);
        expect(again?.inside.name).toBe(inside.name);
        expect(
          again?.legal.map(({ element }) => written(element)),
          name,
        ).toEqual(legal.map(({ element }) => written(element)));
      }),
      runs(4, 200),
    );
  });
});

/** The errors that `check` finds in the last move of a log that ends there; something may be missing behind it. */
function errorsAtEnd(recording: Recording): string[] {
  const game = gameOf(recording.ruleset);
  if (!game) throw new Error(`no game ${recording.ruleset}`);
  const last = recordedMoves(game, recording, requestFor(recording)).moves.at(-1);
  return (last?.errors ?? []).filter(({ kind }) => kind !== 'missing').map(findingText);
}

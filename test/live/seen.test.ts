/** What a player cannot know is not in a view, and the views of all of them hold what any of them knew. */
import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { gameOf } from '../../src/games.js';
import { seenBy } from '../../src/live/seen.js';
import { merge } from '../../src/log/merge.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';
import { writeXmlElement } from '../../src/log/xml/write-element.js';
import { recordingsOf } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { IS_LONG } from '../runs.js';

type Node = AnyElement<Vocabulary>;

/** What nobody could see, by element: written from what the rulebooks say, and not from what the games declare. */
const HIDDEN: Readonly<Record<string, { readonly attribute: string; readonly from: 'all' | 'others' }>> = {
  'valletta hand': { attribute: 'cards', from: 'others' },
  'valletta draw': { attribute: 'cards', from: 'others' },
  'tallinn hand': { attribute: 'cards', from: 'others' },
  'tallinn draw': { attribute: 'card', from: 'others' },
  'tallinn tower': { attribute: 'card', from: 'others' },
  'rattus rat': { attribute: 'token', from: 'all' },
  'rattus spread': { attribute: 'token', from: 'all' },
  'rattus extra-rat': { attribute: 'token', from: 'all' },
  'rattus peek': { attribute: 'token', from: 'others' },
};
/** Something that fits the attribute, and that no game has there. */
const OTHER: Readonly<Record<string, string>> = { valletta: 'rekuk', tallinn: '1', rattus: 'r99' };

interface Case {
  readonly name: string;
  readonly recording: Recording;
  readonly game: Game;
}

/** In the short run one file of eight, and those that show most. `KIEBITZ_LONG=1`: all. */
const isTaken = (name: string, index: number): boolean =>
  IS_LONG ||
  index % 8 === 0 ||
  /legal\/full-[234]-players-(houses-chain|legate|book-36|book-19|jean-fewer-barrels)\.xml/.test(name);

const CASES: readonly Case[] = fixtures()
  .filter(({ name }, index) => !name.endsWith('.kbz') && isTaken(name, index))
  .flatMap((fixture) =>
    recordingsOf(textOf(fixture), fixture.name).flatMap((recording) => {
      const game = gameOf(recording.ruleset);
      return game && recording.problems.length === 0 ? [{ name: fixture.name, recording, game }] : [];
    }),
  );

const seatsOf = ({ game }: Recording): readonly (string | undefined)[] => {
  const players = game.children.find(({ name }) => name === 'players')?.children ?? [];
  return [...players.map(({ values }) => (values as { readonly id: string }).id), undefined];
};

/** The record with other things wherever the test lets it. */
function replaced(
  { recording }: Case,
  isReplaced: (from: 'all' | 'others', owner: string | undefined) => boolean,
  by: string,
): { readonly game: Node; readonly count: number } {
  let count = 0;
  const change = (element: Node, around: string | undefined): Node => {
    const given: Readonly<Record<string, unknown>> = element.values;
    const owner = typeof given['player'] === 'string' ? given['player'] : around;
    const hidden = HIDDEN[`${recording.ruleset} ${element.name}`];
    const isPublic = element.name === 'tower' && given['from'] !== 'hand';
    const values = { ...given };
    const value = hidden && values[hidden.attribute];
    if (hidden && value !== undefined && !isPublic && isReplaced(hidden.from, owner)) {
      count += 1;
      values[hidden.attribute] = Array.isArray(value) ? value.map(() => by) : by;
    }
    return { ...element, values, children: element.children.map((child) => change(child, owner)) } as Node;
  };
  return { game: change(recording.game, undefined), count };
}

const xmlOf = (element: Node, { game }: Case): string =>
  writeXmlElement(rawOfElement(element, game.vocabulary), '', []);
const viewOf = (record: Node, { game }: Case, seat: string | undefined): Node =>
  seenBy(game, record, record, seat).game;

it('is the same whatever lies hidden, from every seat of every game', () => {
  let count = 0;
  for (const one of CASES) {
    for (const seat of seatsOf(one.recording)) {
      const isHidden = (from: string, owner: string | undefined): boolean =>
        from === 'all' || seat === undefined || owner !== seat;
      const other = replaced(one, isHidden, OTHER[one.recording.ruleset] ?? '');
      count += other.count;
      const seen = xmlOf(viewOf(one.recording.game, one, seat), one);
      expect(xmlOf(viewOf(other.game, one, seat), one), `${one.name} ${seat ?? 'table'}`).toBe(seen);
    }
  }
  expect(count).toBeGreaterThan(2_000);
});

it('gives back, from all seats together, what at least one seat knew', () => {
  let known = 0;
  for (const one of CASES) {
    const { recording, game } = one;
    const views = seatsOf(recording).map((seat) => ({ ...recording, game: viewOf(recording.game, one, seat) }));
    const [first, ...others] = views;
    if (!first) throw new Error('no view');
    const merged = merge([first, ...others], game.vocabulary, game.decidedAtOnce);
    expect(merged.contradictions, one.name).toEqual([]);
    const hidden = replaced(one, (from) => from === 'all', '?');
    const expected = xmlOf(viewOf(hidden.game, { ...one, game: { ...game, secrets: {} } }, undefined), one);
    expect(xmlOf(merged.game, one), one.name).toBe(expected);
    known += xmlOf(first.game, one).split('?').length - expected.split('?').length;
  }
  expect(known).toBeGreaterThan(1_000);
});

/** Legal games stay legal in other words: whatever a recorder counts, wherever, and however it is told. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followGame, type Moment, type RecordReader } from '../../src/engine/followed-game.js';
import type { Options } from '../../src/engine/option.js';
import { idsOf, type PlayDefinition } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { statesOf as rattusStates } from '../../src/games/rattus/record/states.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { statesOf as tallinnStates } from '../../src/games/tallinn/record/states.js';
import { DRAW as TALLINN_DRAW } from '../../src/games/tallinn/rules/points.js';
import { playedGame as valletta } from '../../src/games/valletta/record/recorder.js';
import { statesOf as vallettaStates } from '../../src/games/valletta/record/states.js';
import { DRAW as VALLETTA_DRAW } from '../../src/games/valletta/rules/points.js';
import { gameOf, vocabularyOf } from '../../src/games.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { rawOfElement } from '../../src/log/raw.js';
import type { Recording } from '../../src/log/recording.js';
import type { Element } from '../../src/log/vocabulary.js';
import { logWriter } from '../../src/log/write.js';
import { IS_LONG, runs } from '../runs.js';
import { kernelPlayed } from './kernel-played.js';
import { masked, masksOf } from './masked.js';
import { inOtherWords, type Node, WAYS, type Wording } from './other-words.js';
import { anyOf } from './played-under.js';
import { caseText, findingText, recordingsOf, replayed } from './replays.js';

/** In one game of so many an option has another value than it usually has; of variants that tables agree on, in one of two. */
const SELDOM = 5;
/** In so many other words a game is told. */
const TOLD = 6;
/** So many games of each ruleset are played with each change. */
const GAMES = 4;

/** What the kernel says lies on the table of a game. */
interface Room<S extends GameState> {
  readonly ruleset: string;
  readonly room: PlayDefinition<S>;
  statesOf(state: S, ids: readonly string[]): readonly Node[];
  /** Where the cards are drawn that stand in a `<draw>`. */
  readonly draw?: number;
  /** Moves of which those of all players are made at once. */
  atOnce?(options: Options): readonly string[];
  /** What nothing is counted before: in final scoring of Tallinn numbers hold after the bonus. @see docs/log-format.md */
  readonly uncounted?: string;
  /** What an effect behind a move may say of a player. */
  readonly effects?: readonly string[];
}

interface Played {
  readonly recording: Recording;
  readonly wording: Wording;
}

/** A game at random, under any options, and what may be stated in it. */
function played<S extends GameState>({ ruleset, room, ...counting }: Room<S>, seed: number): Played {
  const game = gameOf(ruleset);
  if (!game) throw new Error(`no game ${ruleset}`);
  const random = new Random(seed);
  const given = anyOf(game.options, random, ({ offers }) => (offers ? 2 : SELDOM));
  const players = given['variant.fewer-barrels'] === 'true' ? 2 : 2 + random.below(3);
  const { textAt, setting } = kernelPlayed(ruleset, room, given, players, seed);
  const [recording] = recordingsOf(textAt(random.below(3) === 0 ? 'moves' : 'full'));
  if (!recording) throw new Error('no game');
  const ids = idsOf(players);
  const reader = room.reader(recording.game, ids);
  const { moments, last } = followGame(reader, room.begin(setting), () => false);
  if (!last.isOver) throw new Error(`seed ${seed} could not be followed`);
  const atOnce = counting.atOnce?.(setting.options) ?? [];
  return {
    recording,
    wording: { atOnce, ...statedIn({ ruleset, room, ...counting }, reader, recording, moments, atOnce) },
  };
}

/** What may be stated before each move, inside of it, before a draw, and behind each move. */
function statedIn<S extends GameState>(
  { statesOf, draw, uncounted, effects = [] }: Room<S>,
  { ids, map }: RecordReader<S>,
  recording: Recording,
  moments: readonly Moment<S>[],
  atOnce: readonly string[],
): Pick<Wording, 'before' | 'behind'> {
  const before = new Map<number, readonly Node[]>();
  const behind = new Map<number, readonly Node[]>();
  const draws = drawsIn(recording.game);
  const setup = new Set(recording.game.children.flatMap(({ name, children }) => (name === 'setup' ? children : [])));
  /** The latest decision whose effects may be told behind its element. */
  let latest: { readonly offset: number; readonly states: readonly Node[] } | undefined;
  moments.forEach((moment, at) => {
    const { state, isChance } = moment;
    const element = moment.element as Node | undefined;
    if (isChance) {
      const drawn = state.point === draw && moments[at - 1]?.state.point !== draw ? draws.shift() : undefined;
      if (drawn) before.set(drawn.offset, statesOf(state, ids));
    } else if (moment.before.length > 0) {
      const part = partOf(map, moment);
      if (part) before.set(part.offset, statesOf(state, ids));
    } else {
      const states = statesOf(state, ids);
      if (latest) behind.set(latest.offset, changes(latest.states, states, effects));
      latest = undefined;
      const previous = moments.slice(0, at).findLast((one) => one.element)?.element;
      const isAmong = atOnce.some((name) => element?.name === name && previous?.name === name);
      if (!element || isAmong || element.name === uncounted || setup.has(element)) return;
      before.set(element.offset, states);
      latest = { offset: element.offset, states };
    }
  });
  return { before, behind };
}

/** The draws of a record: each turn or round has them together. */
function drawsIn(game: Node): Node[] {
  const rooms = game.children.flatMap(({ name, children }) => (name === 'moves' ? children : []));
  return rooms.flatMap(({ children }) => children.find(({ name }) => name === 'draw') ?? []);
}

/** The part of an element that records a later decision in it; undefined where that is not written. */
function partOf<S extends GameState>({ elementOf }: RecordReader<S>['map'], moment: Moment<S>): Node | undefined {
  const { element, before } = moment;
  const [earlier, later] = [before, [...before, moment]].map((steps) => elementOf(steps)?.children ?? []);
  if (!element || !earlier || !later || later.length === earlier.length) return undefined;
  const own = later.find((child, at) => JSON.stringify(child) !== JSON.stringify(earlier[at])) as Node | undefined;
  // A record may have claims of the same name about others between them.
  const isLike = (child: Element): boolean => child.name === own?.name && playerOf(child) === playerOf(own);
  return (element as Node).children.filter(isLike)[earlier.filter(isLike).length];
}

function playerOf({ values }: Element): unknown {
  return (values as Readonly<Record<string, unknown>>)['player'];
}

/** What is different in the states of the players, as effects. */
function changes(earlier: readonly Node[], later: readonly Node[], names: readonly string[]): readonly Node[] {
  return later.flatMap((state, at) => {
    const [was, is] = [earlier[at]?.values, state.values] as readonly Record<string, number>[];
    if (is?.['player'] === undefined || names.length === 0) return [];
    const told = names.filter((name) => name in is).map((name) => [name, (is[name] ?? 0) - (was?.[name] ?? 0)]);
    return { ...state, name: 'effect', values: { player: is['player'], ...Object.fromEntries(told) } } as Node;
  });
}

const PLAYED: Readonly<Record<string, (seed: number) => Played>> = {
  valletta: (seed) =>
    played({ ruleset: 'valletta', room: valletta, statesOf: vallettaStates, draw: VALLETTA_DRAW }, seed),
  tallinn: (seed) =>
    played(
      {
        ruleset: 'tallinn',
        room: tallinn,
        statesOf: tallinnStates,
        draw: TALLINN_DRAW,
        atOnce: tallinnAtOnce,
        uncounted: 'bonus',
      },
      seed,
    ),
  rattus: (seed) =>
    played(
      { ruleset: 'rattus', room: rattus, statesOf: rattusStates, effects: ['board', 'castle', 'supply', 'baker'] },
      seed,
    ),
};

/** All but the towers, where the leader decides first. */
function tallinnAtOnce({ 'tower-decision': decision }: Options): readonly string[] {
  return ['play', 'contest', 'draw', ...(decision === 'leader-first' ? [] : ['tower'])];
}

/** Without some of what a recorder need not have seen. */
function withGaps(recording: Recording, random: Random): Recording {
  const kindOf = ({ element, attribute = '' }: ReturnType<typeof masksOf>[number]) => `${element.name} ${attribute}`;
  const masks = masksOf(recording).filter(({ element, attribute }) => element.name !== 'draw' || attribute);
  const kinds = new Set([...new Set(masks.map(kindOf))].filter(() => random.below(4) === 0));
  const density = random.below(5) + 1;
  return masked(
    recording,
    masks.filter((mask) => kinds.has(kindOf(mask)) && random.below(5) < density),
  );
}

/** Seeds are as good as one another: what goes wrong is told with the fewest ways, and with the seed that it was found with. */
const seeds = fc.noShrink(fc.nat({ max: 2 ** 31 - 1 }));
const tellings = fc.array(fc.record({ ways: fc.subarray(WAYS), hasGaps: fc.boolean(), seed: seeds }), {
  minLength: 1,
  maxLength: TOLD,
  size: 'max',
});

it.each(Object.entries(PLAYED))('a legal game of %s stays legal', (ruleset, playedWith) => {
  const vocabulary = vocabularyOf(ruleset);
  if (!vocabulary) throw new Error(`no vocabulary of ${ruleset}`);
  fc.assert(
    fc.property(seeds, tellings, (seed, told) => {
      const { recording, wording } = playedWith(seed);
      for (const { ways, hasGaps, seed: chances } of told) {
        const random = new Random(chances);
        const reworded = inOtherWords(recording, ways, random, wording);
        const { text } = logWriter('xml').game(rawOfElement(reworded.game, vocabulary));
        const read = recordingsOf(text).map((one) => (hasGaps ? withGaps(one, random) : one));
        for (const { findings, verdict } of read.map((one) => replayed(one, false))) {
          const errors = findings.filter(({ severity }) => severity === 'error');
          expect(errors.map(findingText), caseText(text, errors)).toEqual([]);
          if (!hasGaps) expect(verdict, text).toBe('legal');
        }
      }
    }),
    // With each change the same games: what is found by chance is found in the long run.
    { ...runs(GAMES), ...(!IS_LONG && { seed: 22 }) },
  );
});

/** Games that are played instead of read: by bots, and recorded as anybody else would have recorded them. */
import { Appraiser } from '../kernel/appraisal.js';
import { policyOf } from '../kernel/bots.js';
import { Choice, Choices } from '../kernel/choice.js';
import { type GameDefinition, pointOf } from '../kernel/game-definition.js';
import { indices, type Seat } from '../kernel/index-of.js';
import type { Stretch } from '../kernel/layout.js';
import { legalMovesOf } from '../kernel/legal-moves.js';
import { placesIn } from '../kernel/places.js';
import type { Spectator } from '../kernel/play.js';
import { type Policy, playOut, randomPolicy } from '../kernel/play-out.js';
import { Random } from '../kernel/random.js';
import { counted, singleMinded } from '../kernel/single-minded.js';
import type { GameState } from '../kernel/state.js';
import type { TraceWriter } from '../kernel/trace.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import { type Followed, followGame, type RecordReader } from './followed-game.js';
import type { Message } from './message.js';
import type { Options } from './option.js';
import type { Components, FollowedRecord, Level, Playable, PlayedGame, PlaySetting, Seating } from './playable.js';

/** Watches one game, and writes it down. */
export interface Recorder<S extends GameState> extends Spectator<S>, TraceWriter {
  /** What was laid out, everything that happened, and the result: children of `<game>`, in their order. */
  parts(state: S, level: Level): readonly Element[];
}

/** What a game needs so that it can be played. */
export interface PlayDefinition<S extends GameState> {
  readonly definition: GameDefinition<S>;
  /** Fewest and most players. */
  readonly players: readonly [least: number, most: number];
  /** @see Playable.refuses */
  refuses?(setting: PlaySetting): Message | undefined;
  /** A game of which nothing is dealt yet. */
  begin(setting: PlaySetting): S;
  /** @param ids the players, in turn order */
  recorder(ids: readonly string[]): Recorder<S>;
  /** @param game the `<game>` element @param ids the players, in turn order */
  reader(game: Element, ids: readonly string[]): RecordReader<S>;
}

const ALL_AT_RANDOM: Seating = { bots: ['random'], playOuts: 1 };

/** Makes a game playable. */
export function playable<S extends GameState>({
  definition,
  players,
  refuses,
  begin,
  recorder,
  reader,
}: PlayDefinition<S>): Playable {
  return {
    players,
    ...(refuses && { refuses }),
    follow(setting, game, ids, isBehind) {
      const beginning = begin(setting);
      return followedRecord(reader(game, ids), beginning, followGame(reader(game, ids), beginning.clone(), isBehind));
    },
    series(setting, { bots, playOuts } = ALL_AT_RANDOM) {
      const beginning = begin(setting);
      const random = new Random();
      const atRandom = randomPolicy(definition, random);
      const ids = idsOf(setting.players);
      const seats = indices<Seat>(setting.players);
      const table = { definition, seats, beginning, playOuts };
      let wanted: readonly Stretch[] | undefined;
      const play = (seeds: readonly number[], first: (line: Choices) => Policy<S>, again = 0): PlayedGame => {
        random.seed(...seeds, ...(again > 0 ? [again] : []));
        const state = beginning.clone();
        const writer = recorder(ids);
        state.trace = writer;
        const line = new Choices();
        const policy = first(line);
        const decide: Policy<S> = (now, choice) => {
          policy(now, choice);
          line.push(choice, true);
        };
        playOut(definition, state, decide, decide, writer);
        // A game that nothing can end any more is dealt anew.
        if (!state.isOver) return play(seeds, first, again + 1);
        return { line, parts: (level) => writer.parts(state, level) };
      };
      return {
        play: (...seeds) =>
          play(seeds, () => {
            const seated = policyOf(bots, table, () => random);
            return (state, choice) => (pointOf(definition, state).chance ? atRandom : seated)(state, choice);
          }),
        match(seated, ...seeds) {
          random.seed(...seeds);
          const state = beginning.clone();
          // Bots draw from numbers of their own, so that the same is dealt whoever plays.
          const decide = policyOf(seated, table, (seat) => new Random(...seeds, seat));
          playOut(definition, state, atRandom, decide);
          return placesIn(definition, state, seats);
        },
        explore: (after, ...seeds) =>
          play(seeds, (line) => {
            wanted ??= counted(definition, new Random(), beginning.clone());
            const aiming = singleMinded(definition, random, wanted, beginning.clone());
            return (state, choice) => {
              if (after && line.length < after.decisions) after.game.line.read(line.length, choice);
              else if (pointOf(definition, state).chance) atRandom(state, choice);
              else aiming(state, choice);
            };
          }),
      };
    },
  };
}

function followedRecord<S extends GameState>(
  { ids, map }: RecordReader<S>,
  beginning: S,
  { moments, last }: Followed<S>,
): FollowedRecord {
  const { definition } = map;
  const seats = indices<Seat>(ids.length);
  const decided = moments.filter(({ isChance, alternatives }) => !isChance && alternatives > 1);
  return {
    decisions: decided.map(({ state, choice, element, before }) => ({
      seat: choice.seat,
      recorded: element,
      alternatives() {
        const moves = new Choices();
        legalMovesOf(definition, state, choice.seat, moves);
        return Array.from({ length: moves.length }, (_, at) => {
          const move = new Choice();
          moves.read(at, move);
          return map.elementOf([...before, { state, choice: move }]);
        });
      },
    })),
    isOver: last.isOver,
    points: seats.map((seat) => definition.worthNow(last, seat)),
    places: placesIn(definition, last, seats),
    appraiser(request) {
      const appraiser = new Appraiser(definition, seats, beginning, request);
      return (decision) => {
        const moment = decided[decision];
        if (!moment) throw new RangeError(`no decision ${decision}`);
        return appraiser.appraise(moment.state, moment.choice, decision);
      };
    },
  };
}

/** What the players are called in the log. */
export function idsOf(players: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
}

/** What stands in a log beside what was played. */
export interface Heading {
  readonly ruleset: string;
  readonly id: string;
  /** Who plays, in turn order; where there are fewer than players, they begin anew. */
  readonly bots: readonly string[];
  readonly setting: PlaySetting;
  /** The options that are to be named. */
  readonly given: Options;
  readonly components: Components;
}

/** The `<game>` element of a game that was played. */
export function gameElement(
  { ruleset, id, bots, setting: { players, edition }, given, components }: Heading,
  parts: readonly Element[],
): Element {
  const named = idsOf(players).map((player, seat) =>
    node('player', { id: player, name: bots[seat % bots.length] ?? '' }),
  );
  const options = Object.entries(given).map(([name, value]) => node('option', { name, value }));
  return node('game', { ruleset, id }, [
    node('meta', { source: 'kiebitz play' }),
    node('players', {}, named),
    ...(options.length > 0 ? [node('options', {}, options)] : []),
    ...(components === 'named' ? [node('components', { edition: edition.name })] : []),
    ...(components === 'held' ? [node('components', {}, edition.element.children)] : []),
    ...parts,
  ]);
}

function node(name: string, values: Readonly<Record<string, string>>, children: readonly Element[] = []): Element {
  return {
    name,
    values: values as Element['values'],
    children: children as readonly AnyElement<Vocabulary>[],
    offset: -1,
  };
}

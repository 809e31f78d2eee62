/** Games that are played instead of read: by bots, and recorded as anybody else would have recorded them. */
import type { GameDefinition } from '../kernel/game-definition.js';
import type { Spectator } from '../kernel/play.js';
import { playOut, randomPolicy } from '../kernel/play-out.js';
import { Random } from '../kernel/random.js';
import type { GameState } from '../kernel/state.js';
import type { TraceWriter } from '../kernel/trace.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import type { Message } from './message.js';
import type { Options } from './option.js';
import type { Level, Playable, PlaySetting } from './playable.js';

/** Watches one game, and writes it down. */
export interface Recorder<S extends GameState> extends Spectator<S>, TraceWriter {
  /** What was laid out, everything that happened, and the result: children of `<game>`, in their order. */
  parts(state: S, level: Level): readonly Element[];
}

/** What a game needs so that it can be played. */
export interface PlayedGame<S extends GameState> {
  readonly definition: GameDefinition<S>;
  /** Fewest and most players. */
  readonly players: readonly [least: number, most: number];
  /** @see Playable.refuses */
  refuses?(setting: PlaySetting): Message | undefined;
  /** A game of which nothing is dealt yet. */
  begin(setting: PlaySetting): S;
  /** @param ids the players, in turn order */
  recorder(ids: readonly string[]): Recorder<S>;
}

/** Makes a game playable. */
export function playable<S extends GameState>({
  definition,
  players,
  refuses,
  begin,
  recorder,
}: PlayedGame<S>): Playable {
  return {
    players,
    ...(refuses && { refuses }),
    series(setting) {
      const beginning = begin(setting);
      const random = new Random();
      const policy = randomPolicy(definition, random);
      const ids = idsOf(setting.players);
      return {
        play(...seeds) {
          random.seed(...seeds);
          const state = beginning.clone() as S;
          const scribe = recorder(ids);
          state.trace = scribe;
          playOut(definition, state, policy, policy, scribe);
          return (level) => scribe.parts(state, level);
        },
      };
    },
  };
}

function idsOf(players: number): readonly string[] {
  return Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
}

/** The `<game>` element of a game that was played. @param given the options that are to stand in it */
export function gameElement(
  ruleset: string,
  id: string,
  bot: string,
  { players, edition }: PlaySetting,
  given: Options,
  parts: readonly Element[],
): Element {
  const named = idsOf(players).map((player) => node('player', { id: player, name: bot }));
  const options = Object.entries(given).map(([name, value]) => node('option', { name, value }));
  return node('game', { ruleset, id }, [
    node('meta', { source: 'kiebitz play' }),
    node('players', {}, named),
    ...(options.length > 0 ? [node('options', {}, options)] : []),
    node('components', { edition: edition.name }),
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

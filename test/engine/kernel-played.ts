/** Games that the kernel plays at random, with the state in which they end and their logs. */
import { defaults, type Options } from '../../src/engine/option.js';
import type { Level, PlaySetting } from '../../src/engine/playable.js';
import { gameElement, type PlayDefinition } from '../../src/engine/played-games.js';
import { gameOf } from '../../src/games.js';
import { indices, type Seat } from '../../src/kernel/index-of.js';
import { playOut, randomPolicy } from '../../src/kernel/play-out.js';
import { Random } from '../../src/kernel/random.js';
import type { GameState } from '../../src/kernel/state.js';
import { rawOfElement } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { requestFor } from './replays.js';

export interface KernelPlayed<S extends GameState> {
  /** At the end. */
  readonly state: S;
  readonly seats: readonly Seat[];
  readonly setting: PlaySetting;
  textAt(level: Level): string;
}

/** @param before is asked before each decision */
export function kernelPlayed<S extends GameState>(
  ruleset: string,
  { begin, definition, recorder: recorderFor }: PlayDefinition<S>,
  given: Options,
  players: number,
  seed: number,
  before?: (state: S) => void,
): KernelPlayed<S> {
  const game = gameOf(ruleset);
  const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice');
  if (!game || !edition) throw new Error(`no ${ruleset}`);
  const setting = { players, options: { ...defaults(game.options), ...game.presets?.(given), ...given }, edition };
  const state = begin(setting);
  const recorder = recorderFor(Array.from({ length: players }, (_, seat) => `p${seat + 1}`));
  state.trace = recorder;
  const policy = randomPolicy(definition, new Random(seed));
  playOut(definition, state, policy, policy, {
    before(now, choice) {
      before?.(now);
      recorder.before?.(now, choice);
    },
    opened: (now) => recorder.opened?.(now),
  });
  return {
    state,
    setting,
    seats: indices<Seat>(players),
    textAt(level) {
      const heading = { ruleset, id: 'g', bots: ['random'], setting, given, components: 'named' } as const;
      const element = gameElement(heading, recorder.parts(state, level));
      return logWriter('xml').game(rawOfElement(element, game.vocabulary)).text;
    },
  };
}

/** Whole games of Valletta, played by the kernel and written as a log. */
import fc from 'fast-check';
import { defaults } from '../../../src/engine/option.js';
import type { PlaySetting } from '../../../src/engine/playable.js';
import { gameElement, type Recorder } from '../../../src/engine/played-games.js';
import { OPTIONS } from '../../../src/games/valletta/profile.js';
import { playedGame } from '../../../src/games/valletta/record/recorder.js';
import { definition } from '../../../src/games/valletta/rules/definition.js';
import type { Valletta } from '../../../src/games/valletta/rules/table.js';
import { vocabulary } from '../../../src/games/valletta/vocabulary.js';
import type { Spectator } from '../../../src/kernel/play.js';
import { playOut, randomPolicy } from '../../../src/kernel/play-out.js';
import { Random } from '../../../src/kernel/random.js';
import { rawOfElement } from '../../../src/log/raw.js';
import type { Element } from '../../../src/log/vocabulary.js';
import { logWriter } from '../../../src/log/write.js';
import { recordingsOf, requestFor } from '../../engine/replays.js';

export type Chosen = Readonly<Record<string, string>>;

/** Options of a number of players, at random. */
export function chosenFor(players: number): fc.Arbitrary<Chosen> {
  const options = OPTIONS.filter(({ name }) => players === 2 || name !== 'variant.fewer-barrels');
  return fc.record(Object.fromEntries(options.map(({ name, values }) => [name, fc.constantFrom(...values)])));
}

const [practice] = recordingsOf('<game ruleset="valletta" id="g"/>');
const edition = practice && requestFor(practice).edition('practice');

/** A game that was played to its end. */
export interface Played {
  readonly state: Valletta;
  textAt(level: 'full' | 'moves' | 'public'): string;
}

/** Plays a game at random. */
export function played(
  seed: number,
  players: number,
  options: Chosen = {},
  watch: (
    state: Valletta,
    recorder: Recorder<Valletta>,
    textSoFar: (state: Valletta) => string,
  ) => Spectator<Valletta> = () => ({}),
): Played {
  const ids = Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
  if (!edition) throw new Error('no practice edition');
  const state = playedGame.begin({ players, options: { ...defaults(OPTIONS), ...options }, edition });
  const recorder = playedGame.recorder(ids);
  state.trace = recorder;
  const policy = randomPolicy(definition, new Random(seed));
  const setting = { players, options, edition };
  const textSoFar = (now: Valletta): string => logOf(setting, recorder.parts(now, 'moves').slice(0, -1));
  const watcher = watch(state, recorder, textSoFar);
  playOut(definition, state, policy, policy, {
    before(at, choice) {
      watcher.before?.(at, choice);
      recorder.before?.(at, choice);
    },
    opened: (at) => recorder.opened?.(at),
  });
  return { state, textAt: (level) => logOf(setting, recorder.parts(state, level)) };
}

/** A log of Valletta. @param parts what stands behind the components */
function logOf(setting: PlaySetting, parts: readonly Element[]): string {
  const element = gameElement(
    { ruleset: 'valletta', id: 'played', bots: ['random'], setting, given: setting.options, components: 'named' },
    parts,
  );
  return logWriter('xml').game(rawOfElement(element, vocabulary)).text;
}

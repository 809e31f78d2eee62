/** Whole games of Rattus, played by the kernel and written as a log. */
import { defaults } from '../../../src/engine/option.js';
import type { Recorder } from '../../../src/engine/played-games.js';
import { OPTIONS, presets } from '../../../src/games/rattus/profile.js';
import { playedGame } from '../../../src/games/rattus/record/recorder.js';
import { definition } from '../../../src/games/rattus/rules/definition.js';
import type { Rattus } from '../../../src/games/rattus/rules/table.js';
import type { Spectator } from '../../../src/kernel/play.js';
import { playOut, randomPolicy } from '../../../src/kernel/play-out.js';
import { Random } from '../../../src/kernel/random.js';
import { recordingsOf, requestFor } from '../../engine/replays.js';
import { written } from '../offered.js';

export type Chosen = Readonly<Record<string, string>>;

const [practice] = recordingsOf('<game ruleset="rattus" id="g"/>');
const edition = practice && requestFor(practice).edition('practice');

/** A game that was played to its end. */
export interface PlayedGame {
  readonly state: Rattus;
  textAt(level: 'full' | 'moves' | 'public'): string;
}

/** A game of which nothing is dealt yet. */
export function beginning(players: number, options: Chosen = {}): Rattus {
  if (!edition) throw new Error('no practice edition');
  return playedGame.begin({ players, options: { ...defaults(OPTIONS), ...presets(options), ...options }, edition });
}

/** Plays a game at random. */
export function played(
  seed: number,
  players: number,
  options: Chosen = {},
  watch: (state: Rattus, recorder: Recorder<Rattus>) => Spectator<Rattus> = () => ({}),
): PlayedGame {
  const ids = Array.from({ length: players }, (_, seat) => `p${seat + 1}`);
  const state = beginning(players, options);
  const recorder = playedGame.recorder(ids);
  state.trace = recorder;
  const policy = randomPolicy(definition, new Random(seed));
  const watcher = watch(state, recorder);
  playOut(definition, state, policy, policy, {
    before(at, choice) {
      watcher.before?.(at, choice);
      recorder.before?.(at, choice);
    },
  });
  return { state, textAt: (level) => logOf(ids, options, recorder.parts(state, level).map(written)) };
}

/** A log of Rattus with the practice edition. @param parts what stands behind the components */
export function logOf(ids: readonly string[], options: Chosen, parts: readonly string[]): string {
  const given = Object.entries(options).map(([name, value]) => `<option name="${name}" value="${value}"/>`);
  return [
    '<game ruleset="rattus" id="played">',
    `<players>${ids.map((id) => `<player id="${id}"/>`).join('')}</players>`,
    `<options>${given.join('')}</options>`,
    '<components edition="practice"/>',
    ...parts,
    '</game>',
  ].join('\n');
}

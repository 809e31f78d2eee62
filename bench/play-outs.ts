// The kernel alone: random games from the box to the final scoring, lists of legal moves, copies. Times of the processor.
import { SHIPPED_EDITIONS } from '../src/editions/index.js';
import type { OptionDeclaration } from '../src/engine/option.js';
import { defaults, type Options } from '../src/engine/option.js';
import type { PlayDefinition } from '../src/engine/played-games.js';
import { OPTIONS as RATTUS } from '../src/games/rattus/profile.js';
import { playedGame as rattus } from '../src/games/rattus/record/recorder.js';
import { OPTIONS as TALLINN } from '../src/games/tallinn/profile.js';
import { playedGame as tallinn } from '../src/games/tallinn/record/recorder.js';
import { OPTIONS as VALLETTA } from '../src/games/valletta/profile.js';
import { playedGame as valletta } from '../src/games/valletta/record/recorder.js';
import { vocabularyOf } from '../src/games.js';
import { Choices } from '../src/kernel/choice.js';
import { legalMoves } from '../src/kernel/legal-moves.js';
import { playOut, randomPolicy } from '../src/kernel/play-out.js';
import { Random } from '../src/kernel/random.js';
import type { GameState } from '../src/kernel/state.js';
import { readLogBytes } from '../src/log/read.js';

const SECONDS = 3;
const POSITIONS = 2000;

/** @returns how often it can be done in a second of the processor */
function perSecond(times: number, run: () => void): number {
  run();
  let done = 0;
  const start = process.cpuUsage();
  let seconds = 0;
  while (seconds < SECONDS) {
    for (let time = 0; time < times; time += 1) run();
    done += times;
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1e6;
  }
  return done / seconds;
}

function measure<S extends GameState>(
  ruleset: string,
  { definition, begin }: PlayDefinition<S>,
  declared: readonly OptionDeclaration[],
  name = ruleset,
  given: Options = {},
): void {
  const shipped = SHIPPED_EDITIONS.find((one) => one.ruleset === ruleset);
  const bytes = new TextEncoder().encode(shipped?.text);
  const [read] = [...readLogBytes(bytes, 'bench', vocabularyOf, { root: 'components' })];
  if (read?.type !== 'game') throw new Error(`the practice edition of ${ruleset} is missing`);
  const edition = { name: 'practice', element: read.recording.game };
  for (const players of [2, 3, 4]) {
    const beginning = begin({ players, options: { ...defaults(declared), ...given }, edition });
    const state = beginning.clone();
    const policy = randomPolicy(definition, new Random(players));
    const games = perSecond(100, () => {
      state.copyFrom(beginning);
      playOut(definition, state, policy);
    });
    const positions: S[] = [];
    while (positions.length < POSITIONS) {
      state.copyFrom(beginning);
      playOut(definition, state, policy, policy, {
        before: (at) => {
          if (definition.points[at.point]?.chance !== true) positions.push(at.clone());
        },
      });
    }
    const found = new Choices();
    let next = 0;
    const list = (): void => {
      found.clear();
      legalMoves(definition, positions[next] ?? state, found);
      next = (next + 1) % POSITIONS;
    };
    const lists = perSecond(500, list);
    next = 0;
    const copies = perSecond(10_000, () => state.copyFrom(beginning));
    console.log(JSON.stringify({ ruleset: name, players, games, lists, slowest: slowestOf(POSITIONS, list), copies }));
  }
}

/** What else the machine does falls into one of several rounds. */
const ROUNDS = 5;

/** @returns the microseconds that 99 of 100 runs do not exceed, each at its quickest */
function slowestOf(times: number, run: () => void): number {
  const taken = new Array<number>(times).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let time = 0; time < times; time += 1) {
      const start = process.hrtime.bigint();
      run();
      taken[time] = Math.min(taken[time] ?? 0, Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  return taken.sort((one, other) => one - other)[Math.floor(times * 0.99)] ?? 0;
}

measure('tallinn', tallinn, TALLINN);
measure('valletta', valletta, VALLETTA);
measure('rattus', rattus, RATTUS);
measure('rattus', rattus, RATTUS, 'rattus with Pied Piper', { expansion: 'true' });

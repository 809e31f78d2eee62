// The kernel alone: random games of Tallinn from the deal to the end, lists of legal moves, copies. Times of the processor.
import { SHIPPED_EDITIONS } from '../src/editions/index.js';
import { defaults } from '../src/engine/option.js';
import { editionOf } from '../src/games/tallinn/components.js';
import { OPTIONS, profileOf } from '../src/games/tallinn/profile.js';
import { newTable } from '../src/games/tallinn/rules/deal.js';
import { definition } from '../src/games/tallinn/rules/definition.js';
import { factsOf } from '../src/games/tallinn/rules/facts.js';
import { vocabularyOf } from '../src/games.js';
import { Choices } from '../src/kernel/choice.js';
import { legalMoves } from '../src/kernel/legal-moves.js';
import { playOut, randomPolicy } from '../src/kernel/play-out.js';
import { Random } from '../src/kernel/random.js';
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

const shipped = SHIPPED_EDITIONS.find(({ ruleset }) => ruleset === 'tallinn');
const bytes = new TextEncoder().encode(await shipped?.load());
const [read] = [...readLogBytes(bytes, 'bench', vocabularyOf, { root: 'components' })];
if (read?.type !== 'game') throw new Error('the practice edition of Tallinn is missing');
const edition = editionOf({ name: 'practice', element: read.recording.game }, undefined);

for (const players of [2, 3, 4]) {
  const beginning = newTable(factsOf(edition, profileOf(defaults(OPTIONS)), players));
  const state = newTable(beginning.facts);
  const policy = randomPolicy(definition, new Random(players));
  const games = perSecond(500, () => {
    state.copyFrom(beginning);
    playOut(definition, state, policy);
  });
  const positions: (typeof state)[] = [];
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
  const lists = perSecond(500, () => {
    found.clear();
    legalMoves(definition, positions[next] ?? state, found);
    next = (next + 1) % POSITIONS;
  });
  const copies = perSecond(10_000, () => state.copyFrom(beginning));
  console.log(JSON.stringify({ players, games, lists, copies }));
}

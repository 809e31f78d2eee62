/**
 * Tool against oracle: planted bugs first, then random edits of legal games.
 *
 *   npm run oracle -- [--mutants 40] [--seed 1] [--game tallinn] [FOLDER...]
 *
 * A folder holds `<game>/legal/*.xml` and perhaps `<game>/bugs/index.json`; the fixtures are always looked at, and
 * `../shared/logs` where it is there. `--mutants` counts those of each game. Exit code 1 where they do not agree.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare.js';
import { get } from './element.js';
import { mutate, vocabularyOf } from './mutate.js';
import { judgeableGames, legalGames, ORACLES, type Oracle } from './oracles.js';

interface Planted {
  readonly file: string;
  readonly level: string;
  readonly detectable: boolean;
  readonly places: readonly { readonly section: string; readonly turn: number | null }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});
const folders = ['fixtures', ...(positionals.length > 0 ? positionals : ['../shared/logs'])];

let faults = 0;
for (const oracle of ORACLES) {
  if (values.game !== undefined && values.game !== oracle.ruleset) continue;
  calibrate(oracle);
  judgeMutants(oracle);
}
process.exit(faults > 0 ? 1 : 0);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fault(text: string): void {
  faults += 1;
  say(text);
}

/** The oracle itself must know what is legal, and find what is planted. */
function calibrate(oracle: Oracle): void {
  const games = legalGames(oracle.ruleset, folders);
  for (const game of games) {
    const { agree, oracle: found, text } = compare(game, oracle);
    if (!agree || found.verdict !== 'legal') fault(`${get(game, 'id')} is legal\n${text}`);
  }
  let planted = 0;
  for (const folder of folders.map((parent) => join(parent, oracle.ruleset, 'bugs'))) {
    const index = join(folder, 'index.json');
    if (!existsSync(index)) continue;
    for (const { file, level, detectable, places } of JSON.parse(readFileSync(index, 'utf8')) as Planted[]) {
      if (level !== 'full' || !detectable) continue;
      for (const game of judgeableGames(join(folder, file))) {
        planted += 1;
        const found = oracle.judge(game);
        const right = places.some(
          ({ section, turn }) => section === found.section && (turn === null || turn === found.turn),
        );
        if (!right) fault(`${file}: the oracle says ${JSON.stringify(found)}, planted ${JSON.stringify(places)}`);
      }
    }
  }
  say(`${oracle.ruleset}: ${games.length} legal games and ${planted} planted bugs judged by the oracle`);
}

function judgeMutants(oracle: Oracle): void {
  const games = legalGames(oracle.ruleset, folders);
  const vocabulary = vocabularyOf(games);
  const [mutants, seed] = [Number(values.mutants), Number(values.seed)];
  const kinds = new Map<string, number[]>();
  for (const [index, game] of games.entries()) {
    for (let number = 0; number < mutants; number++) {
      const own = seed + index * 1_000_003 + number;
      const { kind, what, game: mutant } = mutate(game, vocabulary, own);
      const { agree, difference, oracle: found, text } = compare(mutant, oracle);
      const counts = [1, Number(found.verdict === 'legal'), Number(difference !== undefined), 0];
      if (!agree && difference === undefined) {
        counts[3] = 1;
        fault(`${get(game, 'id')}, seed ${own}: ${what}\n${text}`);
      }
      kinds.set(
        kind,
        (kinds.get(kind) ?? [0, 0, 0, 0]).map((count, column) => count + (counts[column] ?? 0)),
      );
    }
  }
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(10) + cells.map((cell) => String(cell).padStart(10)).join('');
  say(row('', ['mutants', 'legal', 'declared', 'disagree']));
  for (const [kind, counts] of [...kinds].sort()) say(row(kind, counts));
  const all = [...kinds.values()].reduce((sum, counts) => sum.map((count, column) => count + (counts[column] ?? 0)));
  say(row('all', all));
}

/**
 * Edits legal games at random, one thing in each, and counts how many errors of their own the referee finds: one fault should be one error,
 * and all else its consequence. Where a word is said to fit, it is compared with what stood there.
 *
 *   npm run one-fault -- [--edits 1500] [--seed 1] [--game tallinn] [--show "drop turn"] [FOLDER...]
 *
 * A folder holds `<game>/legal/*.xml`; the fixtures are always taken, and `../shared/logs` where no other is named. What was edited is told by
 * kind, element and attribute; `--show` prints what is found in each game of such a kind.
 */
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games.js';
import { legalGames } from '../oracle/oracles.js';
import { type Edited, judgeEdits, surplusOf } from './edited.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    edits: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    show: { type: 'string' },
  },
});
const folders = ['fixtures', ...(positionals.length > 0 ? positionals : ['../shared/logs'])];

for (const { ruleset } of allGames()) {
  if ((values.game ?? ruleset) !== ruleset) continue;
  const edited = judgeEdits(legalGames(ruleset, folders), Number(values.edits), Number(values.seed));
  const roots = (least: number, most = least) =>
    edited.filter((one) => one.roots.length >= least && one.roots.length <= most).length;
  say(
    `${ruleset}: ${edited.length} games with one edit; ${roots(0)} have no error, ${roots(1)} one, ${roots(2)} two, ${roots(3, Number.POSITIVE_INFINITY)} more; ${surplusOf(edited)} more than one in each`,
  );
  const fitting = edited.filter(({ isRestored }) => isRestored !== undefined);
  const restored = fitting.filter(({ isRestored }) => isRestored === true);
  say(
    `  what would leave nothing wrong is said in ${edited.filter(({ isMended }) => isMended).length}; a word in ${fitting.length}, which stood there in ${restored.length}`,
  );
  const rows = [...new Set(edited.map(({ kind }) => kind))].map((kind) => {
    const of = edited.filter((one) => one.kind === kind);
    return { kind, games: of.length, surplus: surplusOf(of) };
  });
  rows.sort((one, other) => other.surplus - one.surplus);
  for (const { kind, games, surplus } of rows) if (surplus > 0) say(`  ${kind}: ${surplus} in ${games} games`);
  for (const one of edited) if (one.kind === values.show) tell(one);
}

function tell({ what, roots }: Edited): void {
  if (roots.length > 1) say([`\n${what}`, ...roots].join('\n  '));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

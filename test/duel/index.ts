/**
 * Duels with a program that shares no code with Kiebitz: with each planted bug, which must be found, and without.
 *
 *   npm run duels -- [--games 500] [--faithful 1000] [--game tallinn]
 *
 * Exit code 1 where a bug is not found, or not in a short log; or where the faithful program differs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUGS, type Bug } from './bugs.js';
import { compiledProgram, duel, elementsOf } from './compiled.js';

/** So many of a thousand games are of each ruleset: a game of Valletta takes as long as ten of Tallinn. */
const SHARES: Readonly<Record<Bug['ruleset'], number>> = { tallinn: 0.7, rattus: 0.2, valletta: 0.1 };
const MOST_ELEMENTS = 30;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    faithful: { type: 'string', default: '1000' },
    game: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-duel-'));
const { path } = await compiledProgram(folder);
let failed = false;
const say = (isRight: boolean, line: string): void => {
  failed ||= !isRight;
  process.stdout.write(`${isRight ? '' : 'FAILED '}${line}\n`);
};
const asked = (ruleset: string): boolean => values.game === undefined || values.game === ruleset;
for (const { ruleset, name, refuses } of BUGS.filter((bug) => asked(bug.ruleset))) {
  const { status, log, said } = duel(ruleset, Number(values.games), [process.execPath, path, name]);
  const elements = elementsOf(log);
  const isRight = status === 1 && elements < MOST_ELEMENTS && said.startsWith(refuses ? 'Too strict' : 'Too lax');
  say(isRight, `${ruleset} ${name}: ${elements} elements. ${said.trim()}`);
}
for (const [ruleset, share] of Object.entries(SHARES).filter(([ruleset]) => asked(ruleset))) {
  const games = Math.ceil(Number(values.faithful) * share);
  const { status, said } = duel(ruleset, games, [process.execPath, path]);
  say(status === 0, `${ruleset}, faithful: ${said.trim()}`);
}
rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;

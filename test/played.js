// Games that bots play, judged as anybody's: all must be legal, complete, and scored as they say.
//
//   npm run played -- [--games 1000] [--seed 2026]
//
// For each ruleset, number of players and expansion. Exit code 1 where a game is not right.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../dist/cli.cjs', import.meta.url));
/** Each ruleset with what is played of it, by the options that say so. */
const KINDS = [['valletta'], ['tallinn'], ['tallinn', 'legate=true'], ['rattus'], ['rattus', 'expansion=true']];

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '2026' } },
});
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-played-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * Plays games and judges them.
 *
 * @param {string[]} kind ruleset and options @param {string} players
 * @returns {Promise<{ games: number, wrong: string[] }>}
 */
async function judged([ruleset = '', ...options], players) {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  const chosen = options.flatMap((option) => ['--option', option]);
  const played = [...chosen, '--players', players, '--games', values.games, '--seed', values.seed, '-o', folder];
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'play', ruleset, ...played], { encoding: 'utf8' });
  if (status !== 0) return { games: 0, wrong: [stderr] };
  const check = spawn(process.execPath, [PROGRAM, 'check', folder, '--format', 'ndjson'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let games = 0;
  const wrong = [];
  for await (const line of createInterface({ input: check.stdout })) {
    const { game, verdict, complete, findings } = JSON.parse(line);
    if (verdict === undefined) continue;
    games += 1;
    const errors = findings.filter((/** @type {{ severity: string }} */ { severity }) => severity !== 'note');
    if (verdict !== 'legal' || !complete || errors.length > 0) wrong.push(game);
  }
  return { games, wrong };
}

let isRight = true;
for (const kind of KINDS) {
  for (const players of ['2', '3', '4']) {
    const { games, wrong } = await judged(kind, players);
    isRight &&= games === Number(values.games) && wrong.length === 0;
    const told = wrong.length === 0 ? '' : `: ${wrong.slice(0, 5).join(', ')}`;
    process.stdout.write(`${kind.join(' ')}, ${players} players: ${games} games, ${wrong.length} not right${told}\n`);
  }
}
process.exitCode = isRight ? 0 : 1;

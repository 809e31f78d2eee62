/**
 * How much of a game is decided when the record hides something, and behind a breach.
 *
 *   npm run masks -- [--masks 4] [--seed 1] [--game tallinn] [FOLDER...]
 *
 * A folder holds `<game>/legal` and `<game>/bugs`; the fixtures are always taken, and `../shared/logs` where it is there. Every
 * legal game is judged as it was recorded, and `--masks` times with parts hidden at random. Exit code 1 where anybody is accused.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allGames } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { recordingsOf } from '../engine/replays.js';
import { judge, type MaskTally, maskedAtRandom, nothing } from './masks.js';
import { recoveryOf } from './recovery.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    masks: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
  },
});
const folders = ['fixtures', ...(positionals.length > 0 ? positionals : ['../shared/logs'])];
const rulesets = allGames()
  .map(({ ruleset }) => ruleset)
  .filter((ruleset) => (values.game ?? ruleset) === ruleset);

let accused = 0;
say(row('legal games', ['games', 'moves', 'decided', 'share', 'accused']));
for (const ruleset of rulesets) judgeLegal(ruleset);
say('');
say(row('behind a breach', ['games', 'moves', 'decided', 'share']));
for (const ruleset of rulesets) judgeRest(ruleset);
process.exit(accused > 0 ? 1 : 0);

function judgeLegal(ruleset: string): void {
  const levels = new Map<string, { readonly recorded: MaskTally; readonly hidden: MaskTally }>();
  let seed = Number(values.seed);
  for (const { file, recording } of gamesIn(ruleset, 'legal')) {
    const level = /^(full|moves|public)/.exec(file)?.[1] ?? 'other';
    const { recorded, hidden } = levels.get(level) ?? { recorded: nothing(), hidden: nothing() };
    levels.set(level, { recorded, hidden });
    judge(recording, recorded, file);
    for (let number = 0; number < Number(values.masks); number++) {
      seed += 1;
      judge(maskedAtRandom(recording, seed), hidden, `${file}, masked with seed ${seed}`);
    }
  }
  for (const [level, { recorded, hidden }] of [...levels].sort(([one], [other]) => (one < other ? -1 : 1))) {
    report(`${ruleset} ${level}`, recorded);
    report(`${ruleset} ${level}, parts hidden`, hidden);
  }
}

function report(name: string, { games, moves, decided, accusations }: MaskTally): void {
  say(row(name, [games, moves, decided, share(decided, moves), accusations.length]));
  for (const accusation of accusations.slice(0, 5)) say(accusation);
  accused += accusations.length;
}

function judgeRest(ruleset: string): void {
  const levels = new Map<string, { games: number; moves: number; decided: number }>();
  for (const { file, recording } of gamesIn(ruleset, 'bugs')) {
    const recovery = recoveryOf(recording);
    if (!recovery) continue;
    const level = /(?:^|\/)(full|moves|public)/.exec(file)?.[1] ?? 'other';
    const tally = levels.get(level) ?? { games: 0, moves: 0, decided: 0 };
    tally.games += 1;
    tally.moves += recovery.moves;
    tally.decided += recovery.decided;
    levels.set(level, tally);
  }
  for (const [level, { games, moves, decided }] of [...levels].sort(([one], [other]) => (one < other ? -1 : 1)))
    say(row(`${ruleset} ${level}`, [games, moves, decided, share(decided, moves)]));
}

/** All games of a kind, file by file in the order of their names. */
function* gamesIn(ruleset: string, kind: string): Generator<{ readonly file: string; readonly recording: Recording }> {
  for (const folder of folders.map((parent) => join(parent, ruleset, kind)).filter(existsSync)) {
    const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.xml')).sort();
    for (const file of files) {
      for (const recording of recordingsOf(readFileSync(join(folder, file)), file)) yield { file, recording };
    }
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(32) + cells.map((cell) => String(cell).padStart(10)).join('');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;
}

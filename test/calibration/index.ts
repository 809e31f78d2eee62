/**
 * Do chances come true? Plays held-out games of bots, predicts from positions in them who comes in where, and prints for each table
 * how far that was right.
 * Exit code 1 where the chances are off in games of the very bot that plays on: then something is wrong with them.
 *
 *   npm run calibration                                     all games, 2 to 4 players, 20 held-out games of each table
 *   npm run calibration -- --games 2000 --game tallinn --players 3
 *   npm run calibration -- --bots greedy,random             one table alone
 *   npm run calibration -- --write                          keeps what was measured: src/analysis/calibration.json, table and picture
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CALIBRATIONS, type Calibration, OWN_LIMIT } from '../../src/analysis/calibration.js';
import { PLAY_OUT_BOTS } from '../../src/kernel/appraisal.js';
import { BOTS, type Bot } from '../../src/kernel/bots.js';
import { KINDS, type Kind, tableOf } from '../analysed/played.js';
import { heldOutGames } from './held-out.js';
import { drawReliability } from './picture.js';
import { reliabilityOf } from './reliability.js';
import { HEAD, rowOf, withTable } from './table.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    positions: { type: 'string', default: '10' },
    'play-outs': { type: 'string', default: '8' },
    seed: { type: 'string', default: '18' },
    bot: { type: 'string', default: 'greedy' },
    bots: { type: 'string', multiple: true, default: ['greedy', 'random', 'greedy,random'] },
    game: { type: 'string' },
    players: { type: 'string', multiple: true, default: ['2', '3', '4'] },
    write: { type: 'boolean', default: false },
  },
});
const [games, positions, playOuts, seed] = [values.games, values.positions, values['play-outs'], values.seed].map(
  Number,
) as [number, number, number, number];
const bot = PLAY_OUT_BOTS.find((one) => one === values.bot);
if (!bot) throw new RangeError(`no bot ${values.bot}`);

function measured(kind: Kind, players: number, bots: readonly Bot[]): Calibration {
  const table = tableOf(kind, players);
  const { options, edition } = table.setting;
  const asked = { bots, bot: bot ?? 'greedy', playOuts, positions, seed };
  const gameOf = heldOutGames(table, asked);
  const played = Array.from({ length: games }, (_, number) => gameOf(number + 1));
  const telling = Object.keys(options).filter((name) =>
    KINDS.some(({ ruleset, given }) => ruleset === kind.ruleset && name in given),
  );
  return {
    ruleset: kind.ruleset,
    options: Object.fromEntries(telling.map((name) => [name, options[name] ?? ''])),
    edition: edition.name,
    players,
    ...asked,
    games,
    ...reliabilityOf(played, players),
  };
}

function botOf(name: string): Bot {
  const known = BOTS.find((one) => one === name);
  if (!known) throw new RangeError(`no bot ${name}`);
  return known;
}

/** Four decimals are more than can be measured. */
const rounded = (row: Calibration): Calibration =>
  JSON.parse(JSON.stringify(row, (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)));
const key = ({ ruleset, options, players, bots, bot: by }: Calibration): string =>
  JSON.stringify([ruleset, options, players, by, bots]);

const [DATA, DOCUMENT, PICTURE] = [
  'src/analysis/calibration.json',
  'docs/evidence.md',
  'docs/images/calibration.svg',
] as const;
let all = CALIBRATIONS;
/** With no games at all, table and picture are made anew. */
function write(): void {
  writeFileSync(DATA, `[\n${all.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
  writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), all));
  writeFileSync(PICTURE, drawReliability(all));
}

process.stdout.write(HEAD);
for (const kind of games > 0 ? KINDS : []) {
  if (values.game !== undefined && kind.ruleset !== values.game) continue;
  for (const players of values.players.map(Number))
    for (const bots of values.bots) {
      const one = rounded(measured(kind, players, bots.split(',').map(botOf)));
      process.stdout.write(rowOf(one));
      if (one.bots.every((own) => own === bot) && one.excess.low > OWN_LIMIT) process.exitCode = 1;
      all = [...all.filter((old) => key(old) !== key(one)), one].toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
      if (values.write) write();
    }
}
if (values.write) write();

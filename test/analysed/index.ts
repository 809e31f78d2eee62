/**
 * What analyses hold over many games; prints a row for each kind of game.
 *
 *   npm run analysed                                    20 games of luck, 10 blunders for each kind
 *   npm run analysed -- --luck 1000 --blunders 200      more
 *   npm run analysed -- --only tallinn --players 3
 */
import { parseArgs } from 'node:util';
import { PLAY_OUT_BOTS } from '../../src/kernel/appraisal.js';
import { BOTS } from '../../src/kernel/bots.js';
import { tallyBlunders, tallyLuck } from './gates.js';
import { KINDS } from './played.js';

const { values } = parseArgs({
  options: {
    luck: { type: 'string', default: '20' },
    blunders: { type: 'string', default: '10' },
    'play-outs': { type: 'string', default: '8' },
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: '18' },
    bot: { type: 'string', default: 'random' },
    by: { type: 'string', default: 'best' },
    only: { type: 'string' },
  },
});
/** So many planted blunders must be found. */
const ENOUGH = 0.9;

const [luck, blunders, playOuts, players, seed] = [
  values.luck,
  values.blunders,
  values['play-outs'],
  values.players,
  values.seed,
].map(Number) as [number, number, number, number, number];
/** Who plays the games of luck. */
const bot = PLAY_OUT_BOTS.find((one) => one === values.bot);
if (!bot) throw new RangeError(`no bot ${values.bot}`);
/** Who plays the games with blunders. */
const by = [...BOTS, 'best' as const].find((one) => one === values.by);
if (!by) throw new RangeError(`nobody plays as ${values.by}`);
let isSound = true;
const say = (text: string) => process.stdout.write(`${text}\n`);
for (const kind of KINDS.filter(({ ruleset }) => values.only === undefined || ruleset === values.only)) {
  const name = `${kind.ruleset} ${Object.keys(kind.given).join(' ')}`.trim();
  if (luck > 0) {
    const { games, broken, luck: means } = tallyLuck(kind, players, luck, bot, seed);
    const told = means.map(({ value, low, high }) => `${value.toFixed(3)} (${low?.toFixed(3)} to ${high?.toFixed(3)})`);
    say(`${name}, ${players} players: law broken in ${broken} of ${games} games; luck ${told.join(', ')}`);
    isSound &&= broken === 0;
  }
  if (blunders > 0) {
    const { planted, found } = tallyBlunders(kind, players, blunders, by, playOuts, seed);
    say(`${name}, ${players} players, games of ${by}: ${found} of ${planted} planted blunders among the three dearest`);
    isSound &&= found >= ENOUGH * planted;
  }
}
process.exitCode = isSound ? 0 : 1;

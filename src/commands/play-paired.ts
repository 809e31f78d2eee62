/** `kiebitz play --paired`: two bots against each other, every deal from every seat. */
import { Placements } from '../analysis/placements.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { type Duel, duelJson, duelText } from '../output/placements-text.js';
import { plain } from '../output/plain.js';
import { VERSION } from '../version.js';
import { complain } from './complain.js';
import { EXIT } from './exit.js';
import { chosenSetting, type Play } from './play-options.js';
import { progressOn } from './progress.js';

/** Of the format of what is printed as JSON. */
const FORMAT = 1;

/** The first bot sits at a table of the others, once in each seat. @returns the exit code */
export async function playPaired(asked: Play): Promise<number> {
  const { game, playable, speaker, given, edition, options } = asked;
  const [alone, others, ...more] = options.bots;
  if (alone === undefined || others === undefined || more.length > 0) return complain(speaker.text('play-paired-two'));
  const setting = chosenSetting(asked);
  if (typeof setting === 'string') return complain(setting);
  const { players } = setting;
  const series = playable.series(setting, options);
  const deals = options.games ?? 1;
  const [own, theirs] = [new Placements(players), new Placements(players)];
  let done = 0;
  const progress = await progressOn(process.stderr, { total: deals * players, done: () => done });
  for (let deal = 1; deal <= deals; deal += 1) {
    const games = Array.from({ length: players }, (_, seat) => {
      const table = Array.from({ length: players }, (_, one) => (one === seat ? alone : others));
      const places = series.match(table, options.seed, players, deal);
      done += 1;
      progress.step();
      return { own: places[seat] ?? [], theirs: places.toSpliced(seat, 1) };
    });
    own.add(games.map((one) => one.own));
    theirs.add(games.flatMap((one) => one.theirs));
  }
  progress.clear();
  const duel: Duel = {
    ...{ ruleset: game.ruleset, edition: edition.name, options: given, players, seed: options.seed },
    ...{ deals, games: deals * players, playOuts: options.playOuts },
    bots: [
      { bot: alone, shares: own.shares },
      { bot: others, shares: theirs.shares },
    ],
  };
  const text =
    options.format === 'json'
      ? JSON.stringify({ kiebitz: VERSION, format: FORMAT, ...duelJson(duel) }, null, 2)
      : [...duelText(duel, speaker)].map(plain).join('\n');
  await writeStandardOutput(`${text}\n`);
  return EXIT.fine;
}

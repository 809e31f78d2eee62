/** `kiebitz play`: bots play games, which are written as native logs. */
import { join } from 'node:path';
import { hash } from '../analysis/content.js';
import { LEVELS } from '../engine/playable.js';
import { gameElement } from '../engine/played-games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeInFolder } from '../io/write-whole.js';
import { BOTS } from '../kernel/bots.js';
import { rawOfElement } from '../log/raw.js';
import { logWriter } from '../log/write.js';
import { plain } from '../output/plain.js';
import { chosenGame } from './chosen-game.js';
import { complain, complainOfWriting } from './complain.js';
import { EXIT } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { chosenSetting, type Play, type PlayOptions } from './play-options.js';
import { playPaired } from './play-paired.js';
import { search } from './play-search.js';
import { progressOn } from './progress.js';

/**
 * Writes one file for each level. The same seed writes the same bytes.
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function play(ruleset: string, options: PlayOptions): Promise<number> {
  const chosen = await chosenGame(ruleset, options, ['rule-book']);
  if (typeof chosen === 'number') return chosen;
  const asked: Play = { ...chosen, options };
  if (options.cover || options.reach !== undefined) return search(asked);
  return options.paired ? playPaired(asked) : playInOrder(asked);
}

async function playInOrder(asked: Play): Promise<number> {
  const { game, playable, speaker, given, options } = asked;
  const setting = chosenSetting(asked);
  if (typeof setting === 'string') return complain(setting);
  const { players } = setting;
  const failure = await makeDirectory(options.output);
  if (failure) return complainOfWriting(failure, speaker);
  const stem = stemOf(asked, players);
  const series = playable.series(setting, options);
  for (const level of LEVELS.filter((one) => options.level.includes(one))) {
    let done = 0;
    const progress = await progressOn(process.stderr, { total: options.games ?? 1, done: () => done });
    /** Every game has seeds of its own: it stays the same however many are played before it. */
    const gamesOf = function* (): Generator<string> {
      const writer = logWriter('xml');
      yield writer.start();
      for (let number = 1; number <= (options.games ?? 1); number += 1) {
        const { parts } = series.play(options.seed, players, number);
        const id = `${stem}-${String(number).padStart(4, '0')}`;
        const { ruleset } = game;
        const heading = { ruleset, id, bots: options.bots, setting, given, components: 'named' } as const;
        yield writer.game(rawOfElement(gameElement(heading, parts(level)), game.vocabulary)).text;
        done = number;
        progress.step();
      }
      yield writer.end();
    };
    const path = join(options.output, `${stem}-${level}.xml`);
    const written = await writeInFolder(path, gamesOf());
    progress.clear();
    if (written) return complainOfWriting(written, speaker);
    await writeStandardOutput(`${plain(speaker.text('play-search-written', { path }))}\n`);
  }
  return EXIT.fine;
}

/** Longer names do not fit into every file system, with the number of the game or the level behind them. */
const LONGEST_STEM = 150;
const DIGITS = 10;

/**
 * What games and files are called after: how they are played, as far as that was chosen, so that others keep theirs; where it is too
 * much, by its digest.
 */
function stemOf({ game, given, options }: Play, players: number): string {
  const bots = options.bots.every((bot) => bot === BOTS[0]) ? [] : options.bots;
  const chosen = Object.entries(given).map(([name, value]) => `${name}-${value}`);
  const named = (how: readonly string[]): string =>
    [game.ruleset, `${players}p`, `s${options.seed}`, ...how].join('-').replaceAll('.', '-');
  const stem = named([...bots, ...chosen]);
  return stem.length <= LONGEST_STEM ? stem : named([...bots, hash(chosen, DIGITS)]);
}

/** `kiebitz play`: bots play games, which are written as native logs. */
import { join } from 'node:path';
import type { Game } from '../engine/game.js';
import { defaults, type Options } from '../engine/option.js';
import { type BOTS, LEVELS, type Level, type PlayedSeries, type PlaySetting } from '../engine/playable.js';
import { gameElement } from '../engine/played-games.js';
import { GAMES, gameOf } from '../games.js';
import { writeInFolder } from '../io/write-whole.js';
import { nearest } from '../log/nearest.js';
import { rawOfElement } from '../log/raw.js';
import { logWriter } from '../log/write.js';
import { plain } from '../output/plain.js';
import { type Audience, type Speaker, speakerFor } from '../text/speaker.js';
import { editionsFor } from './editions.js';
import { EXIT } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { type Progress, progressOn } from './progress.js';

/** Nobody plays yet. */
const NOBODY: Audience = { playerName: (id) => id };

/** The options of one run, as the command line gives them. */
export interface PlayOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  readonly bot: (typeof BOTS)[number];
  /** Each once. */
  readonly level: readonly Level[];
  /** Options of the game: `name=value`. */
  readonly option: readonly string[];
  readonly edition?: string;
  /** A directory; it is made where it does not exist. */
  readonly output: string;
  readonly lang?: string;
  readonly components: readonly string[];
}

/**
 * Writes one file for each level. The same seed writes the same bytes.
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function play(ruleset: string, options: PlayOptions): Promise<number> {
  const game = gameOf(ruleset);
  const speaker = await speakerFor(options.lang, game ? [ruleset] : []);
  if (!game?.playable) return complain(unknownGame(ruleset, speaker));
  const { playable } = game;
  const given = readOptions(game, options.option, speaker);
  if (typeof given === 'string') return complain(given);
  const [least, most] = playable.players;
  if (options.players < least || options.players > most) {
    return complain(speaker.text('play-players', { ruleset, players: options.players, least, most }));
  }
  const name = options.edition ?? game.defaultEdition;
  const edition = (await editionsFor(ruleset, options.components))(name);
  if (!edition) return complain(speaker.text('play-no-edition', { ruleset, edition: name }));
  const all = { ...defaults(game.options), ...game.presets?.(given), ...given };
  const setting = { players: options.players, options: all, edition };
  const refused = playable.refuses?.(setting);
  if (refused) return complain((await speakerFor(options.lang, [ruleset])).say(refused, NOBODY));
  const failure = await makeDirectory(options.output);
  if (failure) return complain(speaker.text('write-failed', { path: failure.path, code: failure.code }), EXIT.unread);
  const progress = progressOn(process.stderr);
  for (const level of LEVELS.filter((one) => options.level.includes(one))) {
    const series = playable.series(setting);
    const path = join(options.output, `${stem(ruleset, options)}-${level}.xml`);
    const written = await writeInFolder(path, gamesOf(game, { series, setting, given, level, options, progress }));
    progress.clear();
    if (written) return complain(speaker.text('write-failed', { path: written.path, code: written.code }), EXIT.unread);
  }
  return EXIT.fine;
}

function stem(ruleset: string, { players, seed }: PlayOptions): string {
  return `${ruleset}-${players}p-s${seed}`;
}

interface Plan {
  readonly series: PlayedSeries;
  readonly setting: PlaySetting;
  readonly given: Options;
  readonly level: Level;
  readonly options: PlayOptions;
  readonly progress: Progress;
}

/** Every game has seeds of its own: it stays the same however many are played before it. */
function* gamesOf(game: Game, { series, setting, given, level, options, progress }: Plan): Generator<string> {
  const writer = logWriter('xml');
  yield writer.start();
  for (let number = 1; number <= options.games; number += 1) {
    const parts = series.play(options.seed, options.players, number)(level);
    const id = `${stem(game.ruleset, options)}-${String(number).padStart(4, '0')}`;
    const element = gameElement(game.ruleset, id, options.bot, setting, given, parts);
    yield writer.game(rawOfElement(element, game.vocabulary)).text;
    progress.step();
  }
  yield writer.end();
}

/** @returns a sentence where one of them is none */
function readOptions(game: Game, given: readonly string[], speaker: Speaker): Record<string, string> | string {
  const options: Record<string, string> = {};
  for (const text of given) {
    const [name = '', value = ''] = text.split(/=(.*)/s);
    const declared = game.options.find((one) => one.name === name);
    if (!declared) {
      const names = game.options.map((one) => one.name);
      const sentence = speaker.text('play-no-option', { ruleset: game.ruleset, option: name, known: names.join(', ') });
      return withHint(sentence, nearest(name, names), speaker);
    }
    if (!declared.values.includes(value)) {
      return speaker.text('play-no-value', { option: name, value, known: declared.values.join(', ') });
    }
    options[name] = value;
  }
  return options;
}

function unknownGame(ruleset: string, speaker: Speaker): string {
  const known = GAMES.flatMap((game) => (game.playable ? [game.ruleset] : []));
  const sentence = speaker.text('play-unknown-game', { ruleset, known: known.join(', ') });
  return withHint(sentence, gameOf(ruleset) ? undefined : nearest(ruleset, known), speaker);
}

function withHint(sentence: string, meant: string | undefined, speaker: Speaker): string {
  return meant === undefined ? sentence : `${sentence} ${speaker.text('rules-meant', { rule: meant })}`;
}

function complain(sentence: string, code: number = EXIT.usage): number {
  process.stderr.write(`${plain(sentence)}\n`);
  return code;
}

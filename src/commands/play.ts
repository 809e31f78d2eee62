/** `kiebitz play`: bots play games, which are written as native logs. */
import { join } from 'node:path';
import type { Game } from '../engine/game.js';
import { LEVELS } from '../engine/playable.js';
import { gameElement } from '../engine/played-games.js';
import { GAMES, gameOf } from '../games.js';
import { writeInFolder } from '../io/write-whole.js';
import { nearest } from '../log/nearest.js';
import { rawOfElement } from '../log/raw.js';
import { logWriter } from '../log/write.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { editionsFor } from './editions.js';
import { EXIT } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { chosenSetting, complain, type Play, type PlayOptions, withHint } from './play-options.js';
import { playPaired } from './play-paired.js';
import { search } from './play-search.js';
import { progressOn } from './progress.js';

/**
 * Writes one file for each level. The same seed writes the same bytes.
 * @returns the exit code
 * @throws UnusableEdition
 */
export async function play(ruleset: string, options: PlayOptions): Promise<number> {
  const game = gameOf(ruleset);
  const speaker = await speakerFor(options.lang, game ? [ruleset] : [], ['rule-book']);
  if (!game?.playable) return complain(unknownGame(ruleset, speaker));
  const { playable } = game;
  const given = readOptions(game, options.option, speaker);
  if (typeof given === 'string') return complain(given);
  const [least, most] = playable.players;
  const { players = least } = options;
  if (players < least || players > most) {
    return complain(speaker.text('play-players', { ruleset, players, least, most }));
  }
  const name = options.edition ?? game.defaultEdition;
  const edition = (await editionsFor(ruleset, options.components))(name);
  if (!edition) return complain(speaker.text('play-no-edition', { ruleset, edition: name }));
  const asked: Play = { game, playable, speaker, given, edition, options };
  if (options.cover || options.reach !== undefined) return search(asked);
  return options.paired ? playPaired(asked) : playInOrder(asked);
}

async function playInOrder(asked: Play): Promise<number> {
  const { game, playable, speaker, given, options } = asked;
  const setting = chosenSetting(asked);
  if (typeof setting === 'string') return complain(setting);
  const { players } = setting;
  const failure = await makeDirectory(options.output);
  if (failure) return complain(speaker.text('write-failed', { path: failure.path, code: failure.code }), EXIT.unread);
  const stem = `${game.ruleset}-${players}p-s${options.seed}`;
  const series = playable.series(setting, options);
  for (const level of LEVELS.filter((one) => options.level.includes(one))) {
    let done = 0;
    const progress = progressOn(process.stderr, { total: options.games ?? 1, done: () => done });
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
    const written = await writeInFolder(join(options.output, `${stem}-${level}.xml`), gamesOf());
    progress.clear();
    if (written) return complain(speaker.text('write-failed', { path: written.path, code: written.code }), EXIT.unread);
  }
  return EXIT.fine;
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

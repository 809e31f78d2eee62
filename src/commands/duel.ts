/** `kiebitz duel`: another program referees games beside ours, until the two differ. @see docs/duel.md */
import type { PlayedSeries, PlaySetting } from '../engine/playable.js';
import { gameElement, idsOf } from '../engine/played-games.js';
import { Program } from '../io/program.js';
import { writeTo } from '../io/standard-output.js';
import { Random } from '../kernel/random.js';
import { rawOfElement } from '../log/raw.js';
import { audienceOf } from '../output/audience.js';
import { xmlOfRaw } from '../output/move-text.js';
import { plain } from '../output/plain.js';
import { type Difference, Duel, type DuelGame } from '../serve/duel.js';
import { Opponent, OpponentFailure } from '../serve/opponent.js';
import { MOST_LINE } from '../serve/referee.js';
import { made } from '../serve/request.js';
import type { Speaker } from '../text/speaker.js';
import { chosenGame } from './chosen-game.js';
import { complain, complainOfWriting, withHint } from './complain.js';
import { editionsFor } from './editions.js';
import { EXIT } from './exit.js';
import { type ChosenGame, type GameOptions, settingOf } from './play-options.js';
import { progressOn } from './progress.js';

/** The options of one run, as the command line gives them. */
export interface DuelOptions extends GameOptions {
  /** So many are played, if nothing differs. */
  readonly games: number;
  /** In seconds: how long the program may take for an answer. */
  readonly timeout: number;
  /** A path, or `-` for standard output. */
  readonly output: string;
}

/** Behind a difference, so many games are looked through for a shorter one that shows the same. */
const MOST_LOOKED_THROUGH = 30;

/**
 * Writes the log of the first difference, and says on standard error what differs.
 * @param command the program and its arguments
 * @returns the exit code: 1 where the two differ, 3 where the program has failed
 * @throws UnusableEdition
 */
export async function duel(ruleset: string, command: readonly string[], options: DuelOptions): Promise<number> {
  const chosen = await chosenGame(ruleset, options, ['duel']);
  if (typeof chosen === 'number') return chosen;
  const { game, speaker, edition } = chosen;
  const failed = (
    { code, about, reason }: Pick<OpponentFailure, 'code' | 'about' | 'reason'>,
    number: number,
  ): number => {
    const facts = { code, about, reason, program: command[0] ?? '', seconds: options.timeout, game: number };
    return complain(speaker.text('duel-failed', facts), code === 'not-started' ? EXIT.usage : EXIT.unread);
  };
  if (!command[0]) return failed({ code: 'not-started', about: '', reason: 'ENOENT' }, 1);
  const games = new DuelGames(chosen, options);
  if (games.isEmpty) return complain(speaker.text('play-search-nothing', { ruleset }));
  const opponent = new Opponent((line) => program.write(line));
  const program = new Program(
    command,
    { line: MOST_LINE, silence: options.timeout * 1000 },
    {
      heard: (line) => (typeof line === 'string' ? opponent.hear(line) : opponent.fail(line.unread)),
      ended: ({ reason, about }) => opponent.fail(reason, undefined, about),
    },
  );
  const editions = await editionsFor(game.ruleset, options.components);
  const both = new Duel(game, { edition: (name) => (name === edition.name ? edition : editions(name)) }, opponent);
  let done = 0;
  const progress = await progressOn(process.stderr, { total: options.games, done: () => done });
  try {
    for (let number = 1; number <= options.games; number += 1) {
      const found = await both.play(games.game(number));
      if (found) {
        progress.clear();
        return await tell(await shortest(found, number, both, games), chosen, options);
      }
      done = number;
      progress.step();
    }
  } catch (error) {
    if (!(error instanceof OpponentFailure)) throw error;
    progress.clear();
    return failed(error, done + 1);
  } finally {
    progress.clear();
    await program.stop();
  }
  if (!both.hasHeard) return failed({ code: 'no-word', about: '', reason: '' }, done);
  const { elements, lists, asked, numbers } = both.compared;
  return complain(speaker.text('duel-same', { games: options.games, elements, lists, asked, numbers }), EXIT.fine);
}

/** The games of a duel: each has seeds of its own, and stays the same however many are played before it. */
class DuelGames {
  private readonly settings: readonly PlaySetting[];
  private readonly series = new Map<PlaySetting, PlayedSeries>();

  constructor(
    private readonly chosen: ChosenGame,
    private readonly options: DuelOptions,
  ) {
    const { game, playable, given, edition } = chosen;
    const [least, most] = playable.players;
    const all = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    this.settings = all
      .filter((players) => options.players === undefined || options.players === players)
      .map((players) => settingOf(game, given, players, edition))
      .filter((setting) => !playable.refuses?.(setting));
  }

  get isEmpty(): boolean {
    return this.settings.length === 0;
  }

  game(number: number): DuelGame {
    const setting = this.settings[(number - 1) % this.settings.length] as PlaySetting;
    const { game, playable, given } = this.chosen;
    const { seed } = this.options;
    const series = this.series.get(setting) ?? playable.series(setting);
    this.series.set(setting, series);
    const played = series.play(seed, setting.players, number);
    const { ruleset, vocabulary } = game;
    const name = `${ruleset}-duel-s${seed}-${String(number).padStart(4, '0')}`;
    const head = gameElement(
      { ruleset, id: name, bots: idsOf(setting.players), setting, given, components: 'named' },
      [],
    );
    const parts = played.parts('moves').filter((part) => part.name !== 'result');
    return {
      name,
      head: rawOfElement(head, vocabulary),
      parts: parts.map((part) => rawOfElement(part, vocabulary)),
      players: idsOf(setting.players),
      options: given,
      edition: setting.edition.name,
      random: new Random(seed, setting.players, number),
    };
  }
}

/** A game that shows the same earlier, where one of the next games does. */
async function shortest(first: Difference, number: number, both: Duel, games: DuelGames): Promise<Difference> {
  let best = first;
  for (let more = 1; more <= MOST_LOOKED_THROUGH; more += 1) {
    const found = await both.play(games.game(number + more), best.live.answers - 1).catch(unlessFailed);
    const isSame =
      found?.kind === best.kind &&
      found.element.name === best.element.name &&
      found.finding?.rule === best.finding?.rule;
    if (found && isSame && found.live.answers < best.live.answers) best = found;
  }
  return best;
}

/** A program that fails now has shown what it is about before. */
function unlessFailed(error: unknown): undefined {
  if (!(error instanceof OpponentFailure)) throw error;
}

async function tell(difference: Difference, { game, speaker }: ChosenGame, options: DuelOptions): Promise<number> {
  const sentence = plain(sentenceOf(difference, speaker.forGame(game)));
  const { live } = difference;
  const by = { by: 'kiebitz duel', lang: speaker.language };
  live.play({ ...made('note', new Map(Object.entries(by))), text: sentence });
  const failure = await writeTo(options.output, live.log());
  if (failure) return complainOfWriting(failure, speaker);
  return complain(sentence, EXIT.findings);
}

function sentenceOf(difference: Difference, speaker: Speaker): string {
  const { kind, element, finding, live, about, expected, actual, meant } = difference;
  const why = finding ? speaker.say(finding.message, audienceOf(live.replayed)) : '';
  const facts = { about: about ?? '', expected: expected ?? '', actual: actual ?? '' };
  const said = { kind, move: xmlOfRaw(element), rule: finding?.rule ?? '', why, ...facts };
  return withHint(speaker.text('duel-difference', said), meant, speaker);
}

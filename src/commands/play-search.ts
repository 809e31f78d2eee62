/** `kiebitz play --reach` and `--cover`: looks for games that show certain rules, and writes the smallest set that it found. */
import { join } from 'node:path';
import { type GameCoverage, RuleCoverage } from '../analysis/rule-coverage.js';
import { type Games, RuleSearch, type Tried } from '../analysis/rule-search.js';
import { type RuleUse, ruleUses } from '../analysis/rule-uses.js';
import type { Game } from '../engine/game.js';
import type { Options } from '../engine/option.js';
import {
  COMPONENTS,
  type Components,
  LEVELS,
  type PlayedGame,
  type PlayedSeries,
  type PlaySetting,
} from '../engine/playable.js';
import { gameElement, type Heading } from '../engine/played-games.js';
import { type ReplayRequest, replay } from '../engine/replay.js';
import type { Limit, RuleId } from '../engine/rule.js';
import { vocabularyOf } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeInFolder } from '../io/write-whole.js';
import { Random } from '../kernel/random.js';
import { nearest } from '../log/nearest.js';
import { rawOfElement } from '../log/raw.js';
import { readLogBytes } from '../log/read.js';
import { wholeLog } from '../log/write.js';
import { coloursFor } from '../output/colours.js';
import { coverageGaps } from '../output/coverage-text.js';
import { plain } from '../output/plain.js';
import { coverageSummary } from '../text/coverage.js';
import { complain, complainOfWriting, withHint } from './complain.js';
import { EXIT } from './exit.js';
import { makeDirectory } from './output-directory.js';
import { type Play, settingOf } from './play-options.js';
import { progressOn } from './progress.js';

/** So many games are tried where nobody says how many. */
const MOST_TRIED = 2000;

/** One log in so many holds the card values itself, and one says nothing of them. */
const COMPONENTS_TURN = 8;

/** @returns the exit code: 1 where a rule that a legal game can show was not reached */
export async function search(asked: Play): Promise<number> {
  const { game, speaker, options } = asked;
  const wanted = options.cover ? within(game) : wantedRules(asked);
  if (typeof wanted === 'string') return complain(wanted);
  const random = new Random(options.seed);
  const source = new PlayedGames(asked, random);
  if (source.isEmpty) return complain(speaker.text('play-search-nothing', { ruleset: game.ruleset }));
  const found = new RuleSearch(source, wanted, (count) => random.below(count));
  const total = options.games ?? MOST_TRIED;
  let tried = 0;
  const progress = await progressOn(process.stderr, { total, done: () => tried });
  for (; tried < total && found.missing().length > 0; tried += 1) {
    found.step();
    progress.step();
  }
  progress.clear();
  const games = found.smallestSet();
  const written = await write(asked, games);
  if (typeof written === 'number') return written;
  const missing = found.missing();
  const coverage = coverageOf(game, games);
  const lines = [speaker.text('play-search-tried', { games: tried }), coverageSummary(coverage, speaker), ...written];
  if (source.refused > 0) lines.push(speaker.text('play-search-refused', { games: source.refused }));
  if (options.cover) lines.push(...coverageGaps(coverage, speaker, coloursFor(false)));
  else lines.push(...missing.map((rule) => speaker.text('play-search-missing', { rule, games: tried })));
  await writeStandardOutput(`${lines.map(plain).join('\n')}\n`);
  return missing.some((rule) => !options.cover || limitOf(game, rule) === undefined) ? EXIT.findings : EXIT.fine;
}

/** The rules that a legal game can show. */
function within({ rulebook }: Game): readonly RuleId[] {
  return rulebook.filter(({ limit }) => !isBeyond(limit)).map(({ id }) => id);
}

function limitOf({ rulebook }: Game, rule: RuleId): Limit | undefined {
  return rulebook.find(({ id }) => id === rule)?.limit;
}

function isBeyond(limit: Limit | undefined): boolean {
  return limit === 'silent' || limit === 'unwritten';
}

/** @returns a sentence where one of the rules that are asked for is none, or none that a legal game can show */
function wantedRules({ game, speaker, options: { reach = [] } }: Play): readonly RuleId[] | string {
  const { ruleset, rulebook } = game;
  const found: RuleId[] = [];
  for (const text of reach) {
    const rule = rulebook.find(({ id }) => id === text || id === `${ruleset}.${text}`);
    if (!rule) {
      const known = rulebook.map(({ id }) => id);
      const meant = nearest(text, known) ?? nearest(`${ruleset}.${text}`, known);
      return withHint(speaker.text('play-no-rule', { ruleset, rule: text }), meant, speaker);
    }
    const { id, limit } = rule;
    if (isBeyond(limit)) return speaker.text(`play-beyond-${limit}`, { rule: id });
    found.push(id);
  }
  return found;
}

/** A game that was tried, with what is written of it. */
interface Found extends Tried {
  readonly uses: readonly RuleUse[];
  readonly played: PlayedGame;
  readonly heading: Omit<Heading, 'id'>;
}

/** Plays games of all settings, and judges what would be written of them. */
class PlayedGames implements Games<Found> {
  /** How many games the judge did not call legal. */
  refused = 0;
  private readonly settings: readonly { readonly given: Options; readonly setting: PlaySetting }[];
  private readonly series = new Map<PlaySetting, PlayedSeries>();
  private number = 0;

  constructor(
    private readonly asked: Play,
    private readonly random: Random,
  ) {
    const { game, playable, given: fixed, edition, options } = asked;
    const [least, most] = playable.players;
    const players = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    const counts = options.players === undefined ? players : [options.players];
    const all = variations(game, fixed).flatMap((given) =>
      counts.map((count) => ({ given, setting: settingOf(game, given, count, edition) })),
    );
    this.settings = shuffled(
      all.filter(({ setting }) => !playable.refuses?.(setting)),
      random,
    );
  }

  get isEmpty(): boolean {
    return this.settings.length === 0;
  }

  next(): Found | undefined {
    const { game, options } = this.asked;
    const next = this.settings[this.number % this.settings.length];
    this.number += 1;
    if (!next) return undefined;
    const components = options.edition === undefined ? this.anyComponents() : 'named';
    const played = this.seriesOf(next.setting).explore(undefined, options.seed, this.number);
    return this.judged(played, { ruleset: game.ruleset, bots: options.bots, ...next, components });
  }

  vary({ played, heading }: Found, decisions: number): Found | undefined {
    this.number += 1;
    const { setting } = heading;
    const beginning = { game: played, decisions };
    return this.judged(this.seriesOf(setting).explore(beginning, this.asked.options.seed, this.number), heading);
  }

  private anyComponents(): Components {
    const turn = this.random.below(COMPONENTS_TURN);
    return COMPONENTS[turn] ?? 'named';
  }

  private seriesOf(setting: PlaySetting): PlayedSeries {
    const series = this.series.get(setting) ?? this.asked.playable.series(setting);
    this.series.set(setting, series);
    return series;
  }

  /** The rules that come up where the game is read as it would be written. */
  private judged(played: PlayedGame, heading: Omit<Heading, 'id'>): Found | undefined {
    const { game, options } = this.asked;
    const level = LEVELS.find((one) => options.level.includes(one)) ?? 'full';
    const text = logOf(game, [gameElement({ ...heading, id: 'tried' }, played.parts(level))]);
    const [event] = readLogBytes(new TextEncoder().encode(text), '', vocabularyOf);
    if (event?.type !== 'game') throw new Error('what we write cannot be read');
    const edition: ReplayRequest['edition'] = () => heading.setting.edition;
    const { transcript, findings } = replay(game, event.recording, { edition, transcript: true });
    if (findings.some(({ severity }) => severity === 'error')) {
      this.refused += 1;
      return undefined;
    }
    const uses = ruleUses(transcript ?? { steps: [] }, findings);
    const rules = new Set(uses.filter(({ enacted }) => enacted > 0).map(({ rule }) => rule));
    return { rules, decisions: played.line.length, uses, played, heading };
  }
}

/**
 * The options that are tried: each value alone, and with each choice among the variants and expansions.
 * @param fixed those that stay as they are
 */
function variations({ options }: Game, fixed: Options): readonly Options[] {
  const free = options.filter(({ name }) => !(name in fixed));
  const offered = free
    .filter(({ offers }) => offers !== undefined)
    .reduce<readonly Options[]>(
      (all, { name, values }) =>
        all.flatMap((one) => values.map((value, at) => (at === 0 ? one : { ...one, [name]: value }))),
      [fixed],
    );
  const single = free
    .filter(({ offers }) => offers === undefined)
    .flatMap(({ name, values: [, ...others] }) => others.map((value) => ({ [name]: value })));
  return offered.flatMap((one) => [one, ...single.map((other) => ({ ...one, ...other }))]);
}

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random.below(left.length), 1));
}

function coverageOf({ ruleset, rulebook }: Game, games: readonly Found[]): GameCoverage {
  const coverage = new RuleCoverage(ruleset, rulebook);
  for (const { uses } of games) coverage.add(uses);
  return coverage.counted();
}

function logOf({ vocabulary }: Game, elements: readonly ReturnType<typeof gameElement>[]): string {
  return wholeLog(elements.map((one) => rawOfElement(one, vocabulary)));
}

/** One file for each level. @returns lines that say where they lie; the exit code where one could not be written */
async function write({ game, speaker, options }: Play, games: readonly Found[]): Promise<readonly string[] | number> {
  if (games.length === 0) return [];
  const failure = await makeDirectory(options.output);
  if (failure) return complainOfWriting(failure, speaker);
  const stem = `${game.ruleset}-${options.cover ? 'cover' : 'reach'}-s${options.seed}`;
  const lines: string[] = [];
  for (const level of LEVELS.filter((one) => options.level.includes(one))) {
    const path = join(options.output, `${stem}-${level}.xml`);
    const elements = games.map(({ played, heading }, at) =>
      gameElement({ ...heading, id: `${stem}-${String(at + 1).padStart(4, '0')}` }, played.parts(level)),
    );
    const written = await writeInFolder(path, logOf(game, elements));
    if (written) return complainOfWriting(written, speaker);
    lines.push(speaker.text('play-search-written', { path }));
  }
  return lines;
}

/** `kiebitz rules`: lists, searches and shows the rules of the games. */
import type { Game } from '../engine/game.js';
import type { Rule } from '../engine/rule.js';
import { GAMES } from '../games.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { nearest } from '../log/nearest.js';
import { type Colours, coloursFor } from '../output/colours.js';
import { plain } from '../output/plain.js';
import { type Examples, examplesOf, type RuleExamples, tellBroken, tellKept } from '../text/examples/rule-examples.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { EXIT } from './exit.js';

export interface RulesOptions {
  /** Only the rules of this ruleset. */
  readonly game?: string;
  readonly format: 'text' | 'json';
  readonly lang?: string;
  readonly color: boolean;
}

/**
 * @param words an id of a rule (shown whole), or words that must all occur in id, title, statement or breach
 * @returns the exit code
 */
export async function rules(words: readonly string[], options: RulesOptions): Promise<number> {
  const games = GAMES.filter((game) => options.game === undefined || game.ruleset === options.game);
  const speaker = await speakerFor(
    options.lang,
    games.map((game) => game.ruleset),
  );
  const all = games.flatMap((game) => game.rulebook.map((rule) => ({ game, rule })));
  const [only] = words;
  const one = words.length === 1 ? all.find(({ rule }) => rule.id === only || rule.id.endsWith(`.${only}`)) : undefined;
  const exact = words.length === 1 ? all.find(({ rule }) => rule.id === only) : undefined;
  const found = exact ? [exact] : all.filter((each) => matches(each.rule, words, speaker));
  const single = exact ?? (found.length === 1 ? found[0] : found.length === 0 ? one : undefined);
  const colours = coloursFor(options.color);
  if (options.format === 'json') {
    const shown = single ? [single] : found;
    const examples = await examplesIn(shown.map(({ game }) => game));
    const list = shown.map(({ game, rule }) => ruleJson(game, rule, examples[rule.id] ?? {}, speaker));
    await writeStandardOutput(`${JSON.stringify(list, null, 2)}\n`);
    return shown.length > 0 ? EXIT.fine : EXIT.findings;
  }
  if (single) {
    const { game, rule } = single;
    const lines = [
      ...showRule(game, rule, speaker, colours),
      ...exampleLines((await examplesIn([game]))[rule.id] ?? {}, speaker.forGame(game), colours),
    ];
    await writeStandardOutput(`${lines.join('\n')}\n`);
    return EXIT.fine;
  }
  if (found.length === 0) {
    const known = new Set(all.flatMap(({ rule }) => [rule.id, ...rule.id.split(/[.-]/)]));
    const meant = nearest(words.join(' '), [...known]);
    await writeStandardOutput(
      `${plain(speaker.text('rules-none-found', { query: words.join(' ') }))}${meant === undefined ? '' : ` ${speaker.text('rules-meant', { rule: meant })}`}\n`,
    );
    return EXIT.findings;
  }
  await writeStandardOutput(
    `${listRules(
      found.map(({ rule }) => rule),
      speaker,
      colours,
    ).join('\n')}\n`,
  );
  return EXIT.fine;
}

function matches(rule: Rule, words: readonly string[], speaker: Speaker): boolean {
  const text = speaker.rule(rule.id);
  const hay = [rule.id, text.title, text.statement, text.breach].join('\n').toLowerCase();
  return words.every((word) => hay.includes(word.toLowerCase()));
}

/** By chapter, in the order of the rulebook. */
function* listLines(rules: readonly Rule[], speaker: Speaker, colours: Colours): Generator<string> {
  let chapter: string | undefined;
  for (const rule of rules) {
    const [game = '', own = ''] = rule.id.split('.');
    if (`${game}.${own}` !== chapter) {
      if (chapter !== undefined) yield '';
      chapter = `${game}.${own}`;
      yield colours.bold(`${speaker.name('game', game)}: ${speaker.text(`${game}-chapter-${own}`)}`);
    }
    yield `  ${rule.id.padEnd(44)} ${speaker.rule(rule.id).title}`;
  }
  yield '';
  yield colours.dim(speaker.text('rules-count', { count: rules.length }));
}

function listRules(rules: readonly Rule[], speaker: Speaker, colours: Colours): string[] {
  return [...listLines(rules, speaker, colours)];
}

function showRule(game: Game, rule: Rule, speaker: Speaker, colours: Colours): string[] {
  const text = speaker.rule(rule.id);
  const ruling = rule.ruling === undefined ? '' : ` (${rule.ruling})`;
  return [
    `${colours.bold(text.title)}  ${colours.magenta(rule.id)}`,
    '',
    `  ${text.statement}`,
    '',
    `  ${colours.bold(speaker.text('rules-breach'))}: ${text.breach}`,
    `  ${colours.bold(speaker.text('rules-kind'))}: ${speaker.text(`rules-kind-${rule.kind}`)}${ruling}`,
    ...(rule.option === undefined
      ? []
      : [`  ${colours.bold(speaker.text('rules-option'))}: ${rule.option} (${optionValues(game, rule.option)})`]),
    ...rule.cites.map((cite) => {
      const source = game.sources.find((one) => one.key === cite.source);
      return `  ${colours.bold(speaker.text('rules-source'))}: ${source?.title ?? cite.source} [${source?.language ?? '?'}], ${cite.section}`;
    }),
  ];
}

function optionValues(game: Game, name: string): string {
  return game.options.find((option) => option.name === name)?.values.join(', ') ?? '';
}

/** By rule. */
async function examplesIn(games: readonly Game[]): Promise<Examples> {
  const rulesets = [...new Set(games.map(({ ruleset }) => ruleset))];
  return Object.assign({}, ...(await Promise.all(rulesets.map(examplesOf))));
}

function* exampleLines({ kept, broken }: RuleExamples, speaker: Speaker, colours: Colours): Generator<string> {
  const log = (text: string | null) => (text?.split('\n') ?? []).map((line) => `    ${colours.cyan(plain(line))}`);
  if (kept) {
    yield* ['', `  ${colours.bold(speaker.text('rules-example-legal'))}:`, ...log(kept.log)];
    for (const sentence of tellKept(speaker, kept)) yield `    ${colours.green('✓')} ${plain(sentence)}`;
  }
  if (broken) {
    yield* ['', `  ${colours.bold(speaker.text('rules-example-breach'))}:`, ...log(broken.log)];
    yield `    ${colours.red('✗')} ${plain(tellBroken(speaker, broken))}`;
  }
}

function ruleJson(game: Game, rule: Rule, { kept, broken }: RuleExamples, speaker: Speaker): object {
  return {
    game: game.ruleset,
    ...rule,
    ...speaker.rule(rule.id),
    examples: {
      legal: kept ? { log: kept.log, told: tellKept(speaker.forGame(game), kept) } : null,
      breach: broken ? { log: broken.log, told: [tellBroken(speaker, broken)] } : null,
    },
  };
}

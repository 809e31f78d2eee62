/** One rule in full, as plain data in the reader's language: what `kiebitz rules` prints and the rule book shows. */
import type { Game } from '../engine/game.js';
import type { Rule, Ruling } from '../engine/rule.js';
import { type RuleExamples, tellBroken, tellKept } from './examples/rule-examples.js';
import { type RuleMessage, tellMessage } from './examples/rule-messages.js';
import { optionMeaning, optionTitle } from './option-text.js';
import type { Speaker } from './speaker.js';

/** A place in a rulebook that a rule rests on. */
export interface SourceEntry {
  /** The key of the document. */
  readonly source: string;
  readonly title: string;
  /** BCP 47 tag of the document. */
  readonly language: string;
  /** The heading, in that language. */
  readonly section: string;
}

/** The option that a rule depends on. */
export interface OptionEntry {
  readonly name: string;
  readonly title: string;
  /** The default first. */
  readonly values: readonly { readonly value: string; readonly meaning: string }[];
}

/** What was decided where the documents differ or are silent. */
export interface RulingEntry {
  readonly id: string;
  readonly kind: Ruling['kind'];
  /** What the documents say differently or leave open. */
  readonly question: string;
  readonly decided: string;
  /** The options that decide otherwise. */
  readonly options: readonly string[];
}

/** A piece of a recorded game, and what is said of it. */
export interface ExampleEntry {
  /** An element of a recorded game; null where the rule works between the lines. */
  readonly log: string | null;
  readonly told: readonly string[];
}

/** A rule with everything that is known of it; its texts are in the language of the reader. */
export interface RuleEntry {
  readonly id: string;
  readonly kind: Rule['kind'];
  readonly kindText: string;
  readonly title: string;
  readonly statement: string;
  readonly breach: string;
  readonly sources: readonly SourceEntry[];
  readonly option: OptionEntry | null;
  readonly rulings: readonly RulingEntry[];
  readonly examples: { readonly legal: ExampleEntry | null; readonly breach: ExampleEntry | null };
  /** What `kiebitz check` may say of the rule; with `…` where no recorded game of ours makes it say so. */
  readonly messages: readonly string[];
  /** Why a log cannot show the rule both kept and broken; null where it can. */
  readonly limit: string | null;
}

/** @param speaker of the game, with the parts `rule-book`, `rulings` and `options` */
export function ruleEntry(
  game: Game,
  rule: Rule,
  { kept, broken }: RuleExamples,
  messages: readonly RuleMessage[],
  speaker: Speaker,
): RuleEntry {
  const { id, kind, cites, option, limit } = rule;
  const breach = broken ? { log: broken.log, told: [tellBroken(speaker, broken)] } : null;
  return {
    id,
    kind,
    kindText: speaker.text(`rules-kind-${kind}`),
    ...speaker.rule(id),
    sources: cites.map(({ source, section }) => {
      const document = game.sources.find(({ key }) => key === source);
      return { source, title: document?.title ?? source, language: document?.language ?? '', section };
    }),
    option: option === undefined ? null : optionEntry(game, option, speaker),
    rulings: game.rulings.filter(({ rules }) => rules.includes(id)).map((ruling) => rulingEntry(game, ruling, speaker)),
    examples: { legal: kept ? { log: kept.log, told: tellKept(speaker, kept) } : null, breach },
    messages: [...new Set(messages.map((message) => tellMessage(speaker, message)))],
    limit: limit === undefined ? null : speaker.text(`rules-limit-${limit}`),
  };
}

/** @param speaker of the game, with the part `rulings` */
export function rulingEntry({ ruleset, options }: Game, { id, kind }: Ruling, speaker: Speaker): RulingEntry {
  const message = `${ruleset}-ruling-${id.toLowerCase()}`;
  return {
    id,
    kind,
    question: speaker.text(message),
    decided: speaker.say({ id: message, parameters: {} }, { playerName: (player) => player }, 'decided'),
    options: options.filter(({ ruling }) => ruling === id).map(({ name }) => name),
  };
}

/** @param speaker of the game, with the part `options` */
function optionEntry({ ruleset, options }: Game, name: string, speaker: Speaker): OptionEntry {
  const values = options.find((option) => option.name === name)?.values ?? [];
  return {
    name,
    title: optionTitle(speaker, ruleset, name),
    values: values.map((value) => ({ value, meaning: optionMeaning(speaker, ruleset, name, value) })),
  };
}

/** The chapter of a rule, e.g. `valletta-chapter-build`: the id of its title, too. */
export function chapterOf({ id }: { readonly id: string }): string {
  const [game = '', chapter = ''] = id.split('.');
  return `${game}-chapter-${chapter}`;
}

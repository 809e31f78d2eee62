/** Rules on the terminal: a list by chapter, what a search found, and one rule in full. */
import type { Rule } from '../engine/rule.js';
import { chapterOf, type ExampleEntry, type RuleEntry, type RulingEntry } from '../text/rule-entry.js';
import type { Piece, SearchHit } from '../text/rule-search.js';
import type { Speaker } from '../text/speaker.js';
import type { Colours } from './colours.js';
import { plain } from './plain.js';

/** Ids are shorter; titles stand below one another. */
const ID_WIDTH = 44;
/** So much is shown before and behind what was searched for. */
const CONTEXT = 80;

/** By game and chapter, in the order of the rulebooks. */
export function* ruleList(rules: readonly Rule[], speaker: Speaker, colours: Colours): Generator<string> {
  let chapter: string | undefined;
  for (const rule of rules) {
    const own = chapterOf(rule);
    if (own !== chapter) {
      if (chapter !== undefined) yield '';
      chapter = own;
      yield colours.bold(`${speaker.name('game', rule.id.split('.')[0] ?? '')}: ${speaker.text(own)}`);
    }
    yield `  ${rule.id.padEnd(ID_WIDTH)} ${speaker.rule(rule.id).title}`;
  }
  yield '';
  yield colours.dim(speaker.text('rules-count', { count: rules.length }));
}

/** The best first, each with what was found in it. */
export function* ruleHits(hits: readonly SearchHit[], speaker: Speaker, colours: Colours): Generator<string> {
  for (const { rule, field, pieces } of hits) {
    const title = field === 'title' ? marked(pieces, colours) : speaker.rule(rule.id).title;
    const id = field === 'id' ? marked(pieces, colours) : colours.magenta(rule.id);
    yield `${colours.bold(title)}  ${id}`;
    if (field === 'statement' || field === 'breach') {
      const label = field === 'breach' ? `${colours.dim(`${speaker.text('rules-breach')}:`)} ` : '';
      yield `  ${label}${marked(shortened(pieces), colours)}`;
    } else yield `  ${colours.dim(speaker.rule(rule.id).statement)}`;
  }
  yield '';
  yield colours.dim(speaker.text('rules-count', { count: hits.length }));
}

function marked(pieces: readonly Piece[], colours: Colours): string {
  return pieces.map(({ text, hit }) => (hit ? colours.underline(colours.green(text)) : text)).join('');
}

/** Long texts are cut at words around what was found. */
function shortened(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map(({ text, hit }, index) => {
    if (hit || text.length <= 2 * CONTEXT) return { text, hit };
    const before = text.slice(0, CONTEXT).replace(/\S*$/, '');
    const behind = text.slice(-CONTEXT).replace(/^\S*/, '');
    const first = index === 0;
    const last = index === pieces.length - 1;
    if (first && last) return { text, hit };
    return { text: `${first ? '' : before}…${last ? '' : behind}`, hit };
  });
}

/** Everything about one rule. @param speaker of its game, with the part `rule-book` */
export function* ruleInFull(entry: RuleEntry, speaker: Speaker, colours: Colours): Generator<string> {
  const { bold } = colours;
  const labelled = (label: string, text: string): string => `  ${bold(speaker.text(label))}: ${text}`;
  yield `${bold(entry.title)}  ${colours.magenta(entry.id)}`;
  yield* ['', `  ${entry.statement}`, ''];
  yield labelled('rules-breach', entry.breach);
  yield labelled('rules-kind', entry.kindText);
  if (entry.limit !== null) yield labelled('rules-limit', entry.limit);
  for (const { title, language, section } of entry.sources) {
    yield labelled('rules-source', `${title} [${language}], ${section}`);
  }
  if (entry.option) {
    const { name, title, values } = entry.option;
    yield labelled('rules-option', `${title} (${colours.cyan(name)})`);
    for (const [index, { value, meaning }] of values.entries()) {
      const standard = index === 0 ? ` ${colours.dim(`(${speaker.text('rules-standard')})`)}` : '';
      yield `    ${colours.cyan(value)}: ${meaning}${standard}`;
    }
  }
  for (const ruling of entry.rulings) yield* ['', ...rulingLines(ruling, speaker, colours)];
  yield* exampleLines('rules-example-legal', colours.green('✓'), entry.examples.legal, speaker, colours);
  yield* exampleLines('rules-example-breach', colours.red('✗'), entry.examples.breach, speaker, colours);
  const others = entry.messages.filter((message) => entry.examples.breach?.told.includes(message) !== true);
  if (others.length > 0) {
    yield* ['', `  ${bold(speaker.text('rules-messages'))}:`];
    for (const message of others) yield `    · ${plain(message)}`;
  }
}

/** What the texts say differently or leave open, and what was decided. @param speaker with the part `rule-book` */
export function* rulingLines(
  { id, kind, question, decided, options }: RulingEntry,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  yield `  ${colours.bold(speaker.text(`rules-ruling-${kind}`))}: ${question} ${colours.dim(`(${id})`)}`;
  const by = options.length > 0 ? ` ${colours.dim(`(${options.join(', ')})`)}` : '';
  yield `    ${colours.green('→')} ${decided}${by}`;
}

function* exampleLines(
  label: string,
  mark: string,
  example: ExampleEntry | null,
  speaker: Speaker,
  colours: Colours,
): Generator<string> {
  if (!example) return;
  yield* ['', `  ${colours.bold(speaker.text(label))}:`];
  for (const line of example.log?.split('\n') ?? []) yield `    ${colours.cyan(plain(line))}`;
  for (const sentence of example.told) yield `    ${mark} ${plain(sentence)}`;
}

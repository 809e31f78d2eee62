/** What must hold for every game, legal or not: one game, judged in two ways that must agree. */
import type { Finding } from '../../src/engine/finding.js';
import type { Replayed } from '../../src/engine/replay.js';
import type { NamesInPrint } from '../../src/log/attribute.js';
import { attributeNamed, compile } from '../../src/log/compiled.js';
import { problemsLost } from '../../src/log/kept.js';
import { rawOf } from '../../src/log/raw.js';
import type { RawElement } from '../../src/log/raw-element.js';
import type { Recording } from '../../src/log/recording.js';
import { respell } from '../../src/log/spelling.js';
import { inWordsOfFormat } from '../../src/log/words-of-format.js';
import { logWriter, type OutputNotation } from '../../src/log/write.js';
import { vocabularyOf } from '../../src/vocabularies.js';
import { type Mask, masked, masksOf } from '../engine/masked.js';
import { copyOf, type Element } from '../oracle/element.js';
import { pick, type Random } from '../oracle/random.js';
import { gamesOf, judge, outcomeOf } from './judged.js';
import { jsonFile, xmlFile } from './log-text.js';
import { expectSame, Violation } from './violation.js';

/** @throws Violation where it does not hold */
type Law = (subject: Subject, random: Random) => void;

/** A game, read from JSON and judged. */
export interface Subject {
  readonly game: Element;
  readonly recording: Recording;
  readonly replayed: Replayed;
}

const CLAIMS = new Set(['state', 'effect']);
export const NOTATIONS: readonly OutputNotation[] = ['xml', 'json', 'ndjson', 'kbz'];

/** The laws by their sentences, which say what was broken. */
export const LAWS: Readonly<Record<string, Law>> = {
  'a game is judged alike each time': ({ recording, replayed }) => same('again', judge(recording), replayed),
  'a game is judged alike alone and within a file': ({ game, replayed }) => {
    const other = { ...copyOf(game), attributes: { ...game.attributes, id: 'another' } };
    same('behind another game', judgeLast(jsonFile(other, game)), replayed);
  },
  'a game is judged alike in XML and in JSON': ({ game, replayed }) => {
    same('in XML', judgeLast(xmlFile([game])), replayed);
  },
  'white space changes nothing': ({ game, replayed }) => same('spread', judgeLast(xmlFile([game], '\n\t ')), replayed),
  'attributes stand in any order': ({ game, replayed }) => {
    // The findings of an element follow the order of its attributes, and of claims that are off by the same the first one is named.
    expectSame('turned round', errorsOf(replayed), errorsOf(judgeLast(jsonFile(turnedRound(game)))));
  },
  'words of the format are judged alike however they are spelled': ({ game, replayed }, random) => {
    expectSame('spelled otherwise', errorsOf(replayed), errorsOf(judgeLast(jsonFile(spelledOtherwise(game, random)))));
  },
  'notes change nothing': ({ game, replayed }, random) => {
    const noted = copyOf(game);
    for (const turn of noted.children.find(({ name }) => name === 'moves')?.children ?? []) {
      const note = { name: 'note', attributes: { by: 'Anna' }, children: [], text: 'So early?' };
      if (turn.name === 'turn' || turn.name === 'round')
        turn.children.splice(random(turn.children.length + 1), 0, note);
    }
    same('with notes', judgeLast(jsonFile(noted)), replayed);
  },
  'another writing keeps the verdict': ({ recording, replayed }, random) => {
    const { losses, file } = writtenIn(NOTATIONS[random(NOTATIONS.length)] ?? 'xml', rawOf(recording));
    if (losses.length > 0) return;
    // Another notation has another order of attributes, and the findings of an element follow that of the file.
    expectSame('written anew', sorted(outcomeOf(replayed)), sorted(outcomeOf(judgeLast(file))));
  },
  'to name the players otherwise changes nothing': ({ game, replayed }) => {
    const renamed = judgeLast(jsonFile(withOtherPlayers(game)));
    const back = outcomeOf(renamed).replace(/\bz(\d)\b/g, 'p$1');
    expectSame('players named otherwise', outcomeOf(replayed).replace(/\bz(\d)\b/g, 'p$1'), back);
  },
  'to claim less never accuses': (subject, random) => {
    if (isAmbiguous(subject.replayed)) return;
    const silent = copyOf(subject.game);
    dropClaims(silent, random);
    neverAccused('claims left out', judgeLast(jsonFile(silent)));
  },
  'to hide never accuses': ({ recording, replayed }, random) => {
    if (isAmbiguous(replayed)) return;
    const masks = masksOf(recording).filter((mask): boolean => random(3) === 0 && !mustBeTurnedUp(mask, recording));
    neverAccused(`hidden: ${masks.map(nameOf).join(', ')}`, judge(masked(recording, masks)));
  },
};

/**
 * Whether less of a record may accuse. What breaks the rules in each reading of a slip, but in each another one, accuses
 * nobody: less of it may leave one that all share. And what says nothing beside an attribute speaks where that one is gone.
 */
function isAmbiguous({ verdict, findings }: Replayed): boolean {
  return verdict === 'illegal' || findings.some((finding) => isSlip(finding) || isIdle(finding));
}

/** tallinn.final.reveal-towers: a card from the hand that a tower hides must be turned up, and this log does not. */
function mustBeTurnedUp({ element, attribute }: Mask, { game }: Recording): boolean {
  const { player, from } = element.values as Record<string, unknown>;
  if (element.name !== 'tower' || attribute !== 'card' || from === 'display') return false;
  const [final] = game.children.flatMap(({ children }) => children.filter(({ name }) => name === 'final'));
  const turned = final?.children.filter(({ name }) => name === 'towers') ?? [];
  return !turned.some(({ values }) => (values as Record<string, unknown>)['player'] === player);
}

function isSlip({ kind, severity }: Finding): boolean {
  return kind === 'unread' && severity === 'error';
}

function isIdle({ message }: Finding): boolean {
  return message.id === 'engine-idle-attribute';
}

function same(how: string, one: Replayed, other: Replayed): void {
  expectSame(how, outcomeOf(other), outcomeOf(one));
}

function sorted(lines: string): string {
  return lines.split('\n').sort().join('\n');
}

function neverAccused(how: string, { verdict, findings }: Replayed): void {
  if (verdict !== 'illegal') return;
  const accused = findings.filter(({ severity }) => severity === 'error').map((finding) => JSON.stringify(finding));
  throw new Violation('accused', [how, ...accused].join('\n'));
}

/** What a reader has made of a game, told in another notation: convert has complained, or the same is wrong with it. */
export function convertKeeps(recording: Recording, replayed: Replayed, notation: OutputNotation): void {
  const vocabulary = vocabularyOf(recording.ruleset) ?? {};
  const { text, losses, file } = writtenIn(notation, inWordsOfFormat(rawOf(recording), vocabulary));
  const isWhole =
    !recording.truncated && losses.length === 0 && problemsLost(recording, text, notation, vocabularyOf).length === 0;
  if (!isWhole || recording.problems.some(({ problem }) => problem === 'repeated-id')) return;
  expectSame(`converted to ${notation}`, errorsOf(replayed), errorsOf(judgeLast(file)));
}

/** @returns the game alone, and the file with it */
function writtenIn(notation: OutputNotation, game: RawElement) {
  const writer = logWriter(notation, vocabularyOf);
  const { text, losses } = writer.game(game);
  return { text, losses, file: new TextEncoder().encode(writer.start() + text + writer.end()) };
}

/**
 * Without what is told of them, which hangs on the order of attributes; and what cannot be read once: a name that is typed short is
 * written in full, with whatever is wrong with it.
 */
function errorsOf({ verdict, findings }: Replayed): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const unread = errors.filter(({ rule }) => rule === null).map(({ kind }) => kind);
  const broken = errors.flatMap(({ rule, kind }) => (rule === null ? [] : [`${rule} ${kind}`]));
  return [verdict, ...new Set(unread), ...broken.sort()].join('\n');
}

function judgeLast(bytes: Uint8Array): Replayed {
  const recording = gamesOf(bytes).at(-1);
  if (!recording) throw new Violation('no game is read', new TextDecoder().decode(bytes));
  return judge(recording);
}

function nameOf({ element, attribute }: Mask): string {
  return attribute === undefined ? element.name : `${element.name} ${attribute}`;
}

/** The same game with the attributes of each element in the other order. */
function turnedRound({ attributes, children, ...element }: Element): Element {
  const turned = Object.fromEntries(Object.entries(attributes).reverse());
  return { ...element, attributes: turned, children: children.map(turnedRound) };
}

/** The same game with some words of the format in capitals or as they are printed, but for its root. */
function spelledOtherwise(game: Element, random: Random): Element {
  const vocabulary = vocabularyOf(game.attributes['ruleset'] ?? '') ?? {};
  const elements = compile(vocabulary);
  const visit = (parent: Element): Element[] =>
    parent.children.map((child) => {
      const known = elements.get(parent.name)?.children.get(child.name)?.element;
      const attributes = Object.entries(child.attributes).map(([name, value]) => {
        const attribute = known?.attributes.get(name);
        if (!known || !attribute || random(2) === 0) return [name, value];
        const { printed } = known.declaration;
        const named = otherSpelling(name, printed, random, (word) => attributeNamed(known, word));
        const { type } = attribute.declaration;
        return [named, otherSpelling(value, type.printed, random, (word) => respell(word, type)?.text)];
      });
      return {
        ...child,
        name: known && random(2) === 1 ? child.name.toUpperCase() : child.name,
        attributes: Object.fromEntries(attributes),
        children: visit(child),
      };
    });
  return { ...game, children: visit(game) };
}

/** A word in capitals or as it is printed, where that can mean nothing else. */
function otherSpelling(
  word: string,
  printed: NamesInPrint | undefined,
  random: Random,
  meaning: (word: string) => string | undefined,
): string {
  const spellings = [word.toUpperCase(), ...(printed?.(word) ?? [])].filter((one) => meaning(one) === word);
  return pick([word, ...spellings], random) ?? word;
}

/** Leaves out some of the elements that only claim. */
function dropClaims(element: Element, random: Random): void {
  const kept = element.children.filter(({ name }) => !CLAIMS.has(name) || random(2) === 0);
  element.children.splice(0, element.children.length, ...kept);
  for (const child of element.children) dropClaims(child, random);
}

/** The same game with `z1` for `p1` wherever a player is named. */
function withOtherPlayers(game: Element): Element {
  const renamed = (text: string): string => text.replace(/(?<![\w-])p(\d)(?![\w-])/g, 'z$1');
  const visit = ({ name, attributes, children, text }: Element): Element => ({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [renamed(key), renamed(value)])),
    children: children.map(visit),
    text,
  });
  return visit(game);
}

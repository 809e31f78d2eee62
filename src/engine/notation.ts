/** What is said of a log that could not be read in full, and what may have been meant there. */
import { playerId } from '../log/attribute.js';
import { UNDO } from '../log/envelope.js';
import { position } from '../log/position.js';
import type { Problem, Recording } from '../log/recording.js';
import { isSlipOf, likelyName } from '../log/reread.js';
import type { Element, Vocabulary } from '../log/vocabulary.js';
import type { EditionFile } from './edition-file.js';
import type { Facts } from './facts.js';
import type { Game } from './game.js';
import type { Judge } from './judge.js';
import { choice, type Message, name, quoted } from './message.js';
import { keyOfName, nameUnknown } from './name-unknown.js';
import {
  isAnyOption,
  misplacedOption,
  optionMeant,
  unusableOption,
  valuesOfOption,
  wordsForOption,
} from './option-notation.js';
import { isParty } from './party.js';
import { LEAVES_OUT, type Slip, slipOfName, slipOfOptions, slipOfProblem, slipOfSecondPlayer } from './slips.js';
import { type DeclaredNames, undeclaredIn } from './undeclared.js';

/** What decides how grave a problem is, besides the problem. */
export interface NotationRequest {
  readonly edition: (name: string) => EditionFile | undefined;
  readonly isStrict?: boolean;
}

/**
 * All that the reader could not use, players who are declared twice, and names of options and editions that there are not; in the
 * order of the file.
 * @param declared the names of the edition
 */
export function slipsOf(
  game: Game,
  recording: Recording,
  request: NotationRequest,
  declared: () => DeclaredNames,
): readonly Slip[] {
  const read = recording.problems.map((problem) => ({ problem, option: optionMeant(problem, game) }));
  const misplaced = new Set(read.flatMap(({ problem, option }) => (option ? [problem.offset] : [])));
  // What stands there instead of them says what they were to be.
  const unread = read.filter(
    ({ problem: { problem, offset } }) => problem !== 'missing-attribute' || !misplaced.has(offset),
  );
  const slips = unread.map(({ problem, option }) => {
    if (option || isAnyOption(problem, recording.game)) {
      const facts = factsOf(problem, { ...request, isGrave: true });
      return slipOfOptions(problem, option ? misplacedOption(option, facts) : facts, option ? [option] : game.options);
    }
    const names = namesFor(problem, game, recording, declared);
    // Which names there are helps where one is wrong or missing, not where an attribute stands twice.
    const isOpen = problem.problem !== 'ill-formed' && problem.meant === undefined;
    const isListed = names !== undefined && isOpen && problem.expected !== names.join(' ');
    const { kind: _, ...listed } = { ...problem, expected: (names ?? []).join(' ') };
    const said = isListed ? withMeaning(listed, names) : problem;
    const slip = slipOfProblem(said, factsOf(said, request), game.vocabulary, names);
    return LEAVES_OUT.has(problem.breach) ? { ...slip, offset: beginningAround(problem, game, recording) } : slip;
  });
  for (const part of recording.game.children) {
    if (part.name === 'players') slips.push(...secondPlayers(part));
    if (part.name === 'options') for (const option of part.children) slips.push(...unusableOption(game, option));
    if (part.name === 'components') slips.push(...unknownEdition(game, part, request));
  }
  return slips.sort((one, other) => one.offset - other.offset);
}

/** Where that begins which may lack something since it was not read: the turn on the same line, or what holds several lines. */
function beginningAround({ offset }: Problem, { vocabulary }: Game, { game, source }: Recording): number {
  const part = game.children.findLast((child) => child.offset <= offset);
  const around = part?.children.findLast((child) => child.offset <= offset);
  if (!around) return offset;
  const isOnLine = position(source, around.offset).line === position(source, offset).line;
  return isOnLine || vocabulary[around.name]?.typed?.block ? around.offset : offset;
}

/** The problem with what can stand there, and what was probably meant. */
function withMeaning(problem: Problem, names: readonly string[]): Problem {
  const meant = problem.problem === 'bad-value' ? likelyName(problem.found, names) : undefined;
  return { ...problem, ...(meant !== undefined && { meant }) };
}

/** Names of players and of things of the edition that are declared nowhere. */
export function undeclaredSlips(
  game: Game,
  recorded: Element,
  players: readonly string[],
  declared: DeclaredNames,
  unread: readonly Slip[],
): readonly Slip[] {
  // A name may be missing only because its declaration could not be read.
  const declaring = unread.find(
    ({ facts }) => DECLARING.has(facts.element?.name ?? '') && facts.severity === undefined,
  );
  // A thing that is like none of the edition is none of it: that is for the rules.
  const found = undeclaredIn(recorded, game.vocabulary, players, declared);
  return found
    .filter(({ id, isPlayer, names }) => isPlayer || isSlipOf(id, names))
    .map((one) => {
      const meant = likelyName(one.id, one.names);
      const facts: Facts = {
        ...nameUnknown(one.isPlayer ? 'player' : 'thing', one.id, one.names, meant),
        kind: 'unread',
        section: 'log',
        element: one.element,
        attribute: one.attribute,
      };
      const same = unread.find(
        ({ offset, facts: its }) => offset === one.element.offset && its.attribute === one.attribute,
      );
      // With whoever is missing, the list must be one of a party; else it breaks the rules of the game by itself.
      const seats = isParty({ size: players.length + 1 }) ? one.seats : [];
      return slipOfName({ ...one, seats }, meant, facts, (same ?? declaring)?.key);
    });
}

/**
 * True for a number that an old log writes in an attribute named after a player: where nobody has declared that player, this is
 * said of the name alone.
 * @param names what is declared nowhere
 */
export function isNumberOf(names: readonly Slip[], { facts }: Slip, vocabulary: Vocabulary): boolean {
  const { message, element, attribute = '' } = facts;
  if (message !== 'engine-unknown-attribute' || vocabulary[element?.name ?? '']?.perPlayer === undefined) return false;
  return names.some(({ key }) => key === keyOfName('player', attribute));
}

const DECLARING: ReadonlySet<string> = new Set([
  ...['game', 'players', 'player', 'components', 'building', 'token', 'start', 'influence'],
]);

/** Says of each slip what it is, once, and lets the judge know what rests on it. */
export function reportSlips(judge: Judge, slips: readonly Slip[], excused: ReadonlyMap<string, string>): void {
  const ids = new Map<string, string>();
  for (const { facts, key, cause } of slips) {
    if (ids.has(key)) continue;
    ids.set(key, judge.find(null, { ...facts, cause: cause === undefined ? undefined : ids.get(cause) }));
  }
  const causes = new Map([...excused].map(([error, slip]) => [error, ids.get(slip) ?? '']));
  const unclear = slips.filter(({ facts }) => facts.severity === undefined).map(({ offset }) => offset);
  judge.restOn({ told: new Set(ids.keys()), causes, unclear: new Set(unclear) });
}

/** What was lost with it decides how grave it is: a value that is missing may hide a breach. */
const SLIGHT: ReadonlySet<Problem['problem']> = new Set(['unexpected-text', 'spelling']);

/** @param isGrave true for what may have said how the whole game was played */
function factsOf(
  problem: Problem,
  { isStrict = false, isGrave = false }: NotationRequest & { readonly isGrave?: boolean },
): Facts {
  const { expected, kind, attribute } = problem;
  const message = messageOf(problem);
  // What stands besides all that the format knows takes nothing away from it.
  const isForeign = problem.problem === 'unknown-attribute' && problem.meant === undefined;
  const isSlight = isForeign || (SLIGHT.has(problem.problem) && !(isStrict && problem.problem === 'spelling'));
  return {
    kind: 'unread',
    section: 'log',
    ...(isSlight && !isGrave && { severity: 'warning' }),
    message: message.id,
    with: message.parameters,
    ...(problem.found !== '' && { actual: problem.found }),
    ...(expected !== undefined && expected !== '' && kind === undefined && { expected }),
    element: { name: problem.element, offset: problem.offset },
    ...(attribute !== undefined && { attribute }),
  };
}

/** What is said of a notation that could not be used. */
export function messageOf(problem: Problem): Message {
  const { element, attribute = '', found, expected = '', meant = '', breach = '', kind = '', spelling } = problem;
  return {
    id: `engine-${problem.problem}`,
    parameters: {
      element: quoted(element),
      attribute: quoted(attribute),
      found: quoted(found),
      expected: quoted(expected.replaceAll(' ', kind === '' ? ', ' : ' ')),
      meant: quoted(meant),
      says: choice(detailsOf(problem)),
      why: name('breach', breach),
      kind: name('value-kind', kind),
      spelling: choice(spelling ?? ''),
    },
  };
}

/** Which of the details there are: the sentence depends on it. */
function detailsOf({ problem, meant, found, expected = '', kind }: Problem): string {
  if (problem === 'misplaced-element') return found === UNDO && expected === '' ? 'idle' : 'both';
  if (meant !== undefined) return 'meant';
  if (kind !== undefined) return 'kind';
  if (expected === '') return found === '' ? 'plain' : 'found';
  return found === '' ? 'expected' : 'both';
}

/** Types of attributes whose values the edition declares. */
const DECLARED_TYPES: ReadonlySet<string> = new Set(['building', 'token', 'tokens', 'card', 'cards', 'start-card']);

/** What could stand where the format alone does not say it. */
function namesFor(
  { element, attribute = '', offset }: Problem,
  game: Game,
  { game: recorded }: Recording,
  declared: () => DeclaredNames,
): readonly string[] | undefined {
  if (element === 'components' && attribute === 'edition') return [game.defaultEdition];
  const type = game.vocabulary[element]?.attributes[attribute]?.type;
  // Whoever is declared may have any name.
  if (type?.name === playerId.name) return element === 'player' ? undefined : idsOf(recorded);
  if (type && !type.choices && DECLARED_TYPES.has(type.name)) return declared().get(type.name);
  return element === 'option' ? wordsForOption(attribute, valuesOfOption(recorded, offset), game) : undefined;
}

function idsOf({ children }: Element): readonly string[] {
  const players = children.find((child) => child.name === 'players')?.children ?? [];
  return players.map(({ values }): unknown => values['id']).filter((id) => typeof id === 'string');
}

/** Players who are declared a second time: nobody sits in two seats, so it is the list that is wrong. */
function secondPlayers({ children }: Element): readonly Slip[] {
  const slips: Slip[] = [];
  const ids = new Set<string>();
  for (const element of children) {
    const id: unknown = element.values['id'];
    if (typeof id !== 'string' || id === '?') continue;
    if (ids.has(id)) {
      const facts: Facts = {
        kind: 'unread',
        section: 'log',
        message: 'engine-player-twice',
        with: { player: quoted(id) },
        actual: id,
        element,
        attribute: 'id',
      };
      slips.push(slipOfSecondPlayer(id, element.offset, facts));
    }
    ids.add(id);
  }
  return slips;
}

/** An edition that nobody knows. */
function unknownEdition(game: Game, element: Element, { edition }: NotationRequest): readonly Slip[] {
  const named: unknown = element.values['edition'];
  if (typeof named !== 'string' || named === '?' || edition(named)) return [];
  const expected = game.defaultEdition;
  const facts: Facts = {
    kind: 'unread',
    section: 'log',
    message: 'engine-edition-unknown',
    with: { edition: quoted(named), expected: quoted(expected) },
    expected,
    actual: named,
    element,
    attribute: 'edition',
  };
  const problem = { problem: 'bad-value', element: element.name, attribute: 'edition', found: named } as const;
  return [slipOfProblem({ ...problem, offset: element.offset }, facts, game.vocabulary, [expected])];
}

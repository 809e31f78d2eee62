/**
 * The elements that every game's log shares (docs/log-format.md, "Envelope"). A game adds its own with `withEnvelope`.
 */
import { gameId, id, listOf, oneOf, optional, playerId, required, text, time } from './attribute.js';
import { type ElementDeclaration, element, leaf, type Typed } from './vocabulary.js';

/** The games that a log can be of. */
export const RULESETS = ['valletta', 'tallinn', 'rattus'] as const;
export type Ruleset = (typeof RULESETS)[number];

/** What a move was thought to be worth, as chess players write it. */
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;

/** Attributes that any move may have: an annotation mark, and when it was made. */
export const onAnyMove = { mark: optional(oneOf('mark', MARKS)), at: optional(time) } as const;
/** The same for a move whose `at` is a place on the board. */
export const markOnly = { mark: optional(oneOf('mark', MARKS)) } as const;

/** The types of attributes that say what somebody thought of a move, and when it was made. */
export const REMARKS: ReadonlySet<string> = new Set(Object.values(onAnyMove).map(({ type }) => type.name));

/** What was taken back. */
export const UNDO = 'undo';

/** Elements allowed anywhere inside `<moves>`. */
export const ANYWHERE = ['note', 'state', 'effect', UNDO] as const;

/** Where a game has parts of their own, each thing in them has a line. */
const BLOCK: Typed = { block: true };

/** Where a game comes from, and its players: the same in every game. */
const ORIGIN_AND_PLAYERS = {
  meta: leaf('where the game comes from; `locale` is the language its report is written in by default', {
    source: optional(text),
    played: optional(time),
    event: optional(text),
    locale: optional(text),
  }),
  players: element({
    describe: 'the players in turn order, the start player first',
    attributes: {},
    children: ['player'],
  }),
  player: leaf(
    'one player; the name is any text',
    {
      id: required(playerId),
      name: optional(text),
      colour: optional(id),
    },
    { bare: true, order: ['id', 'name', 'colour'] },
  ),
} as const;

/** Its end, and two things that may stand anywhere in it. */
const END_AND_REMARKS = {
  abandoned: leaf('the game was broken off here; the last move', { at: optional(time), reason: optional(text) }),
  result: element({
    describe: 'the final result: claims',
    attributes: {},
    children: ['score'],
    once: [],
    typed: BLOCK,
  }),
  note: element({
    describe: 'an annotation of the move before it, or of the turn it is in',
    attributes: { by: optional(text), lang: optional(text) },
    children: [],
    text: true,
  }),
  undo: leaf('the move before it was taken back; several of them take back several moves', {}),
} as const;

/** What differs from game to game in the shared elements. */
export interface EnvelopeParts<
  Option extends string,
  Edition extends readonly string[],
  Setup extends readonly string[],
  Moves extends readonly string[],
  Records extends string,
  Game extends Record<string, ElementDeclaration>,
> {
  readonly ruleset: Ruleset;
  /** Names of the options of this game. */
  readonly options: readonly Option[];
  /** Elements that may stand in `<components>`, `<setup>` and `<moves>`. */
  readonly inComponents: Edition;
  readonly inSetup: Setup;
  readonly inMoves: Moves;
  /** What `records` may declare complete. */
  readonly records: readonly Records[];
  readonly elements: Game;
}

/** The whole vocabulary of a game's log: the envelope and the game's own elements. */
export function withEnvelope<
  const Option extends string,
  const Edition extends readonly string[],
  const Setup extends readonly string[],
  const Moves extends readonly string[],
  const Records extends string,
  const Game extends Record<string, ElementDeclaration>,
>(parts: EnvelopeParts<Option, Edition, Setup, Moves, Records, Game>) {
  return {
    game: element({
      describe: 'one game',
      attributes: { ruleset: required(oneOf('ruleset', [parts.ruleset])), id: required(gameId) },
      children: ['meta', 'players', 'options', 'components', 'setup', 'moves', 'result'],
      once: ['meta', 'players', 'options', 'components', 'setup', 'moves', 'result'],
    }),
    ...ORIGIN_AND_PLAYERS,
    options: element({ describe: 'variants and house rules', attributes: {}, children: ['option'] }),
    option: leaf(
      'one option by its name; options that are not named have their default value',
      {
        name: required(oneOf('option-name', parts.options)),
        value: required(text),
      },
      { bare: true, order: ['name', 'value'] },
    ),
    components: element({
      describe: 'the edition by name, or its card values themselves (all or part)',
      attributes: {
        edition: optional(id),
        ruleset: optional(oneOf('ruleset', [parts.ruleset])),
        provenance: optional(oneOf('provenance', ['printed', 'reconstructed'])),
      },
      children: parts.inComponents,
      typed: { block: true, order: ['edition'] },
    }),
    setup: element({ describe: 'what was laid out and dealt', attributes: {}, children: parts.inSetup, typed: BLOCK }),
    moves: element({
      describe: 'everything that happened, in order; `records` names what is recorded completely',
      attributes: { records: optional(listOf('records', parts.records)) },
      children: [...parts.inMoves, 'abandoned', ...ANYWHERE] as const,
      typed: BLOCK,
    }),
    ...END_AND_REMARKS,
    ...parts.elements,
  };
}

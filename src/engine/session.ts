/** What a log says before the first move: who plays, by which options, and with which card values. */
import { known } from '../log/attribute.js';
import type { Recording } from '../log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';
import type { AskedOptions, ProfileMaker } from './asked-options.js';
import type { EditionFile } from './edition-file.js';
import type { Game, Setting } from './game.js';
import { defaults, type Options } from './option.js';
import { type Participant, Roster } from './roster.js';
import type { SeatedPlayer } from './slips.js';

/** What whoever replays a game has to say about it. */
interface Wanted {
  /** Finds an edition by its name. */
  readonly edition: (name: string) => EditionFile | undefined;
  /** Values of options that stand in place of those of the log. */
  readonly otherwise?: Options;
}

/**
 * Lays the table for a game.
 * @param seated players whose declaration is missing, as one of the readings has it
 * @param asked hears which options the game asks for
 */
export function openSession(
  game: Game,
  recording: Recording,
  { edition: find, otherwise }: Wanted,
  { seated = [], asked }: { readonly seated?: readonly SeatedPlayer[]; readonly asked?: AskedOptions | undefined },
) {
  const parts = childrenByName(recording.game);
  const roster = readPlayers(parts.get('players'), seated);
  const components = parts.get('components');
  const editionName = editionNameOf(game, components);
  const found = editionName === undefined ? undefined : find(editionName);
  // What we have made up must accuse nobody who has not asked for it.
  const isNamed = components !== undefined && (textOf(components, 'edition') ?? components.children[0]) !== undefined;
  const withoutEdition = !isNamed && found?.asked !== true;
  const edition = found && withoutEdition ? { ...found, documentedOnly: true } : found;
  const options = optionsOf(game, recording, otherwise);
  const profile: ProfileMaker = asked?.listenTo(options) ?? ((profileOf) => profileUnder(options, profileOf));
  const setting: Setting = { game: recording.game, roster, profile, edition };
  // What the user has asked for stands for whatever the log names.
  const judgedBy = edition?.asked ? edition.name : editionName;
  return { session: game.open(setting), setting, options, editionName: judgedBy, withoutEdition };
}

/** The value of every option: the log's, else the default. @param otherwise values that stand in place of those of the log */
export function optionsOf(game: Game, recording: Recording, otherwise: Options = {}): Options {
  const element = childrenByName(recording.game).get('options');
  const given: Record<string, string> = {};
  for (const child of element?.children ?? []) {
    const name = textOf(child, 'name');
    const value = textOf(child, 'value');
    const declaration = game.options.find((one) => one.name === name);
    // What cannot be used is a slip.
    if (declaration && value !== undefined && declaration.values.includes(value)) given[declaration.name] = value;
  }
  Object.assign(given, otherwise);
  return allOptions(game, given);
}

/** The value of every option, where some are given. */
function allOptions(game: Game, given: Options): Options {
  const ofGame = optionsByGiven.get(game) ?? new Map<string, Options>();
  optionsByGiven.set(game, ofGame);
  const key = JSON.stringify(given);
  const before = ofGame.get(key);
  if (before) return before;
  const options = { ...defaults(game.options), ...game.presets?.(given), ...given };
  if (ofGame.size >= MOST_REMEMBERED) ofGame.clear();
  ofGame.set(key, options);
  return options;
}

/** Most games of a run are played under the same few options: those, and what follows from them, are made once. */
const optionsByGiven = new WeakMap<Game, Map<string, Options>>();
const MOST_REMEMBERED = 64;
const profiles = new WeakMap<Options, object>();
const choices = new WeakMap<Options, Options>();

/** What the procedures of a game use of its options. */
function profileUnder<Profile extends object>(options: Options, profileOf: (options: Options) => Profile): Profile {
  const before = profiles.get(options) as Profile | undefined;
  if (before) return before;
  const profile = profileOf(options);
  profiles.set(options, profile);
  return profile;
}

/** The name of the edition that a log is judged by; undefined where it brings all values along. */
function editionNameOf(game: Game, components: Element | undefined): string | undefined {
  const named = components && textOf(components, 'edition');
  if (named === undefined) return components && components.children.length > 0 ? undefined : game.defaultEdition;
  return named;
}

/** Of the values of options those that are not the default. */
export function chosenOf(game: Game, options: Options): Options {
  const before = choices.get(options);
  if (before) return before;
  const chosen: Record<string, string> = {};
  for (const { name, values } of game.options) {
    const value = options[name];
    if (value !== undefined && value !== values[0]) chosen[name] = value;
  }
  choices.set(options, chosen);
  return chosen;
}

function readPlayers(element: Element | undefined, seated: readonly SeatedPlayer[]): Roster {
  const participants = new Map<string, Participant>();
  for (const child of element?.children ?? []) {
    const id = textOf(child, 'id');
    // The one is reported by the reader, the other is a slip.
    if (id === undefined || id === '?' || participants.has(id)) continue;
    const name = known(textOf(child, 'name')) ?? '';
    // A name of blanks names nobody.
    participants.set(id, { id, name: name.trim() === '' ? id : name, colour: known(textOf(child, 'colour')) });
  }
  const all = seated.reduce<readonly Participant[]>(
    (others, { id, seat }) => others.toSpliced(seat, 0, { id, name: id, colour: undefined }),
    [...participants.values()],
  );
  return new Roster(all);
}

/** The first child of each name. */
function childrenByName(element: Element): ReadonlyMap<string, AnyElement<Vocabulary>> {
  const children = new Map<string, AnyElement<Vocabulary>>();
  for (const child of element.children) if (!children.has(child.name)) children.set(child.name, child);
  return children;
}

function textOf(element: Element, attribute: string): string | undefined {
  const value: unknown = element.values[attribute];
  return typeof value === 'string' ? value : undefined;
}

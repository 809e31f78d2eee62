/**
 * Events of a saved game, and paths into what they hold: `args.card`, `players.0.name`; `^` is what holds the event,
 * `#` what it is called there.
 */

/** Any value that JSON can say. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [name: string]: Data };

/** Something that a file holds: an event, or what events lie in. */
export interface SavedEvent {
  readonly data: Data;
  /** The line of the file, where its notation has lines; else the number of the event. 1-based. */
  readonly place: number;
  readonly outer: SavedEvent | undefined;
  /** The path from there to the list or the object that it is a member of. */
  readonly via?: string;
  /** Of a member of an object its name, of a member of a list that of the list. */
  readonly name?: string;
  /** What a template of a sentence has found in it. */
  readonly found?: Readonly<Record<string, string>>;
}

/** @returns undefined where there is nothing */
export function valueAt(event: SavedEvent, path: string): Data | undefined {
  // A column may be called `Nr.`.
  const whole = path.includes('.') ? memberOf(event.data, path) : undefined;
  if (whole !== undefined) return whole;
  let at: SavedEvent | undefined = event;
  let value: Data | undefined = event.data;
  for (const step of path === '' ? [] : path.split('.')) {
    if (step === '^') {
      at = at?.outer;
      value = at?.data;
    } else if (step === '#') value = at?.name;
    else if (value === event.data && event.found && Object.hasOwn(event.found, step)) value = event.found[step];
    else value = memberOf(value, step);
  }
  return value;
}

/** What lies at a path, `match`, or the members of lists and objects there, `data[].data[]`. Each knows what it lies in. */
export function eventsIn(outer: SavedEvent, path: string): readonly SavedEvent[] {
  const [first = '', ...rest] = path.split('[]');
  const via = first.replace(/^\./, '');
  if (rest.length === 0) {
    const data = valueAt(outer, via);
    return data === undefined ? [] : [{ data, place: 1, outer, via, name: lastOf(via) }];
  }
  const events = membersOf(outer, via);
  return rest.join('') === '' ? events : events.flatMap((event) => eventsIn(event, rest.join('[]')));
}

/** The members of the list or the object at a path; none where there is neither. */
export function membersOf(outer: SavedEvent, via: string): readonly SavedEvent[] {
  const held = valueAt(outer, via);
  if (typeof held !== 'object' || held === null) return [];
  return Object.entries(held).map(([name, data], index) => {
    return { data: data as Data, place: index + 1, outer, via, name: Array.isArray(held) ? lastOf(via) : name };
  });
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** More than this lies in nothing that people save. */
const DEEPEST = 32;

/** The paths to all that is said in a value. */
export function* leavesOf(value: Data, path = '', depth = 0): Generator<string> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) {
    yield path;
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    yield* leavesOf(member as Data, path === '' ? name : `${path}.${name}`, depth + 1);
  }
}

function memberOf(value: Data | undefined, name: string): Data | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, Data>>)[name] : undefined;
}

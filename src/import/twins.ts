/** What a source tells everybody, and one player more of: two events of the same move become one. */
import { type Data, type SavedEvent, valueAt } from './event.js';
import type { Profile } from './profile.js';

/** A move tells a player a few things of one type. Every public event looks through them: what is more stands for itself. */
const MOST_TWINS = 64;

/** @returns public events, each filled in from the private one of its move and type; private ones without a public one stand for themselves */
export function joinTwins(
  events: readonly SavedEvent[],
  { key, channel, private: start }: NonNullable<Profile['twins']>,
): readonly SavedEvent[] {
  const isPrivate = (event: SavedEvent): boolean => String(valueAt(event, channel) ?? '').startsWith(start);
  const keyOf = (event: SavedEvent): string => JSON.stringify([valueAt(event, key) ?? null, kindOf(event.data)]);
  const waiting = new Map<string, SavedEvent[]>();
  for (const event of events) {
    if (!isPrivate(event)) continue;
    const queue = waiting.get(keyOf(event));
    if (queue && queue.length < MOST_TWINS) queue.push(event);
    else if (!queue) waiting.set(keyOf(event), [event]);
  }
  const joined = new Set<SavedEvent>();
  const filled = new Map<SavedEvent, SavedEvent>();
  for (const event of events) {
    if (isPrivate(event)) continue;
    const queue = waiting.get(keyOf(event)) ?? [];
    const at = queue.findIndex((twin) => agrees(event.data, twin.data));
    const [twin] = at < 0 ? [] : queue.splice(at, 1);
    if (!twin) continue;
    joined.add(twin);
    filled.set(event, { ...event, data: filledIn(event.data, twin.data) });
  }
  return events.filter((event) => !joined.has(event)).map((event) => filled.get(event) ?? event);
}

function kindOf(data: Data): Data {
  return (typeof data === 'object' && data && !Array.isArray(data) && (data as { readonly type?: Data }).type) || null;
}

/** True where nothing that both say differs. */
function agrees(one: Data, other: Data): boolean {
  if (isHidden(one) || isHidden(other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  return Object.entries(one).every(
    ([name, value]) =>
      !(name in other) || IDS.has(name) || agrees(value as Data, (other as Record<string, Data>)[name] as Data),
  );
}

/** Each event has one of its own. */
const IDS: ReadonlySet<string> = new Set(['uid', 'log']);

function filledIn(one: Data, other: Data): Data {
  if (isHidden(one)) return other;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one;
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && one.length > 0 ? one : other;
  const both: Record<string, Data> = { ...(other as Record<string, Data>) };
  for (const [name, value] of Object.entries(one))
    both[name] = name in both ? filledIn(value as Data, both[name] as Data) : (value as Data);
  return both;
}

function isHidden(value: Data): boolean {
  return value === null || value === '?' || (typeof value === 'string' && /^\?( \?)*$/.test(value));
}

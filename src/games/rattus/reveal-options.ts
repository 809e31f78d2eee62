/** Which token could be turned up next, and what those whom it hits could decide. @see rattus.md 3.7 d9, d10 */
import { products, selections } from '../../engine/combinations.js';
import { make } from './moment.js';
import { effective, hitsOf } from './outbreak.js';
import type { Ravage } from './ravage-state.js';
import type { PlayerState, TableState } from './state.js';
import type { RattusElement } from './vocabulary.js';

/** Whether a token and a cube are left, or the knight's figure does for a cube. @see rattus.ravage.precondition */
export function canReveal(table: TableState, { region, neutral, over }: Ravage): boolean {
  const lives = table.population(region) > 0 || (neutral > 0 && table.profile.neutralEnablesRavage);
  return !over && lives && table.region(region).rats.length > 0;
}

/**
 * Each token of the region. It is named where the record knows which one lies there; else it is `?`, for whatever may
 * come up. @see rattus.ravage.flip-order, rattus.piper.crusader-reveal
 */
export function* reveals(table: TableState, ravage: Ravage): Generator<RattusElement> {
  const { region, order } = ravage;
  const due = order?.[0] === '?' ? undefined : order?.[0];
  const rats = table.region(region).rats.map(({ name }, index) => ({ slot: index + 1, name }));
  const isDue = rats.some(({ name }) => name === due);
  for (const { slot, name } of rats) {
    if (due !== undefined && (isDue ? name !== due : name !== undefined)) continue;
    const token = name ?? due ?? '?';
    for (const children of decisions(table, ravage, token)) yield make('reveal', { region, slot, token }, children);
  }
}

/** Everybody's decisions together. Online potions go without being asked for. @see rattus.online.magician-forced */
function* decisions(table: TableState, ravage: Ravage, token: string): Generator<readonly RattusElement[]> {
  const { region } = ravage;
  if (table.profile.potionsForced || table.players.every(({ seat }) => table.potionsAt(region, seat) === 0)) {
    yield [];
    return;
  }
  const front = table.edition.tokens.get(token);
  const breaksOut = front?.limit === undefined || effective(table, ravage) >= front.limit;
  const hits = front && breaksOut ? hitsOf(table, region, front) : [];
  const each = table.players.map((player) => {
    const cubes = table.region(region).cubes[player.seat] ?? [];
    if (!front?.hits) return [...spendings(player, cubes)];
    return [...sacrifices(player, cubes, hits.find((one) => one.player === player)?.causes.length ?? 0)];
  });
  for (const chosen of products(each)) yield chosen.flat();
}

/** What is left of a player's cubes when potions were spent, each as the number of potions under it. */
interface Spent {
  readonly cubes: readonly number[];
  readonly elements: readonly RattusElement[];
}

/** For so many hits: potions, then cubes; in every choice that leaves something else. @see rattus.piper.magician-protect */
function* sacrifices(player: PlayerState, cubes: readonly number[], hits: number): Generator<readonly RattusElement[]> {
  let ways: readonly Spent[] = [{ cubes, elements: [] }];
  for (let spent = 0; spent <= hits && ways.length > 0; spent += 1) {
    for (const { cubes: left, elements } of ways) {
      const lost = Math.min(hits - spent, left.length);
      // The cubes with the fewest potions need not be told.
      const [fewest, ...others] = selections(sorted(left), lost);
      if (fewest) yield elements;
      for (const potions of others) yield [...elements, make('lose', { player: player.id, cubes: lost, potions })];
    }
    ways = distinct(ways.flatMap((way) => [...spendOne(player, way)]));
  }
}

/** For a token that nobody knows: any number of potions, from under the cubes with most. */
function* spendings(player: PlayerState, cubes: readonly number[]): Generator<readonly RattusElement[]> {
  let way: Spent | undefined = { cubes, elements: [] };
  while (way) {
    yield way.elements;
    [way] = spendOne(player, way);
  }
}

/** One potion more, from under the cube with most first. */
function* spendOne({ id }: PlayerState, { cubes, elements }: Spent): Generator<Spent> {
  const most = Math.max(0, ...cubes);
  for (let on = most; on > 0; on -= 1) {
    if (!cubes.includes(on)) continue;
    const spend = make('spend-potion', { player: id, ...(on < most && { on }) });
    yield { cubes: cubes.with(cubes.indexOf(on), on - 1), elements: [...elements, spend] };
  }
}

/** Ways that leave the same cubes are one way: the first. */
function distinct(ways: readonly Spent[]): readonly Spent[] {
  const keys = ways.map(({ cubes }) => sorted(cubes).join());
  return ways.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function sorted(cubes: readonly number[]): readonly number[] {
  return cubes.toSorted((a, b) => a - b);
}

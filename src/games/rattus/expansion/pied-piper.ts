/** The pied piper: one own cube goes to a neighbouring region, and the tokens follow. @see rattus.md 4.13 */

import { type Facts, foundAt } from '../../../engine/facts.js';
import { list, name, quoted } from '../../../engine/message.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { cubesBetween, meantCubes, moveCubes, tellNoCube } from '../base/cubes.js';
import { blur, tellPlace } from '../base/identity.js';
import { tellRegion } from '../base/passage.js';
import { actInEach } from '../cards/acting.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/pied-piper.js';
import { PLACES, regionNamed } from '../rules/facts.js';
import { anybodysIn, inRegion, ofPlayer, onTable } from '../table/quantities.js';
import { disturb } from '../table/ravage-state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

const RULE = 'rattus.piper.pied-piper-move';
const FORM = { rule: RULE, message: 'rattus_piper-twice', regions: ['from', 'to'], movesCubes: true } as const;

/** `<pipe>`. @see rattus.piper.pied-piper-move */
export function piedPiper(use: Act, pipes: readonly RattusElementOf<'pipe'>[]): void {
  const { table, judge, player } = use;
  actInEach(use, pipes, FORM, (pipe, { from, to }, judged) => {
    const meant = meantCubes(table, from, player, 1, pipe.values.potions);
    if (!meant) return undefined;
    const { cubes, named } = meant;
    const due = declared.followers(table.board, regionNamed(from), regionNamed(to));
    const led = followersIn(pipe, due);
    const right =
      judged &&
      requireChosen(
        use,
        declared.piedPiper,
        [regionNamed(from), regionNamed(to), named[0] ?? 0, declared.setOf(led.places)],
        (answer) => tell(use, pipe, { from, to, due, led }, answer),
      );
    if (cubes) moveCubes(judge, { rule: RULE, verb: 'advance', player, from, to, cubes });
    lead(use, pipe, from, to, due);
    return right;
  });
}

/** What a record says of the tokens that follow. */
interface Led {
  /** By their places, 0-based; any as many where the record does not name them. */
  readonly places: readonly number[];
  /** The attribute that says how many they are. */
  readonly attribute: 'slots' | 'rats';
}

/** @param due how many can follow */
function followersIn(pipe: RattusElementOf<'pipe'>, due: number): Led {
  const rats = known(pipe.values.rats);
  const slots = slotsOf(pipe);
  const isNumber = rats === undefined || rats === due;
  const first = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);
  if (!slots || !isNumber) return { places: first(Math.min(PLACES.length, rats ?? due)), attribute: 'rats' };
  const words = known(pipe.values.slots)?.length ?? 0;
  // Whoever names one twice and yet as many as are due names more than that.
  if (slots.length === due && words > due) return { places: first(words), attribute: 'slots' };
  return { places: slots.map((slot) => slot - 1), attribute: 'slots' };
}

/** A way as it is recorded. */
interface Way {
  readonly from: Region;
  readonly to: Region;
  readonly due: number;
  readonly led: Led;
}

function tell(
  { table, player }: Act,
  pipe: RattusElementOf<'pipe'>,
  { from, to, due, led }: Way,
  { rule, slot }: Answer,
): Facts {
  const isLed = due > 0 || led.places.length > 0;
  const rats = isLed ? [inRegion(from, 'rats'), inRegion(to, 'rats')] : [];
  if (slot === 'to') {
    const taints = [...cubesBetween(table, player, from, to), ...rats];
    return tellRegion(table, rule, { element: pipe, attribute: 'to', at: to, from, taints });
  }
  if (slot !== 'slots') {
    const taints = [...anybodysIn(table, from, to), ...rats, ofPlayer(player.id, 'potions')];
    return { ...tellNoCube(table, player, from, pipe, 'from'), taints };
  }
  const claimed = led.attribute === 'rats' ? (known(pipe.values.rats) ?? due) : led.places.length;
  if (claimed === due) {
    const { length } = table.region(from).rats;
    const wrong = led.places.find((place) => place < 0 || place >= length) ?? length;
    return { ...tellPlace(table, from, wrong + 1, pipe), attribute: 'slots' };
  }
  return {
    message: 'rattus_piper-rats',
    with: { from: name('region', from), to: name('region', to), count: due, claimed },
    expected: String(due),
    ...foundAt(pipe, led.attribute, claimed),
    dependsOn: [inRegion(from, 'rats'), inRegion(to, 'rats'), onTable('bishops')],
    taints: rats,
  };
}

/** As many tokens as possible follow the cube. @see rattus.piper.pied-piper-tokens */
function lead(use: Act, pipe: RattusElementOf<'pipe'>, from: Region, to: Region, due: number): void {
  const { table, judge, player } = use;
  const origin = table.region(from);
  const target = table.region(to);
  const slots = slotsOf(pipe);
  const rats = Math.min(known(pipe.values.rats) ?? slots?.length ?? due, origin.rats.length);
  if (due === 0) judge.applies('rattus.piper.pied-piper-without-rats');
  judge.line('rattus.piper.pied-piper-tokens', 'rattus_rats-follow', () => ({
    from: name('region', from),
    to: name('region', to),
    count: due,
    places: list((slots ?? []).map((slot) => quoted(String(slot)))),
  }));
  const named = slots?.length === rats ? slots.toSorted((a, b) => b - a) : undefined;
  const usable = named?.every((slot) => slot >= 1 && slot <= origin.rats.length) ?? !namesSlots(pipe);
  if (!usable) blur(table, from);
  if (rats > 0) disturb(use.ravage, from);
  for (let index = 0; index < rats; index += 1) {
    // Those with the highest places go first, so that the places of the others stay what they were.
    const which = String(usable && named ? (named[index] ?? 1) : rats - index);
    const { id } = player;
    judge.effect('rattus.piper.pied-piper-tokens', { verb: 'advance', player: id, thing: 'rat', which, from, to });
  }
  // The last ones to go arrived in reverse order.
  const arrived = target.rats.splice(target.rats.length - rats, rats);
  target.rats.push(...arrived.reverse());
}

/** Whether the record says which tokens follow, known or not; without a word it is the oldest. */
function namesSlots({ values: { slots } }: RattusElementOf<'pipe'>): boolean {
  return slots !== undefined && slots.length > 0;
}

/** The places of the tokens that follow, each once; undefined where the record does not tell all of them. */
function slotsOf(pipe: RattusElementOf<'pipe'>): readonly number[] | undefined {
  const stated = known(pipe.values.slots);
  if (!stated || !namesSlots(pipe) || stated.includes('?')) return undefined;
  return [...new Set(stated.map(Number))].filter((slot) => Number.isInteger(slot));
}

/** The pied piper: one own cube goes to a neighbouring region, and the tokens follow. @see rattus.md 4.13 */
import { name, player as playerName } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, moveCubes, placeOf } from '../base/cubes.js';
import { blur, requireSlot } from '../base/identity.js';
import { isInvented } from '../base/map.js';
import { closed } from '../base/passage.js';
import { disturb } from '../base/ravage-state.js';
import { requireAtMost } from '../cards/at-most.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS } from '../rules/amounts.js';
import type { TableState } from '../state.js';
import type { RattusElementOf, Region } from '../vocabulary.js';

/** `<pipe>`. @see rattus.piper.pied-piper-move */
export function piedPiper(use: Use, pipes: readonly RattusElementOf<'pipe'>[]): void {
  const { table, judge, player } = use;
  const rule = 'rattus.piper.pied-piper-move';
  let judged = requireAtMost(use, rule, 1, pipes, 'rattus_piper-twice');
  for (const pipe of pipes) {
    const from = known(pipe.values.from);
    const to = known(pipe.values.to);
    if (from === undefined || to === undefined) {
      judge.suspend('choice', rule);
      continue;
    }
    if (from === 'castle' || to === 'castle') {
      if (judged) judged = !closed(table, judge, 'castle', pipe, from === 'castle' ? 'from' : 'to');
      continue;
    }
    if (judged) judged = requireWay(use, pipe, from, to);
    const cubes = chosenCubes(table, from, player.seat, 1, known(pipe.values.potions));
    if (cubes) {
      moveCubes(judge, { rule, verb: 'advance', player, from: placeOf(from, player), to: placeOf(to, player), cubes });
    }
    lead(use, pipe, from, to, judged);
  }
}

function requireWay({ table, judge, player }: Use, pipe: RattusElementOf<'pipe'>, from: Region, to: Region): boolean {
  if (closed(table, judge, to, pipe, 'to')) return false;
  return (
    judge.require(
      'rattus.piper.pied-piper-move',
      chosenCubes(table, from, player.seat, 1, known(pipe.values.potions)) !== undefined,
      () => ({
        message: 'rattus_no-cube',
        with: { player: playerName(player.id), place: name('site', from) },
        element: pipe,
        attribute: 'from',
        actual: from,
        restsOn: [`${from} ${player.id}`],
        spoils: table.players.flatMap(({ id }) => [`${from} ${id}`, `${to} ${id}`, `${id} board`]),
      }),
    ) &&
    judge.require('rattus.piper.pied-piper-move', table.adjacent(from, to), () => ({
      message: 'rattus_not-adjacent',
      with: { from: name('region', from), to: name('region', to) },
      ...table.expectedNeighbours(from),
      actual: to,
      element: pipe,
      attribute: 'to',
      reconstructed: isInvented(table.edition, from, to),
    })) &&
    judge.require('rattus.piper.pied-piper-wall', !table.isWalled(from, to), () => ({
      message: 'rattus_wall',
      with: { from: name('region', from), to: name('region', to) },
      actual: to,
      element: pipe,
      attribute: 'to',
      restsOn: ['walls'],
    }))
  );
}

/** How many tokens follow a cube. @see rattus.piper.pied-piper-cap, rattus.piper.pied-piper-bishop */
function followers(table: TableState, from: Region, to: Region): number {
  const target = table.region(to);
  if (target.bishops > 0) return 0;
  return Math.max(0, Math.min(table.region(from).rats.length, MOST_RATS - target.rats.length));
}

/** As many tokens as possible follow the cube. @see rattus.piper.pied-piper-tokens */
function lead(use: Use, pipe: RattusElementOf<'pipe'>, from: Region, to: Region, judged: boolean): void {
  const { table, judge, player } = use;
  const origin = table.region(from);
  const target = table.region(to);
  const due = followers(table, from, to);
  const slots = slotsOf(pipe);
  const rats = Math.min(known(pipe.values.rats) ?? slots?.length ?? due, origin.rats.length);
  if (due === 0) judge.scribe?.rule('rattus.piper.pied-piper-without-rats');
  judge.line('rattus.piper.pied-piper-tokens', 'rattus_rats-follow', () => ({
    from: name('region', from),
    to: name('region', to),
    count: due,
  }));
  if (judged) requireFollowers(use, pipe, from, to, due);
  const named = slots?.length === rats ? slots.toSorted((a, b) => b - a) : undefined;
  const usable =
    named?.every((slot) => requireSlot(table, judge, 'rattus.piper.pied-piper-tokens', from, slot, pipe)) ??
    !namesSlots(pipe);
  if (!usable) blur(table, from);
  if (rats > 0) disturb(use.ravage, from);
  for (let index = 0; index < rats; index += 1) {
    // Those with the highest places go first, so that the places of the others stay what they were.
    const slot = usable && named ? (named[index] ?? 1) : rats - index;
    judge.effect('rattus.piper.pied-piper-tokens', {
      verb: 'advance',
      player: player.id,
      thing: 'rat',
      which: String(slot),
      amount: 1,
      from,
      to,
    });
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

/** The number of tokens that follow, and that of the places they leave, must be what can follow. @param due what can */
function requireFollowers(
  { table, judge }: Use,
  pipe: RattusElementOf<'pipe'>,
  from: Region,
  to: Region,
  due: number,
): void {
  const rats = known(pipe.values.rats);
  const places = slotsOf(pipe)?.length;
  const isOfSlots = places !== undefined && places !== due && (rats === undefined || rats === due);
  const claimed = isOfSlots ? places : rats;
  if (claimed === undefined) return;
  judge.require(ruleOf(claimed, due, table.region(to).bishops > 0), claimed === due, () => ({
    message: 'rattus_piper-rats',
    with: { from: name('region', from), to: name('region', to), count: due, claimed },
    expected: String(due),
    actual: String(claimed),
    element: pipe,
    attribute: isOfSlots ? 'slots' : 'rats',
    restsOn: [`${from} rats`, `${to} rats`, 'bishops'],
  }));
}

function ruleOf(claimed: number, due: number, bishop: boolean): RuleIdOfRattus {
  if (claimed > due && bishop) return 'rattus.piper.pied-piper-bishop';
  return claimed > due ? 'rattus.piper.pied-piper-cap' : 'rattus.piper.pied-piper-tokens';
}

/**
 * A second referee for Rattus with Pied Piper, written from rules/rattus.md alone and sharing nothing with the program. It judges
 * logs in which every token is recorded, and keeps plain lists only: every count is made anew whenever somebody asks.
 */
import { all, type Element, get, one, tagOf } from './element.js';
import { checkState } from './rattus-act.js';
import { serf } from './rattus-cards.js';
import { canRavage, reveal } from './rattus-plague.js';
import { optionsIn, setUp } from './rattus-setup.js';
import { canAct, playSlot } from './rattus-slot.js';
import { cubesAt, onBoard, type Table, type Watch } from './rattus-table.js';
import { playTurn, unload } from './rattus-turn.js';
import { demand, type Judgement, judgementOf, type Place } from './verdict.js';

/** Behind so many turns. */
const behind = (turns: number): Place => (turns === 0 ? SETUP : { section: 'turn', turn: turns });
const SETUP: Place = { section: 'setup', turn: null };
const FINAL: Place = { section: 'final', turn: null };
const RESULT: Place = { section: 'result', turn: null };

/**
 * @param edition map, tokens and cards of the game, as `<components>`
 * @param watch is told of every step before it is judged
 */
export function judgeRattus(game: Element, edition: Element, watch?: Watch): Judgement {
  const options = optionsIn(game);
  return judgementOf(() => {
    const table: Table = { ...setUp(game, edition, options), watch, growing: growingIn(game) };
    const turns = playMoves(table, game);
    const result = one(game, 'result');
    if (!result) return false;
    demand(turns.finished, RESULT, 'a result before the end');
    for (const region of table.regions) demand(!canRavage(table, region, 0), RESULT, `${region} is not ravaged`);
    checkResult(table, result);
    return false;
  });
}

/** Without a result the record may stop anywhere: its moves, the last of them, and so on; a number ends that. */
function growingIn(game: Element): ReadonlySet<Element> {
  const path = new Set<Element>();
  const moves = one(game, 'moves');
  if (one(game, 'result') && !(moves && one(moves, 'abandoned'))) return path;
  for (let element = moves; element && !['state', 'effect'].includes(element.name); ) {
    path.add(element);
    element = element.children.findLast(({ name }) => name !== 'note' && name !== 'abandoned');
  }
  return path;
}

/** @returns whether the game came to its end */
function playMoves(table: Table, game: Element): { readonly finished: boolean } {
  const { players } = table;
  let turns = 0;
  let slots: string[] | undefined;
  let ravaged = false;
  const unloads = (): boolean => cubesAt(table, 'baker').length > 0;
  const moves = one(game, 'moves');
  const isClosed = table.growing?.size === 0;
  for (const element of moves?.children ?? []) {
    if (element.name === 'note' || element.name === 'abandoned') continue;
    const next = turns + (element.name === 'turn' ? 1 : 0);
    if (moves) table.watch?.({ parent: moves, step: element, place: ravaged ? FINAL : behind(next), table });
    // Where the record breaks off, the other slots may still come.
    if (element.name !== 'state' && element.name !== 'last-round' && isClosed) {
      const missing = slots?.find((player) => canAct(table, player));
      demand(missing === undefined, behind(turns), `${missing} has no slot`);
    }
    if (element.name === 'turn') {
      turns += 1;
      const place: Place = { section: 'turn', turn: turns };
      demand(slots === undefined, place, 'a turn after the last round');
      demand(!isEnd(table, turns - 1), place, 'a turn after the end');
      const due = players[(turns - 1) % players.length];
      demand(get(element, 'player') === due, place, `${tagOf(element)}: it is the turn of ${due}`);
      playTurn(table, element, place);
    } else if (element.name === 'last-round') {
      demand(slots === undefined || slots.length > 0, behind(turns), 'a second last round');
      demand(isEnd(table, turns), behind(turns), 'a last round without a reason');
      slots ??= lastRoundOrder(table);
      for (const slot of element.children) {
        if (slot.name === 'note') continue;
        turns += slot.name === 'turn' ? 1 : 0;
        const here: Place = { section: 'turn', turn: turns };
        table.watch?.({ parent: element, step: slot, place: here, table });
        if (slot.name === 'state') {
          checkState(table, slot, here);
          continue;
        }
        demand(slot.name === 'turn', here, `${tagOf(slot)} in the last round`);
        const own = get(slot, 'player');
        // Who could do nothing need not be named.
        while (slots.includes(own) && slots[0] !== own && !canAct(table, slots[0] ?? '')) slots.shift();
        const due = slots.shift();
        demand(own === due, here, `${tagOf(slot)}: it is the turn of ${due ?? 'nobody'}`);
        playSlot(table, slot, here);
      }
      table.watch?.({ parent: element, place: { section: 'turn', turn: turns }, table });
    } else if (element.name === 'unload') {
      const owner = table.cards.find(({ card }) => card === 'baker')?.owner ?? '';
      demand(slots !== undefined && !ravaged, FINAL, `${tagOf(element)}: not now`);
      const left = players[(players.indexOf(owner) + 1) % players.length];
      demand(owner !== '' && get(element, 'player') === left, FINAL, `${tagOf(element)}: ${left} does it`);
      unload(table, element, FINAL);
    } else if (element.name === 'final-plague') {
      if (slots === undefined) {
        demand(isEnd(table, turns), behind(turns), 'the final plague before the end');
        slots = lastRoundOrder(table);
        const missing = slots.find((player) => canAct(table, player));
        demand(missing === undefined, behind(turns), 'the final plague before the last round');
      }
      slots = [];
      demand(!unloads(), FINAL, 'cubes are still on the baker');
      ravaged = true;
      finalPlague(table, element);
      // What one part leaves may be ravaged in the next.
      if (element === all(moves, 'final-plague').at(-1)) requireRavaged(table, element);
    } else if (element.name === 'state') {
      checkState(table, element, ravaged ? FINAL : behind(turns));
    } else demand(false, behind(turns), `${tagOf(element)} among the moves`);
  }
  if (isClosed) demand(!slots?.some((player) => canAct(table, player)), behind(turns), 'slots are missing');
  if (moves) table.watch?.({ parent: moves, place: ravaged ? FINAL : behind(turns), table });
  return { finished: slots !== undefined && slots.length === 0 && ravaged };
}

/** The regular turns are over after the turn that brings about the end, or after everybody's last of that round. */
function isEnd(table: Table, turns: number): boolean {
  if (table.trigger === '') return false;
  return table.options['end-timing'] !== 'complete-round' || turns % table.players.length === 0;
}

/** Everybody but the one who brought about the end, counter-clockwise from his right. */
function lastRoundOrder({ players, trigger }: Table): string[] {
  const own = players.indexOf(trigger);
  return [...players.slice(0, own).reverse(), ...players.slice(own + 1).reverse()];
}

function finalPlague(table: Table, element: Element): void {
  const { serfWaits } = table;
  let serfMay = false;
  for (const step of element.children) {
    if (step.name === 'note') continue;
    table.watch?.({ parent: element, step, place: FINAL, table });
    if (step.name === 'use' && get(step, 'card') === 'serf' && serfWaits) {
      demand(serfMay, FINAL, `${tagOf(step)}: no foreign cube was removed`);
      serfMay = false;
      serf(table, serfWaits.player, step, serfWaits.region, FINAL);
      continue;
    }
    if (step.name === 'state') {
      checkState(table, step, FINAL);
      continue;
    }
    demand(step.name === 'reveal', FINAL, `${tagOf(step)} in the final plague`);
    const losers = reveal(table, step, neutralIn(table, get(step, 'region')), FINAL);
    serfMay = get(step, 'region') === serfWaits?.region && losers.some((loser) => loser !== serfWaits?.player);
  }
  table.watch?.({ parent: element, place: FINAL, table });
}

function requireRavaged(table: Table, element: Element): void {
  if (table.growing?.has(element)) return;
  for (const region of table.regions) {
    demand(!canRavage(table, region, neutralIn(table, region)), FINAL, `${region} is not ravaged`);
  }
}

function neutralIn(table: Table, region: string): number {
  const isOwned =
    table.options['last-round-knight'] === 'deferred-final' &&
    table.options['last-round-knight-counts'] === 'when-owned' &&
    table.cards.some(({ card, owner }) => card === 'knight' && owner !== '');
  return (table.figureCounts || isOwned) && region === table.figure ? 2 : 0;
}

/** Most cubes; of those who have the most the one wins who would have moved first. Nothing else is said of equals. */
function checkResult(table: Table, result: Element): void {
  const { players } = table;
  const after = players.indexOf(table.trigger) + 1;
  const clockwise = [...players.slice(after), ...players.slice(0, after)];
  const backwards = [...lastRoundOrder(table), table.trigger];
  const next = table.options['tie-break-order'] === 'clockwise' ? clockwise : backwards;
  const total = (player: string): number => onBoard(table, player) + cubesAt(table, 'castle', player).length;
  const ranking = [...next].sort((one, other) => total(other) - total(one));
  const scored: string[] = [];
  const ranked = new Map<string, number>();
  for (const score of all(result, 'score')) {
    const player = get(score, 'player');
    demand(!scored.includes(player), RESULT, `${tagOf(score)}: a second score`);
    scored.push(player);
    demand(players.includes(player), RESULT, `${tagOf(score)}: nobody has this id`);
    const { cubes, rank } = score.attributes;
    if (cubes !== undefined)
      demand(Number(cubes) === total(player), RESULT, `${tagOf(score)}: cubes is ${total(player)}`);
    if (rank !== undefined) ranked.set(player, Number(rank));
  }
  const ways = players.reduce<readonly Ranks[]>(
    (begun, player) => begun.flatMap((way) => players.map((_, before) => new Map([...way, [player, before + 1]]))),
    [new Map()],
  );
  const fits = ways.some(
    (way) => isRanking(way, ranking, total) && [...ranked].every(([one, rank]) => way.get(one) === rank),
  );
  demand(fits, RESULT, `the ranks are not those of ${ranking.join(', ')}`);
}

type Ranks = ReadonlyMap<string, number>;

/** The winner alone is first, whoever has more cubes is ahead, and each has as many players ahead as the rank says. @param best the order with the winner first */
function isRanking(
  ranks: Ranks,
  [winner = '', ...best]: readonly string[],
  total: (player: string) => number,
): boolean {
  const rankOf = (player: string): number => ranks.get(player) ?? 0;
  const ahead = (player: string): number => [...ranks.values()].filter((rank) => rank < rankOf(player)).length;
  return (
    rankOf(winner) === 1 &&
    best.every((one) => rankOf(one) === 1 + ahead(one) && rankOf(one) > 1) &&
    best.every((one) => best.every((other) => total(one) <= total(other) || rankOf(one) < rankOf(other)))
  );
}

/** The end: the cubes on the baker are set down, then the plague ravages every region. @see rattus.md 3.5, 4.11, 4.15 */

import type { Judge } from '../../../engine/judge.js';
import { name, player as playerName } from '../../../engine/message.js';
import type { Records } from '../../../engine/records.js';
import { known } from '../../../log/attribute.js';
import { childrenNamed } from '../../../log/vocabulary.js';
import { bringCubes } from '../base/cubes.js';
import { endRavage, flip, requireContinued } from '../base/ravage.js';
import { setsNothingDown, unloadCubes } from '../expansion/baker.js';
import { addEarned, tellUnearned } from '../expansion/serf.js';
import { CLAIMS, readAnywhere, readAround } from '../record/anywhere.js';
import { type Asker, requireBefore } from '../record/asked.js';
import { behindToken, isSpent } from '../record/from-record.js';
import { cubesOnBaker } from '../rules/cards/baker.js';
import * as declared from '../rules/cards/serf.js';
import { regionNamed } from '../rules/facts.js';
import { addedIn, reachOf } from '../rules/final.js';
import { serfWaits } from '../rules/table.js';
import { allCubesOf, inRegion, ofAll, ofCard, onTable } from '../table/quantities.js';
import { Ravage } from '../table/ravage-state.js';
import type { PlayerState, TableState } from '../table/state.js';
import type { RattusElementOf, RattusVocabulary, Region } from '../vocabulary.js';

/**
 * `<unload player>` between last round and final plague: by the left neighbour of the baker's owner.
 * @param inTime false where it stands before the one or behind the other
 * @see rattus.piper.end-baker
 */
export function unloadAtEnd(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'unload'>,
  inTime: boolean,
): void {
  const by = known(element.values.player);
  judge.enter('final', element, by);
  judge.beginMove(null, element, by);
  judge.headline('rattus_headline-unload', () => ({ player: playerName(by ?? '') }));
  if (inTime && setsNothingDown(table, element)) return judge.endMove();
  const owner = table.ownerOf('baker');
  const due = owner === undefined ? undefined : (owner + 1) % table.players.length;
  const seat = table.roster.seat(element.values.player);
  const now = judge.require('rattus.piper.end-baker', inTime, () => ({
    kind: 'order',
    message: 'rattus_unload-out-of-time',
    taints: table.players.flatMap(allCubesOf),
  }));
  const right =
    now &&
    judge.require(
      'rattus.piper.end-baker',
      due !== undefined && (element.values.player === undefined || seat === due),
      () => ({
        kind: due === undefined ? 'illegal' : 'order',
        message: due === undefined ? 'rattus_unload-unowned' : 'rattus_unload-by',
        with: { player: playerName(by ?? ''), expected: playerName(table.player(due ?? 0).id) },
        ...(due !== undefined && { expected: table.player(due).id }),
        actual: by ?? '',
        attribute: 'player',
        dependsOn: [ofCard('baker')],
      }),
    );
  unloadCubes(table, judge, element, 'rattus.piper.end-baker', right);
  judge.endMove();
}

/** The final plague: one `<final-plague>`, or several that go on with each other. */
export class FinalPlague {
  private readonly ravages = new Map<Region, Ravage>();

  constructor(
    private readonly table: TableState,
    private readonly judge: Judge,
    private readonly records: Records,
  ) {}

  /** Whether nothing is left that it could act on: what is turned up then is turned up by another one. */
  get isOver(): boolean {
    return this.table.inUse.every((region) => isSpent(this.table, this.ravageOf(region)) === true);
  }

  /** @param unloaded whether the cubes on the baker have been set down */
  begin(unloaded: boolean): void {
    const { table, judge } = this;
    table.phase = 'final';
    const baked = cubesOnBaker(table.board);
    judge.require('rattus.piper.end-baker', unloaded || baked === 0, () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'rattus_unload-missing-at-end',
      with: { count: baked },
      certain: true,
      dependsOn: ofAll(table, 'baker'),
      // They may have been set down all the same, or be counted where they lie.
      taints: table.players.filter(({ baker }) => baker > 0).flatMap(allCubesOf),
    }));
    judge.line('rattus.end.final-ravage', 'rattus_ravages-everywhere', () => ({}));
    tellManner(table, judge);
    table.finalRavage = undefined;
  }

  /** @param goesOn whether another part comes: what this one leaves may be ravaged there */
  run(element: RattusElementOf<'final-plague'>, goesOn: boolean): void {
    const { table, judge } = this;
    // Numbers behind the last token count what there is when all is over.
    const last = element.children.findLast(({ name }) => !CLAIMS.has(name));
    if (!last && !goesOn) this.end(element);
    for (const child of element.children) {
      if (!judge.isSuspended) table.reach = table.players.map(({ seat }) => reachOf(table.board, seat));
      switch (child.name) {
        case 'reveal':
          table.finalRavage = this.reveal(child);
          break;
        case 'spread':
          spreadAtEnd(table, judge, child);
          break;
        case 'use':
          useAtEnd(table, judge, child);
          break;
        default:
          readAnywhere(table, judge, child, 'rattus.online.final-no-undo');
          break;
      }
      if (child === last && !goesOn) this.end(element);
    }
    judge.enter('final', element);
  }

  /** Nothing is left that could be turned up. */
  private end(element: RattusElementOf<'final-plague'>): void {
    const { table, judge } = this;
    judge.enter('final', element);
    const acts = [onTable('final spread'), onTable('final use')];
    for (const region of table.inUse)
      requireContinued(table, judge, this.ravageOf(region), 'rattus.end.final-ravage', acts);
  }

  private ravageOf(region: Region): Ravage {
    return this.ravages.get(region) ?? beginFinal(this.table, region);
  }

  /** @returns the ravage of the region; undefined where the record does not name it */
  private reveal(element: RattusElementOf<'reveal'>): Ravage | undefined {
    const { table, judge, records, ravages } = this;
    const region = known(element.values.region);
    judge.beginMove(null, element, undefined);
    if (region === undefined) {
      judge.suspend('choice', 'rattus.end.final-ravage');
      judge.endMove();
      return undefined;
    }
    const ravage = this.ravageOf(region);
    ravages.set(region, ravage);
    readAround(table, judge, element, () => flip({ table, judge, ravage, element, records }, true));
    judge.endMove();
    if (isSpent(table, ravage) === true) endRavage(table, judge, ravage);
    ravage.over = false;
    return ravage;
  }
}

/** Nobody is active; the figure counts where the knight has left it. */
function beginFinal(table: TableState, region: Region): Ravage {
  const ravage = new Ravage(region, undefined, addedIn(table.board, regionNamed(region)));
  if (serfWaits.of(table.board) === regionNamed(region)) ravage.serf = table.ownerOf('serf');
  return ravage;
}

/** By the book nobody is said to choose; online the system does it all. */
function tellManner({ profile }: TableState, judge: Judge): void {
  judge.applies('rattus.piper.end-final');
  if (!profile.online) return;
  judge.applies('rattus.online.final-automatic', 'rattus.online.final-region-order');
  if (profile.finalBySystem) judge.applies('rattus.online.final-token-order');
  judge.applies('rattus.online.final-no-undo');
}

/** rattus.end.no-final-spread */
function spreadAtEnd(table: TableState, judge: Judge, element: RattusElementOf<'spread'>): void {
  const targets = (known(element.values.to) ?? []).filter((to) => to !== '?');
  judge.beginMove(null, element, undefined);
  judge.require('rattus.end.no-final-spread', false, () => ({
    message: 'rattus_spreads-at-end',
    dependsOn: [onTable('final spread')],
    taints: [onTable('final spread'), ...targets.map((to) => inRegion(to, 'rats'))],
  }));
  for (const target of targets) {
    judge.effect('rattus.end.no-final-spread', {
      verb: 'place',
      thing: 'rat',
      from: table.ratSupply > 0 ? 'supply' : '',
      to: target,
    });
  }
  judge.endMove();
}

/** Abilities have an end with the last round; the serf does nothing where nobody is active, unless he has waited for it. */
function useAtEnd(table: TableState, judge: Judge, element: RattusElementOf<'use'>): void {
  const card = known(element.values.card);
  const owner = card === undefined ? undefined : table.ownerOf(card);
  const player = owner === undefined ? undefined : table.player(owner);
  judge.beginMove(null, element, player?.id);
  readAround(table, judge, element, () => actAtEnd(table, judge, element, player));
  judge.endMove();
}

function actAtEnd(
  table: TableState,
  judge: Judge,
  element: RattusElementOf<'use'>,
  player: PlayerState | undefined,
): void {
  const card = known(element.values.card);
  const ravage = table.finalRavage;
  if (card === 'serf' && player && ravage?.serf === player.seat)
    return serfAtEnd({ table, judge, player, ravage }, childrenNamed<RattusVocabulary, 'add'>(element, 'add'));
  judge.require(card === 'serf' ? 'rattus.piper.serf-add' : 'rattus.card.own-turn', false, () => ({
    message: 'rattus_uses-at-end',
    with: { card: name('class-card', card ?? 'unknown') },
    dependsOn: [onTable('final use')],
    taints: [onTable('final use')],
  }));
  for (const add of element.children) {
    const region = add.name === 'add' ? known(add.values.region) : undefined;
    if (add.name !== 'add' || !player || region === undefined || region === 'castle') continue;
    bringCubes(judge, 'rattus.piper.serf-add', player, region, known(add.values.cubes) ?? 1);
  }
}

/** `<use>` in the final plague, behind a token of the region where he waits. @see option last-round-serf */
function serfAtEnd(asker: Asker & { readonly ravage: Ravage }, adds: readonly RattusElementOf<'add'>[]): void {
  const [add] = adds;
  if (!add) return;
  const state = behindToken(asker.table, asker.ravage);
  const isDue = requireBefore(asker, declared.serf, () => tellUnearned(asker, add), state);
  addEarned(asker, adds, isDue ? state : undefined);
}

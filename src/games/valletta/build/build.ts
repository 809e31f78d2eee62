/** Building and upgrading, in the order of the rulebook: choose, pay, take the Character, place the house, bonus. */

import type { Telling } from '../../../engine/declared.js';
import { followRecord } from '../../../engine/follow-record.js';
import type { Facts } from '../../../engine/judge.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { known } from '../../../log/attribute.js';
import { requireChosen } from '../record/asked.js';
import { momentOf } from '../record/from-record.js';
import * as declared from '../rules/build.js';
import { cellNamed } from '../rules/facts.js';
import type { CellState } from '../table/cell-state.js';
import { areaOf, coordinates, LAST_SPACE } from '../table/city.js';
import { ofCell, ofPlayer, onBuilding, onTable } from '../table/quantities.js';
import { type Play, score, takeCard, trigger } from '../turn/play.js';
import type { Cell } from '../vocabulary.js';
import { type BuildElement, chosenAction, payPrice } from './payment.js';

/** The action of Builder, Bricklayer, Stonemason and Carpenter: one building or one upgrade, or nothing. */
export function buildOrUpgrade(play: Play): void {
  const built = play.cursor.peek()?.name === 'upgrade' ? undefined : play.cursor.find('build');
  if (built) return build(play, built);
  const upgraded = play.cursor.find('upgrade');
  if (upgraded) upgrade(play, upgraded);
}

/** Puts a house on a free building of the display. @see valletta.build.step-order */
export function build(play: Play, element: BuildElement): void {
  const { table, judge, player } = play;
  const at = known(element.values.at);
  if (at === undefined) return hidden(play, element);
  const cell = table.cells.get(at);
  const telling: Telling = { gaps: () => table.cityLacks, facts: ({ rule }) => tell(play, element, at, rule) };
  const state = momentOf(table);
  const choice = chosenAction(play, element);
  const lawful = requireChosen(judge, [...choice, [declared.site, cellNamed(at)]], state, player.seat, telling);
  const free = lawful || cell?.owner === undefined;
  if (!free) displace(play, cell);
  judge.applies('valletta.build.any-colour');
  requireChosen(judge, choice, state, player.seat, telling);
  payPrice(play, cell, element, lawful ? state : undefined);
  judge.applies('valletta.build.step-order');
  if (free) takeCharacter(play, cell);
  judge.effect('valletta.build.place-house', {
    verb: 'place',
    player: player.id,
    thing: 'house',
    which: at,
    from: player.id,
    to: cell ? table.placeNamed(at) : '',
  });
  if (player.houses === 0) trigger(play, 'houses');
  bonus(play, at);
}

/** Turns an own building to its better side. */
export function upgrade(play: Play, element: BuildElement): void {
  const { table, judge, player } = play;
  const at = known(element.values.at);
  if (at === undefined) return hidden(play, element);
  const cell = table.cells.get(at);
  const choice = chosenAction(play, element);
  const state = momentOf(table);
  const lawful = requireChosen(judge, [...choice, [declared.ownSite, cellNamed(at)]], state, player.seat, {
    gaps: () => table.cityLacks,
    facts: ({ rule }) => tell(play, element, at, rule),
  });
  if (cell?.owner === player.seat && cell.builtIn === table.turn) {
    judge.line('valletta.upgrade.same-turn', 'valletta_upgraded-at-once', () => ({ cell: name('cell', at) }));
  }
  payPrice(play, cell, element, lawful ? state : undefined);
  if (!cell) return;
  if (!cell.upgraded) {
    judge.effect('valletta.upgrade.flip', {
      verb: 'turn',
      player: player.id,
      thing: 'upgrade',
      which: at,
      to: table.placeNamed(at),
    });
  }
  bonus(play, at);
}

/** What is said of a building that cannot be built or upgraded. @param rule the one that it breaks */
function tell({ table, player }: Play, element: BuildElement, at: Cell, rule: RuleId): Facts {
  const owner = table.cells.get(at)?.owner;
  const house = { with: { player: playerName(player.id), cell: name('cell', at) }, element };
  if (rule === 'valletta.build.house-available')
    return {
      message: 'valletta_no-house-left',
      ...house,
      dependsOn: [ofPlayer(player.id, 'house')],
      // Whoever does not see that none is left counts none, or one more that is built.
      taints: [ofPlayer(player.id, 'ninth')],
    };
  const about = {
    ...house,
    attribute: 'at',
    actual: at,
    dependsOn: [onTable('city'), ofCell(at)],
    taints: [ofCell(at), ofPlayer(player.id, 'cards'), ofPlayer(player.id, 'house')],
  };
  switch (rule) {
    case 'valletta.build.unbuilt-only':
      return {
        ...about,
        message: 'valletta_already-built',
        with: { ...about.with, owner: playerName(table.player(owner ?? 0).id) },
      };
    case 'valletta.upgrade.own-only':
      return {
        ...about,
        message: 'valletta_not-own',
        with: {
          ...about.with,
          state: choice(owner === undefined ? 'free' : 'foreign'),
          owner: playerName(table.player(owner ?? player.seat).id),
        },
      };
    case 'valletta.upgrade.once':
      return { ...about, message: 'valletta_already-upgraded' };
    default:
      return {
        ...about,
        message: 'valletta_not-on-display',
        with: { ...about.with, action: choice(element.name) },
      };
  }
}

/**
 * The Character lying on the building comes into the hand: an unknown one where the edition or the record does not say
 * which it is. @see valletta.build.take-character
 */
function takeCharacter(play: Play, cell: CellState | undefined): void {
  const { table, judge, player } = play;
  const card = cell?.character;
  if (card === undefined) player.deck.blur(table.cityLacks);
  if (cell) judge.passDoubtOn(() => ({ dependsOn: [onBuilding(cell.at)], taints: [ofPlayer(player.id, 'cards')] }));
  takeCard(play, card, card && cell ? table.placeNamed(cell.at) : '', 'valletta.build.take-character');
  judge.applies('valletta.turn.gain-to-hand');
  judge.applies('valletta.build.no-replacement');
  if (table.phase === 'final') judge.applies('valletta.end.gained-cards');
}

/** Two points where Jean stands in the column. @see valletta.bonus.area */
function bonus(play: Play, at: Cell): void {
  const { table, judge } = play;
  const area = areaOf(table.jean);
  const { column } = coordinates(at);
  if (area === column) {
    tellBonus(play, at);
    judge.line('valletta.bonus.two-points', 'valletta_bonus', () => ({
      player: playerName(play.player.id),
      points: declared.BONUS,
      space: table.jean,
      column,
    }));
    return score(play, declared.BONUS, 'valletta.bonus.two-points');
  }
  judge.line(area === undefined ? 'valletta.bonus.tower-none' : 'valletta.bonus.area', 'valletta_no-bonus', () => ({
    space: table.jean,
    area: area ?? 0,
    column,
  }));
}

/** Which of the rules about the bonus this one is an example of. */
function tellBonus({ table, judge, player }: Play, at: Cell): void {
  if (!judge.trace) return;
  judge.applies('valletta.bonus.area');
  judge.applies('valletta.bonus.immediate');
  if (coordinates(at).ring > 1) judge.applies('valletta.bonus.all-rows');
  if (table.cells.get(at)?.upgradedIn === table.turn) judge.applies('valletta.bonus.both-actions');
  if (table.jean === LAST_SPACE) judge.applies('valletta.bonus.last-space');
  const last = table.jeanWalk.at(-1);
  if (last?.turn === table.turn) judge.applies('valletta.bonus.per-action');
  else if (last && last.seat !== player.seat) judge.applies('valletta.bonus.owner-independent');
}

/** The record has a second house on a building: the first one gives way to it. */
function displace({ table, judge }: Play, cell: CellState): void {
  const player = table.player(cell.owner ?? 0).id;
  const to = table.placeNamed(cell.at);
  followRecord(judge, 'valletta.claim.total', { player, thing: 'house', which: cell.at, amount: -1, to });
}

/** A building or payment that the record hides: nothing about the city is certain any more. */
function hidden(play: Play, element: BuildElement): void {
  play.table.hideCity('choice');
  play.judge.suspend('choice', play.rule);
  payPrice(play, undefined, element, undefined);
}

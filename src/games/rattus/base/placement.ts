/** Action B: new cubes on the board, by the tokens of a region or in the way of the mayor. @see rattus.md 3.1, 4.5 */

import { shownChoice } from '../../../engine/declared.js';
import { type Facts, foundIn } from '../../../engine/facts.js';
import { tellIdle } from '../../../engine/idle-attribute.js';
import { choice, name, player as playerName } from '../../../engine/message.js';
import type { RuleId } from '../../../engine/rule.js';
import { type Answer, answersInSlots, mayStand } from '../../../kernel/conditions.js';
import { known } from '../../../log/attribute.js';
import { tellNotInPlay, tellNotOwned } from '../cards/in-play.js';
import { watchDeployed } from '../ending.js';
import { placeAsMayor, tellTooMany } from '../expansion/mayor.js';
import { noteOneCube, queenRestsOnInvention, tellAreas } from '../expansion/queen.js';
import { requireAnswers, requireBefore, requireChosen } from '../record/asked.js';
import { momentIn } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { MOST_RATS, PEASANT_CUBES, QUEEN_CUBES } from '../rules/amounts.js';
import { AMOUNTS, regionNamed } from '../rules/facts.js';
import { placeAsMayor as placeAsMayorDeclared } from '../rules/mayor.js';
import * as declared from '../rules/place.js';
import { BY_MAYOR, BY_TOKENS, placed } from '../rules/table.js';
import { allCubesOf, inRegion, intoClosed, ofCard, ofPlayer, onTable } from '../table/quantities.js';
import type { RattusElementOf, Region } from '../vocabulary.js';
import { type Act, secondWay } from './act.js';
import { bringCubes } from './cubes.js';
import { refuseCastle, tellRegion } from './passage.js';

/** `<place>`. */
export function place(act: Act, element: RattusElementOf<'place'>): void {
  const { judge, player } = act;
  const byMayor = element.values.by === 'mayor';
  const region = known(element.values.region);
  judge.headline(byMayor ? 'rattus_headline-mayor' : 'rattus_headline-place', () => ({
    player: playerName(player.id),
    region: name('region', region ?? 'unknown'),
  }));
  // No cube at all is no placement.
  if (!byMayor && element.values.cubes === 0) return placeNone(act);
  const move = byMayor ? placeAsMayorDeclared : declared.place;
  const inTime = requireBefore(act, move, ({ rule }) => tellMoment(act, element, rule));
  for (const idle of byMayor ? IDLE_FOR_MAYOR : IDLE_FOR_TOKENS)
    tellIdle(judge, element, idle, byMayor ? 'by="mayor"' : 'region');
  if (byMayor) placeAsMayor(act, element, inTime);
  else placeByRats(act, element, inTime);
  const { board } = act.table;
  if (placed.of(board) === 0) placed.set(board, byMayor ? BY_MAYOR : BY_TOKENS);
  watchDeployed(act);
}

/** Attributes that say nothing of a placement. */
const IDLE_FOR_MAYOR = ['region', 'cubes'];
const IDLE_FOR_TOKENS = ['regions'];

/** Once, before the figure moves, never in the last round. @see rattus.turn.b-once, rattus.turn.c-last */
function tellMoment(act: Act, element: RattusElementOf<'place'>, rule: RuleId): Facts {
  const { player } = act;
  const parameters = { player: playerName(player.id) };
  switch (rule) {
    case 'rattus.end.no-place':
      return { message: 'rattus_places-in-last-round', with: parameters };
    case 'rattus.turn.c-last':
      return { kind: 'order', message: 'rattus_places-late', with: parameters, taints: secondWay(act) };
    case 'rattus.piper.six-in-play':
      return tellNotInPlay(act, 'mayor', 'card');
    case 'rattus.card.owned':
      return tellNotOwned(act, 'mayor');
    case 'rattus.place.own-cubes':
      return tellTooMany(act, known(element.values.regions)?.length ?? 0);
    default:
      return {
        message: 'rattus_places-twice',
        with: parameters,
        dependsOn: [onTable('placing')],
        // The first ones may not have been placed.
        taints: allCubesOf(player),
      };
  }
}

function placeByRats(act: Act, element: RattusElementOf<'place'>, judged: boolean): void {
  const { judge, player } = act;
  const region = known(element.values.region);
  const cubes = known(element.values.cubes);
  if (region === undefined || cubes === undefined) return judge.suspend('choice', 'rattus.place.count');
  if (judged) {
    if (region === 'castle') refuseCastle(judge, element, 'region', allCubesOf(player));
    else requireNumber(act, region, cubes);
  }
  bringCubes(judge, player.supply < cubes ? 'rattus.place.own-cubes' : ruleOfDue(act, region), player, region, cubes);
}

/** The rule by which so many cubes are due. */
function ruleOfDue({ table, player }: Act, region: Region | 'castle'): RuleIdOfRattus {
  const isShort = region !== 'castle' && table.region(region).rats.length > player.supply;
  return isShort ? 'rattus.place.short-supply' : 'rattus.place.count';
}

function requireNumber(act: Act, region: Region, cubes: number): void {
  const { table, judge, player } = act;
  const rats = table.region(region).rats.length;
  const peasant = table.owns(player.seat, 'peasant');
  const { supply } = player;
  if (table.owns(player.seat, 'queen')) tellAreas(table, judge);
  const state = momentIn(act);
  const values = [regionNamed(region), cubes];
  const queen = declared.queenHelps(state, player.seat, regionNamed(region));
  if (judge.trace)
    judge.line(ruleOfDue(act, region), 'rattus_places-line', () => ({
      region: name('region', region),
      rats,
      due: Math.min(rats, supply),
      bound: choice(supply < rats ? 'rest' : cubes < rats && table.profile.placing !== 'exact' ? 'most' : 'exact'),
      cubes,
      peasant: peasant && supply > rats ? 1 : 0,
      queen: queen === true && supply > rats ? 1 : 0,
    }));
  const tell = (answer: Answer): Facts => tellNumber(act, region, cubes, answer);
  // Too few, and more in another region.
  const isSplit = act.next?.name === 'place' && act.next.values.region !== region;
  const isRight = isSplit
    ? requireAnswers(act, asSplit(answersInSlots(declared.place, state, shownChoice(player.seat, values))), tell)
    : requireChosen(act, declared.place, values, tell, state);
  if (!isRight || queen === false) return;
  const placement = shownChoice(player.seat, values);
  if (declared.isOneOfTwo(state, placement, cubes)) noteOneCube(judge, 'rattus.piper.queen-bonus', player.id);
  if (rats === 0 && table.owns(player.seat, 'queen') && cubes > (peasant ? PEASANT_CUBES : 0)) {
    judge.note('rattus.piper.queen-bonus', () => ({
      message: 'rattus_queen-without-rats',
      with: { player: playerName(player.id), region: name('region', region) },
    }));
  }
}

const SPLIT: RuleIdOfRattus = 'rattus.place.single-region';

function asSplit(answers: readonly Answer[]): readonly Answer[] {
  return answers.map((answer) => (answer.rule === 'rattus.turn.b-obligation' ? { ...answer, rule: SPLIT } : answer));
}

/** Too few cubes: others that come in a second part follow from that. */
function isTooFew(rule: RuleId | null): boolean {
  return rule === SPLIT || rule === 'rattus.turn.b-obligation';
}

function tellNumber(act: Act, region: Region, cubes: number, { rule }: Answer): Facts {
  const { table, player } = act;
  if (rule === 'rattus.setup.unused-regions-closed')
    return tellRegion(table, rule, { attribute: 'region', at: region, taints: intoClosed(player) });
  const rats = table.region(region).rats.length;
  const due = numbersDue(act, region);
  const open = (): readonly Region[] => table.inUse.filter((one) => numbersDue(act, one).length > 0);
  return {
    message: WRONG_NUMBERS[rule as RuleIdOfRattus] ?? 'rattus_places-count',
    with: {
      player: playerName(player.id),
      region: name('region', region),
      rats,
      cubes,
      supply: player.supply,
      queen: declared.queenHelps(momentIn(act), player.seat, regionNamed(region)) === false ? 0 : 1,
      additions: choice(table.profile.queenPartial ? 'some' : 'both'),
    },
    // Nowhere is any number right for somebody who has no cube left.
    ...(cubes > 0 && due.length === 0 && player.supply > 0
      ? { expected: open().join('|'), ...foundIn('region', region) }
      : { expected: cubes > 0 ? due.join('|') || '0' : due.join('|'), ...foundIn('cubes', cubes) }),
    dependsOn: [inRegion(region, 'rats'), ofPlayer(player.id, 'supply'), ofCard('queen'), ofCard('peasant')],
    taints: [
      // They may have come all the same.
      ...(rule === 'rattus.place.own-cubes' ? allCubesOf(player) : []),
      ...(isTooFew(rule) && act.next?.name === 'place' ? [onTable('placing')] : []),
      // They may be all that the player is thought to have.
      ...(isTooFew(rule) && player.supply - cubes <= MOST_RATS ? [onTable('end')] : []),
      ...cardsMissed(act, cubes - rats).map(ofCard),
    ],
    reconstructed: rule === 'rattus.piper.queen-condition' && queenRestsOnInvention(table, player.seat),
  };
}

/** Cubes that a card adds to those of the tokens. */
const ADDING = { peasant: PEASANT_CUBES, queen: QUEEN_CUBES } as const;

/**
 * Cards that would explain the number if the player still had them: who has not noticed that they are gone will go on like that.
 * @param more cubes than tokens
 */
function cardsMissed({ table, player: { seat } }: Act, more: number): readonly ('peasant' | 'queen')[] {
  const gone = (['peasant', 'queen'] as const).filter(
    (card) => !table.owns(seat, card) && table.changesOf(card).some((change) => change.seat === seat),
  );
  const all = gone.reduce((sum, card) => sum + ADDING[card], 0);
  return all === more ? gone : gone.filter((card) => ADDING[card] === more);
}

/** The numbers that are right there. */
function numbersDue(act: Act, region: Region): readonly number[] {
  const state = momentIn(act);
  return AMOUNTS.filter((amount) => {
    const choice = shownChoice(act.player.seat, [regionNamed(region), amount]);
    return mayStand(declared.placedCubes, state, choice) !== false;
  });
}

/** What is said of a number of cubes that breaks a rule. */
const WRONG_NUMBERS: Readonly<Partial<Record<RuleIdOfRattus, string>>> = {
  'rattus.place.rat-free': 'rattus_places-without-rats',
  'rattus.place.own-cubes': 'rattus_places-more-than-owned',
  'rattus.piper.queen-condition': 'rattus_queen-does-not-reign',
  'rattus.peasant.rat-free': 'rattus_peasant-extra',
  'rattus.peasant.extra': 'rattus_peasant-extra',
  'rattus.turn.b-obligation': 'rattus_places-too-few',
  'rattus.place.single-region': 'rattus_places-too-few',
  'rattus.piper.queen-bonus': 'rattus_queen-both',
};

/** That none is placed may be written down where none need be, and before those that are. @see rattus.turn.b-obligation */
function placeNone(act: Act): void {
  if (act.ahead.has('place', act.at + 1)) return;
  if (act.judge.endsIn(act.element) && !act.ahead.has('plague', act.at)) return;
  requireBefore(act, { conditions: [declared.isPlaced] }, () => ({ ...tellNone(act), kind: 'illegal' }));
}

/** Was B possible when the figure moves, and not done? @see rattus.turn.b-obligation */
export function requirePlaced(act: Act): void {
  // Cubes that are placed too late are placed; and that none are has been judged where it stands.
  if (act.element.children.some((child) => child.name === 'place')) return;
  requireBefore(act, { conditions: [declared.isPlaced] }, () => ({
    ...tellNone(act),
    element: act.element,
    play: null,
  }));
}

function tellNone({ player, element }: Act): Facts {
  return {
    kind: 'missing',
    bug: 'too-permissive',
    message: 'rattus_no-placement',
    with: { player: playerName(player.id), supply: player.supply },
    dependsOn: [ofPlayer(player.id, 'supply'), onTable('placing')],
    // Where the turn goes on, they may have been placed all the same.
    taints: element.children.length > 0 ? allCubesOf(player) : [],
  };
}

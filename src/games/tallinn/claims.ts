/** Numbers that the log states are checked where they stand; where they differ, the state follows the record. */
import { followRecord } from '../../engine/follow-record.js';
import type { Claim, Judge } from '../../engine/judge.js';
import { counts, name, player as playerName } from '../../engine/message.js';
import { known } from '../../log/attribute.js';
import { type ClaimedScene, type ContestScene, pointsFor, type Trigger, WIN } from './contest.js';
import { misreadDisplays, misreadingsOf } from './misreadings.js';
import { ESTATE_INDICES, type EstateIndex, type MutablePersons, named, samePersons } from './persons.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import type { PlayerState, TableState } from './state.js';
import { ESTATES, type TallinnElementOf } from './vocabulary.js';

/** A contest of the game that the log may state the points of. */
interface ContestClaim {
  readonly trigger: Trigger;
  /** Undefined where the log does not state the contest. */
  readonly element: TallinnElementOf<'contest'> | undefined;
  /** Undefined where hidden information leaves the points open. */
  readonly computed: number | undefined;
  readonly scene: ContestScene | undefined;
  /** The contests of the game whose points the log has stated; this one joins them. */
  readonly earlier: ClaimedScene[];
}

/** Compares the points of a contest. @returns those that count from now on; undefined where nobody knows them */
export function claimContest(
  table: TableState,
  judge: Judge,
  { trigger, element, computed, scene, earlier }: ContestClaim,
): number | undefined {
  const { player } = trigger;
  const claimed = known(element?.values.points);
  const scored = scene?.comparisons.reduce((sum, { points }) => sum + (points ?? 0), 0) ?? 0;
  if (computed === undefined) {
    if (!element || claimed === undefined) player.unknownPoints = true;
    else takeOver(table, judge, trigger, element, claimed, scored, scene);
    return claimed;
  }
  if (!element || claimed === undefined || !scene) return computed;
  const suspects = claimed === computed ? [] : misreadingsOf(scene, claimed, earlier);
  earlier.push({ scene, claimed });
  player.statedContest = { round: table.round, points: claimed };
  claimPoints(judge, player, element, {
    rule: ruleOfPoints(scene, suspects),
    what: 'contest',
    claimed,
    computed,
    facts: () => ({
      message: 'tallinn_claim-contest',
      with: {
        player: playerName(player.id),
        estate: name('estates', ESTATES[scene.estate]),
        person: name('person', ESTATES[scene.estate]),
        own: scene.comparisons[0]?.own ?? 0,
        others: { type: 'list', items: scene.comparisons.map(({ theirs }) => theirs ?? 0) },
        claimed,
        computed,
      },
      restsOn: [
        `${player.id} contest`,
        `${player.id} second`,
        ...table.players.flatMap((one) => `${one.id} ${ESTATES[scene.estate]}`),
        ...table.players.map(({ id }) => `${id} persons`),
      ],
      suspects,
      reconstructed: table.players.some((one) => one.isReconstructed),
    }),
  });
  return claimed;
}

/** Points of a contest that cannot be computed: any number that the opponents allow. @see tallinn.invariant.round-delta */
function takeOver(
  table: TableState,
  judge: Judge,
  { player }: Trigger,
  element: TallinnElementOf<'contest'>,
  claimed: number,
  scored: number,
  scene: ContestScene | undefined,
): void {
  const open = scene ? scene.comparisons.filter(({ points }) => points === undefined).length : table.players.length - 1;
  const most = scored + WIN * open;
  judge.require('tallinn.invariant.round-delta', claimed >= scored && claimed <= most, () => ({
    kind: 'wrong',
    message: 'tallinn_contest-impossible',
    with: { player: playerName(player.id), claimed, least: scored, most },
    expected: `${scored}..${most}`,
    actual: String(claimed),
    element,
    attribute: 'points',
    player: player.id,
    restsOn: table.players.map(({ id }) => `${id} persons`),
  }));
  adjust(judge, player, 'point', claimed - scored);
}

/** The one rule whose misreading explains the points; else that of the comparisons that they are made of. */
function ruleOfPoints({ comparisons }: ContestScene, [rule, ...others]: readonly RuleIdOfTallinn[]): RuleIdOfTallinn {
  if (rule !== undefined && others.length === 0) return rule;
  if (comparisons.some(({ own, theirs }) => (own ?? 0) > (theirs ?? 0))) return 'tallinn.contest.win-points';
  return comparisons.some(({ own, theirs }) => own === theirs)
    ? 'tallinn.contest.tie-points'
    : 'tallinn.contest.loss-points';
}

interface PointsClaim extends Pick<Claim, 'rule' | 'claimed' | 'computed' | 'facts'> {
  /** Whether they are the points of a contest or the player's. */
  readonly what: 'contest' | 'point';
}

/** Compares points of one player. */
export function claimPoints(
  judge: Judge,
  player: PlayerState,
  element: Claim['element'],
  { rule, what, claimed, computed, facts }: PointsClaim,
): void {
  if (judge.agrees(claimed, computed, player.id, what)) return;
  judge.claim({
    rule,
    quantity: `${player.id} ${what}`,
    claimed,
    computed,
    element,
    attribute: 'points',
    rebase: (by) => adjust(judge, player, 'point', by),
    facts: () => ({ ...facts?.(), player: player.id }),
  });
}

/** `<effect>`: the points that a play, a contest or a step of final scoring brought. @param change by seat */
export function checkEffect(
  table: TableState,
  judge: Judge,
  element: TallinnElementOf<'effect'>,
  change: (seat: number) => number,
): void {
  const seat = table.roster.seat(element.values.player);
  if (seat === undefined) return;
  const player = table.player(seat);
  const claimed = known(element.values.points);
  if (claimed === undefined || player.unknownPoints) return;
  const computed = change(seat);
  const most = WIN * (table.players.length - 1);
  const impossible = table.phase === 'rounds' && (claimed < 0 || claimed > most);
  claimPoints(judge, player, element, {
    rule:
      computed === 0 && table.phase === 'rounds'
        ? 'tallinn.contest.only-trigger-scores'
        : impossible
          ? 'tallinn.invariant.round-delta'
          : 'tallinn.score.advance',
    what: 'point',
    claimed,
    computed,
    facts: () => ({
      message: 'tallinn_claim-effect',
      with: { player: playerName(player.id), claimed, computed },
    }),
  });
}

/** `<state>`: absolute values after what precedes it. They re-base the replay. */
export function checkState(
  table: TableState,
  judge: Judge,
  element: TallinnElementOf<'state'>,
  player: PlayerState,
): void {
  checkPoints(table, judge, element, player);
  checkPersons(table, judge, element, player);
  checkCards(judge, element, player, table.round);
}

function checkPoints(table: TableState, judge: Judge, element: TallinnElementOf<'state'>, player: PlayerState): void {
  const claimed = known(element.values.points);
  if (claimed === undefined) return;
  const computed = player.points;
  if (player.unknownPoints) {
    player.unknownPoints = false;
    return adjust(judge, player, 'point', claimed - computed);
  }
  if (claimed === computed) player.rightIn = table.round;
  const rule = ruleOfTotal(table, judge, player, claimed - computed);
  claimPoints(judge, player, element, {
    rule,
    what: 'point',
    claimed,
    computed,
    facts: () => {
      // What is wrong from the start is wrong for everybody by the same number.
      const start = table.round === 1 ? [`start ${claimed - computed}`] : [];
      return {
        message: 'tallinn_claim-total',
        with: { player: playerName(player.id), thing: name('result-part', 'points'), claimed, computed },
        restsOn: [`${player.id} point`, ...start],
        ...(rule === 'tallinn.setup.start-score' && { spoils: start }),
        reconstructed: player.isReconstructed,
      };
    },
  });
}

/** The rule under which a wrong score stands. @see tallinn.setup.start-score, tallinn.final.negative-allowed */
function ruleOfTotal(table: TableState, judge: Judge, player: PlayerState, difference: number): RuleIdOfTallinn {
  if (difference === 0) return 'tallinn.score.advance';
  if (player.points < 0 && player.points + difference === 0) return 'tallinn.final.negative-allowed';
  if (table.phase === 'rounds' && table.round > 0) {
    const { statedContest: own, rightIn } = player;
    const wasRight = rightIn === table.round - 1 || (table.round === 1 && rightIn < 0);
    // The log has the points of the contest, and not the score that they lead to.
    if (own?.round === table.round && own.points === -difference) return 'tallinn.score.advance';
    const contested = table.contests.some(({ round, seat }) => round === table.round && seat === player.seat);
    if (difference > WIN * (table.players.length - 1) && wasRight) return 'tallinn.invariant.round-delta';
    if (isGainOfOther(table, player, difference) && (own?.round === table.round || !contested))
      return 'tallinn.contest.only-trigger-scores';
    if (difference > 0 && !contested && wasRight) return 'tallinn.contest.skip-without-coin';
  }
  const scored = player.points - table.profile.startScore;
  if (difference === -table.profile.startScore && (scored === 0 || table.round === 1))
    return 'tallinn.setup.start-score';
  const rule = judge.ruleThatExplains(player.id, 'point', difference);
  if (isRuleOfPoints(rule)) return rule;
  const isFirst = table.phase === 'rounds' && table.round === 1 && player.rightIn < 0;
  return isFirst && difference < 0 ? 'tallinn.setup.start-score' : 'tallinn.score.advance';
}

/** Whether a player took points from a contest of somebody else in this round. @see tallinn.contest.only-trigger-scores */
function isGainOfOther(table: TableState, player: PlayerState, difference: number): boolean {
  if (difference <= 0) return false;
  const ofOthers = table.contests.filter(({ round, seat }) => round === table.round && seat !== player.seat);
  const gains = ofOthers.flatMap(({ comparisons }) =>
    comparisons
      .filter(({ opponent }) => opponent === player.seat)
      .map(({ own = 0, theirs = 0 }) => pointsFor(theirs, own)),
  );
  return gains.includes(difference) || gains.reduce((sum, gain) => sum + gain, 0) === difference;
}

function isRuleOfPoints(rule: string | undefined): rule is RuleIdOfTallinn {
  return rule?.startsWith('tallinn.contest.') ?? false;
}

/** Persons of the display: one finding for all estates of one claim. @see tallinn.play.right-half-active */
function checkPersons(table: TableState, judge: Judge, element: TallinnElementOf<'state'>, player: PlayerState): void {
  const stated: MutablePersons = [...player.persons];
  for (const estate of ESTATE_INDICES)
    stated[estate] = known(element.values[ESTATES[estate]]) ?? player.persons[estate];
  const explanations =
    player.unknownPersons.some(Boolean) || samePersons(stated, player.persons)
      ? []
      : misreadDisplays(table, player, stated, known(element.values.towers));
  const [rule = 'tallinn.play.right-half-active', ...others] = explanations;
  const right: MutablePersons = [...player.persons];
  for (const estate of ESTATE_INDICES)
    checkEstate(
      judge,
      element,
      player,
      estate,
      others.length === 0 ? rule : 'tallinn.play.right-half-active',
      right,
      stated,
      explanations,
    );
}

function checkEstate(
  judge: Judge,
  element: TallinnElementOf<'state'>,
  player: PlayerState,
  estate: EstateIndex,
  rule: RuleIdOfTallinn,
  right: MutablePersons,
  stated: MutablePersons,
  suspects: readonly RuleIdOfTallinn[],
): void {
  const thing = ESTATES[estate];
  const claimed = known(element.values[thing]);
  if (claimed === undefined) return;
  const computed = player.persons[estate];
  if (player.unknownPersons[estate]) {
    player.unknownPersons[estate] = false;
    return adjust(judge, player, thing, claimed - computed);
  }
  judge.claim({
    rule,
    quantity: `${player.id} ${thing}`,
    claimed,
    computed,
    element,
    attribute: thing,
    rebase: (by) => adjust(judge, player, thing, by),
    facts: () => ({
      message: 'tallinn_claim-display',
      with: {
        player: playerName(player.id),
        claimed: counts('person', named(stated)),
        computed: counts('person', named(right)),
      },
      player: player.id,
      restsOn: [`${player.id} ${thing}`, `${player.id} persons`, claimOf(element)],
      spoils: [claimOf(element)],
      suspects,
      reconstructed: player.isReconstructed,
    }),
  });
}

/** What is wrong in one claim about cards is one breach. */
function claimOf(element: TallinnElementOf<'state'>): string {
  return `state ${element.offset}`;
}

/** Numbers of towers, of cards in the hand and in the pile. @see tallinn.invariant.hand-size */
function checkCards(judge: Judge, element: TallinnElementOf<'state'>, player: PlayerState, round: number): void {
  const zones = [
    ['towers', player.towers.length],
    ['hand', player.cards.handSize],
    ['pile', player.cards.pileSize],
  ] as const;
  for (const [zone, computed] of zones) {
    const claimed = known(element.values[zone]);
    if (claimed === undefined || (player.cards.isUncertain && zone !== 'pile')) continue;
    judge.claim({
      rule: ruleOfZone(player, zone, claimed - computed, round),
      quantity: `${player.id} ${zone}`,
      claimed,
      computed,
      element,
      attribute: zone,
      rebase: (amount) => {
        // Which card is a tower too many, nobody can say.
        if (zone === 'towers') return;
        followRecord(judge, 'tallinn.claim.total', {
          player: player.id,
          thing: 'card',
          amount,
          to: player.places[zone],
        });
      },
      facts: () => ({
        message: 'tallinn_claim-cards',
        with: { player: playerName(player.id), zone: name('card-zone', zone), claimed, computed },
        player: player.id,
        restsOn: [`${player.id} ${zone}`, ...(zone === 'towers' ? [`${player.id} cards`] : []), claimOf(element)],
        spoils: [claimOf(element), `${player.id} cards`, 'rounds'],
      }),
    });
  }
}

function ruleOfZone(
  player: PlayerState,
  zone: 'towers' | 'hand' | 'pile',
  difference: number,
  round: number,
): RuleIdOfTallinn {
  if (zone === 'pile') return 'tallinn.draw.one';
  if (zone === 'towers') return difference < 0 ? 'tallinn.tower.permanent' : 'tallinn.invariant.towers-vs-contests';
  const hasBuilt = player.towers.some((tower) => tower.from === 'hand' && tower.round === round);
  return difference === 1 && hasBuilt ? 'tallinn.tower.hand-shrinks' : 'tallinn.invariant.hand-size';
}

/** The state follows the record. */
export function adjust(judge: Judge, player: PlayerState, thing: string, amount: number): void {
  const to = thing === 'point' ? player.id : player.places.display;
  followRecord(judge, 'tallinn.claim.total', { player: player.id, thing, amount, to });
}

/** A round of Tallinn: plays, contests, towers, draws. rules/tallinn.md 3.2, 3.4, 4.3 to 4.8. */
import { all, type Element, get, tagOf } from './element.js';
import {
  displayOf,
  ESTATES,
  type Faces,
  handOf,
  isArms,
  isOver,
  mostRounds,
  personsOf,
  pileOf,
  pointsOf,
  type Table,
  towersOf,
} from './tallinn-table.js';
import { demand, type Place } from './verdict.js';

const PHASES = ['play', 'contest', 'tower', 'draw'];

/** @param mayBeCut the record ends here, and may end in the middle of the round */
export function playRound(table: Table, round: Element, place: Place, mayBeCut: boolean): void {
  const number = place.turn ?? 0;
  demand(!isOver(table, number - 1), place, 'a round although nobody holds a card');
  demand(number <= mostRounds(table), place, 'too many rounds');
  const handsBefore = table.players.map((player) => ({ player, cards: handOf(table, player).length }));
  const lastPlay = round.children.map(({ name }) => name).lastIndexOf('play');
  let phase = 0;
  for (const [index, element] of round.children.entries()) {
    if (element.name === 'note') continue;
    const own = PHASES.indexOf(element.name);
    if (own >= 0) {
      demand(own >= phase, place, `${tagOf(element)} stands too late`);
      phase = own;
      demand(table.players.includes(get(element, 'player')), place, `${tagOf(element)}: nobody has this id`);
    }
    if (element.name === 'play') playCard(table, element, place);
    else if (element.name === 'contest') contest(table, element, place);
    else if (element.name === 'tower') buildTower(table, element, place, round.children.slice(0, index));
    else if (element.name === 'draw') drawCard(table, element, place);
    else if (element.name === 'state') checkState(table, element, place);
    else throw new Error(`the oracle does not know ${tagOf(element)} here`);
    if (index === lastPlay) contestsWithoutClaim(table, round, number);
  }
  for (const { player, cards } of handsBefore) {
    const plays = table.played.filter((play) => play.round === number && play.player === player).length;
    const mayPass = cards === 0 || table.options['play-mandatory'] === 'false' || (mayBeCut && phase === 0);
    demand(plays === 1 || mayPass, place, `${player} plays none of ${cards} cards`);
    if (mayBeCut) continue;
    if (table.options['legate-arms-requires-contest'] === 'true') demandArms(table, player, place);
    const draws = table.drawn.filter((draw) => draw.round === number && draw.player === player).length;
    demand(draws === 1 || pileOf(table, player).length === 0, place, `${player} draws no card`);
  }
  if (table.options['tower-decision'] === 'leader-first') checkOrderOfTowers(table, all(round, 'tower'), place);
}

function playCard(table: Table, play: Element, place: Place): void {
  const [player, card, side] = [get(play, 'player'), get(play, 'card'), get(play, 'side')];
  const round = place.turn ?? 0;
  demand(
    !table.played.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(play)}: a second card`,
  );
  demand(handOf(table, player).includes(card), place, `${tagOf(play)}: not in hand`);
  const face = table.faces.cards.find(({ id }) => id === card);
  demand(face?.sides.some(({ id }) => id === side) === true, place, `${tagOf(play)}: the card has no such side`);
  table.played.push({ round, player, card, side });
}

/** A contest that nobody claims is scored all the same, as soon as all cards lie open. */
function contestsWithoutClaim(table: Table, round: Element, number: number): void {
  for (const { player, card, side } of table.played.filter((play) => play.round === number)) {
    const claimed = all(round, 'contest').some((contest) => get(contest, 'player') === player);
    const { coin } = sideOf(table.faces, card, side);
    if (!claimed && coin !== '')
      table.scored.push({ round: number, player, points: contestPoints(table, player, coin) });
  }
}

function contest(table: Table, element: Element, place: Place): void {
  const player = get(element, 'player');
  const round = place.turn ?? 0;
  demand(
    !table.scored.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(element)}: a second contest`,
  );
  const play = table.played.find((other) => other.round === round && other.player === player);
  demand(play !== undefined, place, `${tagOf(element)}: nothing was played`);
  const claimed = get(element, 'estate');
  let estate = sideOf(table.faces, play.card, play.side).coin;
  if (isArms(play)) {
    demand(ESTATES.includes(claimed), place, `${tagOf(element)}: the legate needs an estate`);
    estate = claimed;
  }
  demand(estate !== '', place, `${tagOf(element)}: no coin was shown`);
  demand(claimed === '' || claimed === estate, place, `${tagOf(element)}: the coin shows ${estate}`);
  const points = contestPoints(table, player, estate, isArms(play) ? 2 : 0);
  const stated = get(element, 'points');
  demand(stated === '' || Number(stated) === points, place, `${tagOf(element)}: worth ${points}`);
  table.scored.push({ round, player, points });
}

/** Two for every opponent with fewer persons, one for every one with as many. */
function contestPoints(table: Table, player: string, estate: string, extra = 0): number {
  const own = personsOf(table, player, estate) + extra;
  let points = 0;
  for (const opponent of table.players) {
    if (opponent === player) continue;
    const other = personsOf(table, opponent, estate);
    if (own > other) points += 2;
    if (own === other) points += 1;
  }
  return points;
}

function sideOf(faces: Faces, card: string, side: string): Faces['cards'][number]['sides'][number] {
  const face = faces.cards.find(({ id }) => id === card)?.sides.find(({ id }) => id === side);
  if (!face) throw new Error(`no side ${side} of card ${card}`);
  return face;
}

/** @param before what stands before it in the round */
function buildTower(table: Table, element: Element, place: Place, before: readonly Element[]): void {
  const [player, card, from] = [get(element, 'player'), get(element, 'card'), get(element, 'from')];
  const round = place.turn ?? 0;
  checkSignal(table, element, place);
  if (from === 'none') return;
  const refused = before.some(
    (one) => one.name === 'tower' && get(one, 'player') === player && get(one, 'from') === 'none',
  );
  demand(!refused, place, `${tagOf(element)}: decided against one before`);
  demand(entitledIn(table, round).includes(player), place, `${tagOf(element)}: no contest in this round`);
  demand(
    !table.towers.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(element)}: a second tower`,
  );
  const isOwnStart = table.starts.some((start) => start.player === player && start.card === card);
  const isStart = isOwnStart && table.options['start-card-may-be-tower'] === 'true';
  demand(isStart || table.faces.cards.some(({ id }) => id === card), place, `${tagOf(element)}: no influence card`);
  if (from === 'hand') demand(handOf(table, player).includes(card), place, `${tagOf(element)}: not in hand`);
  else {
    const displayed = isStart || table.played.some((play) => play.player === player && play.card === card);
    const built = towersOf(table, player).includes(card);
    demand(from === 'display' && displayed && !built, place, `${tagOf(element)}: not in the display`);
  }
  table.towers.push({ round, player, card, from });
}

/** Those who have held a contest in this round, or in any so far. */
function entitledIn({ scored, options }: Table, round: number): string[] {
  const anyRound = options['tower-eligibility'] === 'any-earlier-contest';
  return scored.filter((contest) => anyRound || contest.round === round).map(({ player }) => player);
}

/** Fists for nothing, the number of a displayed card for that card, any other number for a card from the hand. */
function checkSignal(table: Table, element: Element, place: Place): void {
  const { player = '', card = '', from, signal } = element.attributes;
  if (signal === undefined) return;
  const shown = displayOf(table, player).some((play) => play.card === signal);
  // It has no number: any may be shown for it that means no other card.
  if (card === 'legate') return demand(signal !== '0' && !shown, place, `${tagOf(element)}: another signal`);
  const meant = signal === '0' ? 'none' : shown ? 'display' : 'hand';
  demand(from === meant && (meant !== 'display' || card === signal), place, `${tagOf(element)}: another signal`);
}

function drawCard(table: Table, element: Element, place: Place): void {
  const [player, card] = [get(element, 'player'), get(element, 'card')];
  const round = place.turn ?? 0;
  demand(
    !table.drawn.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(element)}: a second card`,
  );
  demand(pileOf(table, player).includes(card), place, `${tagOf(element)}: not in the pile`);
  table.drawn.push({ round, player, card });
}

/** The imperial arms were shown, and must have led to a contest. */
function demandArms(table: Table, player: string, place: Place): void {
  const shown = table.played.some((play) => play.round === place.turn && play.player === player && isArms(play));
  const held = table.scored.some((scored) => scored.round === place.turn && scored.player === player);
  demand(!shown || held, place, `${player} shows the arms and holds no contest`);
}

/**
 * Leader first, among those who may build: by points, those of this round included, then by the towers built before it, then by lot.
 * Where the others decide at once, the leader may be somebody who builds nothing and of whom the record says nothing.
 */
function checkOrderOfTowers(table: Table, decisions: readonly Element[], place: Place): void {
  const round = place.turn ?? 0;
  const entitled = entitledIn(table, round);
  const listed = decisions.map((decision) => get(decision, 'player')).filter((player) => entitled.includes(player));
  const silent = entitled.filter((player) => !listed.includes(player));
  const atOnce = table.options['leader-first-rest'] === 'simultaneous';
  for (const [index, player] of listed.entries()) {
    const earlier = listed[atOnce ? 0 : index - 1];
    if (earlier === undefined || !isBefore(table, player, earlier, round)) continue;
    const another = atOnce && silent.some((leader) => !isBefore(table, player, leader, round));
    demand(another, place, 'the leader decides first');
  }
}

function isBefore(table: Table, one: string, other: string, round: number): boolean {
  const [points, others] = [pointsOf(table, one), pointsOf(table, other)];
  const built = (player: string): number =>
    table.towers.filter((tower) => tower.player === player && tower.round < round).length;
  return points > others || (points === others && built(one) > built(other));
}

function checkState(table: Table, state: Element, place: Place): void {
  const player = get(state, 'player');
  demand(table.players.includes(player), place, `${tagOf(state)}: nobody has this id`);
  const counted: Record<string, number> = {
    points: pointsOf(table, player),
    merchant: personsOf(table, player, 'merchant'),
    knight: personsOf(table, player, 'knight'),
    monk: personsOf(table, player, 'monk'),
    towers: towersOf(table, player).length,
    hand: handOf(table, player).length,
    pile: pileOf(table, player).length,
  };
  for (const [name, value] of Object.entries(state.attributes)) {
    if (name === 'player') continue;
    demand(Number(value) === counted[name], place, `${tagOf(state)}: ${name} is ${counted[name]}`);
  }
}

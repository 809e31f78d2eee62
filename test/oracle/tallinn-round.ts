/** A round of Tallinn: plays, contests, towers, draws. rules/tallinn.md 3.2, 3.4, 4.3 to 4.8. */
import { all, type Element, get, tagOf } from './element.js';
import {
  displayOf,
  ESTATES,
  type Faces,
  handOf,
  isArms,
  isOver,
  personsOf,
  pileOf,
  pointsOf,
  type Table,
  towersOf,
} from './tallinn-table.js';
import { demand, type Place } from './verdict.js';

const PHASES = ['play', 'contest', 'tower', 'draw'];

/** @param mayBeCut the record ends here, and may end in the middle of the round */
export function playRound(table: Table, round: Element, place: Place, leaderFirst: boolean, mayBeCut: boolean): void {
  demand(!isOver(table), place, 'a round although nobody holds a card');
  demand((place.turn ?? 0) <= (table.legate ? 11 : 10), place, 'too many rounds');
  const number = place.turn ?? 0;
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
    else if (element.name === 'tower') buildTower(table, element, place);
    else if (element.name === 'draw') drawCard(table, element, place);
    else if (element.name === 'state') checkState(table, element, place);
    else throw new Error(`the oracle does not know ${tagOf(element)} here`);
    if (index === lastPlay) contestsWithoutClaim(table, round, number);
  }
  for (const { player, cards } of handsBefore) {
    const plays = table.played.filter((play) => play.round === number && play.player === player).length;
    demand(cards === 0 || plays === 1 || (mayBeCut && phase === 0), place, `${player} plays none of ${cards} cards`);
    if (mayBeCut) continue;
    const draws = table.drawn.filter((draw) => draw.round === number && draw.player === player).length;
    demand(draws === 1 || pileOf(table, player).length === 0, place, `${player} draws no card`);
  }
  if (leaderFirst) checkOrderOfTowers(table, all(round, 'tower'), place);
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

function buildTower(table: Table, element: Element, place: Place): void {
  const [player, card, from] = [get(element, 'player'), get(element, 'card'), get(element, 'from')];
  const round = place.turn ?? 0;
  checkSignal(table, element, place);
  if (from === 'none') return;
  demand(
    table.scored.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(element)}: no contest in this round`,
  );
  demand(
    !table.towers.some((other) => other.round === round && other.player === player),
    place,
    `${tagOf(element)}: a second tower`,
  );
  demand(
    table.faces.cards.some(({ id }) => id === card),
    place,
    `${tagOf(element)}: no influence card`,
  );
  if (from === 'hand') demand(handOf(table, player).includes(card), place, `${tagOf(element)}: not in hand`);
  else {
    const displayed = table.played.some((play) => play.player === player && play.card === card);
    const built = towersOf(table, player).includes(card);
    demand(from === 'display' && displayed && !built, place, `${tagOf(element)}: not in the display`);
  }
  table.towers.push({ round, player, card, from });
}

/** Fists for nothing, the number of a displayed card for that card, any other number for a card from the hand. */
function checkSignal(table: Table, element: Element, place: Place): void {
  const { player = '', card = '', from, signal } = element.attributes;
  if (signal === undefined || card === 'legate') return;
  const shown = displayOf(table, player).some((play) => play.card === signal);
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

/** Leader first: by points, those of this round included, then by the towers built before it. */
function checkOrderOfTowers(table: Table, decisions: readonly Element[], place: Place): void {
  const keys = decisions.map((decision) => {
    const player = get(decision, 'player');
    const before = table.towers.filter((tower) => tower.player === player && tower.round < (place.turn ?? 0));
    return { points: pointsOf(table, player), towers: before.length };
  });
  for (const [index, key] of keys.entries()) {
    const earlier = keys[index - 1];
    if (!earlier) continue;
    const inOrder = earlier.points > key.points || (earlier.points === key.points && earlier.towers >= key.towers);
    demand(inOrder, place, 'the leader decides first');
  }
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

/**
 * A second referee for Tallinn, written from rules/tallinn.md alone and sharing nothing with the program. It judges logs in which
 * everything is recorded, and keeps nothing but lists of what happened: hands, displays and points are counted anew from them
 * whenever somebody asks.
 */
import { all, copyOf, type Element, get, one, optionsOf, tagOf, words } from './element.js';
import { finalScoring, type World } from './tallinn-final.js';
import { playRound } from './tallinn-round.js';
import {
  DEFAULTS,
  type Faces,
  facesOf,
  isOver,
  type Options,
  optionsIn,
  type Table,
  type Watch,
} from './tallinn-table.js';
import { demand, demandOwnIds, type Judgement, judgementOf, type Place } from './verdict.js';

/** All others it does not know. */
export const JUDGED_OPTIONS: readonly string[] = Object.keys(DEFAULTS);
const SETUP: Place = { section: 'setup', turn: null };
const RESULT: Place = { section: 'result', turn: null };

/**
 * @param edition the card values of the game, as `<components>`
 * @param watch is told of every element of the moves before it is judged, by its number
 */
export function judgeTallinn(recorded: Element, edition: Element, watch?: Watch): Judgement {
  const { game, hiders } = withoutHiddenTowers(recorded);
  for (const name of Object.keys(optionsOf(game))) {
    if (!JUDGED_OPTIONS.includes(name)) throw new Error(`the oracle does not know the option ${name}`);
  }
  const faces = facesOf(edition, one(game, 'components'));
  return judgementOf(() => {
    const printed = (one(game, 'components')?.children ?? []).map(
      ({ name, attributes: { id, n } }) => `${name} ${id} ${n}`,
    );
    demand(new Set(printed).size === printed.length, SETUP, 'a card is printed twice');
    const table = setUp(game, faces, optionsIn(game));
    const moves = one(game, 'moves');
    const records = moves ? words(moves, 'records') : [];
    let round = 0;
    let worlds: World[] | undefined;
    for (const [index, element] of moves?.children.entries() ?? []) {
      watch?.(table, index);
      if (element.name === 'note') continue;
      if (element.name === 'round') {
        round += 1;
        const place: Place = { section: 'turn', turn: round };
        demand(worlds === undefined, place, 'a round after the final scoring');
        const mayBeCut = element === moves?.children.filter(isEvent).at(-1) && !one(game, 'result');
        playRound(table, element, place, mayBeCut);
        if (records.includes('contests')) demandContests(table, element, place);
      } else if (element.name === 'final') {
        const place: Place = { section: 'final', turn: null };
        demand(worlds === undefined, place, 'a second final scoring');
        demand(isOver(table, round), place, 'final scoring while somebody holds a card');
        worlds = finalScoring(table, element, place, records);
        const shown = all(element, 'towers').map((towers) => get(towers, 'player'));
        const isRevealed = !one(game, 'result') || hiders.every((player) => shown.includes(player));
        demand(isRevealed, place, 'hidden towers are not turned up');
      } else throw new Error(`the oracle does not know ${tagOf(element)} here`);
    }
    const result = one(game, 'result');
    // Whoever need not play may do so yet.
    const hasEnded = worlds !== undefined || isOver(table, result ? round : 0);
    if (!result) return hasEnded && !isDecided(worlds ?? finalScoring(table, undefined, RESULT, []));
    demand(hasEnded, RESULT, 'a result while somebody holds a card');
    return !isDecided(checkResult(table, result, worlds ?? finalScoring(table, undefined, RESULT, [])));
  });
}

/** A tower that nobody saw is the card of its builder that is seen nowhere else. */
function withoutHiddenTowers(recorded: Element): { game: Element; hiders: string[] } {
  const game = copyOf(recorded);
  const moved = (...names: string[]): Element[] =>
    all(one(game, 'moves'), 'round').flatMap((round) => all(round, ...names));
  const hidden = moved('tower').filter((tower) => get(tower, 'from') === 'hand' && get(tower, 'card') === '?');
  const hiders = hidden.map((tower) => get(tower, 'player'));
  for (const tower of hidden) {
    const isOwn = (element: Element): boolean => get(element, 'player') === get(tower, 'player');
    const got = all(one(game, 'setup'), 'hand')
      .filter(isOwn)
      .flatMap((hand) => words(hand, 'cards'));
    got.push(
      ...moved('draw')
        .filter(isOwn)
        .map((draw) => get(draw, 'card')),
    );
    const used = moved('play', 'tower')
      .filter(isOwn)
      .map((move) => get(move, 'card'));
    const left = got.filter((card) => !used.includes(card));
    if (left.length > 0) tower.attributes['card'] = left.at(-1) ?? '';
  }
  return { game, hiders };
}

/** Every contest that a coin triggered stands in a record that holds them all. */
function demandContests(table: Table, round: Element, place: Place): void {
  for (const { player } of table.scored.filter((scored) => scored.round === place.turn)) {
    demand(
      all(round, 'contest').some((contest) => get(contest, 'player') === player),
      place,
      `no contest of ${player}`,
    );
  }
}

/** What happened in the game; a remark is none. */
function isEvent({ name }: Element): boolean {
  return name !== 'note';
}

function setUp(game: Element, faces: Faces, options: Options): Table {
  const legate = options.legate === 'true';
  const players = all(one(game, 'players'), 'player').map((player) => get(player, 'id'));
  demandOwnIds(players);
  demand(players.length >= 2 && players.length <= 4, SETUP, 'two to four players');
  const table: Table = {
    players,
    faces,
    options,
    starts: [],
    dealt: [],
    played: [],
    towers: [],
    drawn: [],
    scored: [],
    bonuses: [],
  };
  const setup = one(game, 'setup');
  for (const start of all(setup, 'start')) {
    const [player, card] = [get(start, 'player'), get(start, 'card')];
    demand(players.includes(player), SETUP, `${tagOf(start)}: nobody has this id`);
    demand(
      faces.starts.some(({ id }) => id === card),
      SETUP,
      `${tagOf(start)}: no start card`,
    );
    demand(!table.starts.some((other) => other.player === player), SETUP, `${tagOf(start)}: a second start card`);
    demand(!table.starts.some((other) => other.card === card), SETUP, `${tagOf(start)}: somebody else has it`);
    table.starts.push({ player, card });
  }
  for (const hand of all(setup, 'hand')) {
    const player = get(hand, 'player');
    demand(players.includes(player), SETUP, `${tagOf(hand)}: nobody has this id`);
    demand(!table.dealt.some((other) => other.player === player), SETUP, `${tagOf(hand)}: a second opening hand`);
    const cards = words(hand, 'cards');
    for (const card of cards) demand(cardsInPlay(table).includes(card), SETUP, `${tagOf(hand)}: no card ${card}`);
    demand(new Set(cards).size === cards.length, SETUP, `${tagOf(hand)}: a card twice`);
    demand(cards.includes('legate') === legate, SETUP, `${tagOf(hand)}: the legate`);
    demand(cards.length === (legate ? 4 : 3), SETUP, `${tagOf(hand)}: ${cards.length} cards`);
    for (const card of cards) table.dealt.push({ player, card });
  }
  for (const player of players) {
    demand(
      table.starts.some((start) => start.player === player),
      SETUP,
      `${player} has no start card`,
    );
    demand(
      table.dealt.some((card) => card.player === player),
      SETUP,
      `${player} has no opening hand`,
    );
  }
  return table;
}

/** All cards that a player has in this game. */
function cardsInPlay({ faces, options }: Table): string[] {
  return faces.cards.map(({ id }) => id).filter((id) => options.legate === 'true' || id !== 'legate');
}

/** @returns the ends that the result belongs to */
function checkResult(table: Table, result: Element, worlds: readonly World[]): readonly World[] {
  let possible = worlds;
  for (const score of all(result, 'score')) {
    const player = get(score, 'player');
    demand(table.players.includes(player), RESULT, `${tagOf(score)}: nobody has this id`);
    const twice = all(result, 'score').filter((other) => get(other, 'player') === player).length > 1;
    demand(!twice, RESULT, `${tagOf(score)}: a player twice`);
    for (const [name, value] of Object.entries(score.attributes)) {
      if (name === 'player') continue;
      possible = possible.filter(({ scores }) => {
        const own = scores.find((other) => other.player === player);
        const others = scores.filter((other) => isAhead(other, own)).length;
        const counted: Record<string, number | undefined> = {
          points: own?.points,
          'tower-persons': own?.towerPersons,
          rank: others + 1,
        };
        return Number(value) === counted[name];
      });
      demand(possible.length > 0, RESULT, `${tagOf(score)}: ${name}, which is ${JSON.stringify(worlds[0]?.scores)}`);
    }
  }
  return possible;
}

/** All ends bring the same points, contest by contest. */
function isDecided(worlds: readonly World[]): boolean {
  return new Set(worlds.map(({ scores }) => JSON.stringify(scores))).size <= 1;
}

function isAhead(one: World['scores'][number], other: World['scores'][number] | undefined): boolean {
  if (!other) return false;
  return one.points > other.points || (one.points === other.points && one.towerPersons > other.towerPersons);
}

/** What a complete record of Tallinn says: who holds and shows what before, in and after every round. */
import practice from '../../../src/editions/tallinn-practice.xml?raw';
import { all, type Element, get, one, parseXml, words } from '../../oracle/element.js';
import { type Faces, facesOf, isArms, optionsIn, type Table } from '../../oracle/tallinn-table.js';

const EDITION = parseXml(practice);

/** A contest of a round: by a coin, or by the legate's arms with two persons more. */
export interface Contest {
  readonly player: string;
  readonly estate: string;
  readonly extra: number;
  /** Absent where the log does not claim it. */
  readonly claim: Element | undefined;
}

export interface Round {
  readonly element: Element;
  /** Counts from 1. */
  readonly number: number;
  readonly before: Table;
  /** All cards of the round lie open. */
  readonly shown: Table;
  readonly contests: readonly Contest[];
  /** The towers of the round are built. */
  readonly built: Table;
  /** The cards of the round are drawn. */
  readonly after: Table;
}

export interface RecordedGame {
  readonly game: Element;
  readonly moves: Element;
  readonly players: readonly string[];
  readonly legate: boolean;
  readonly leaderFirst: boolean;
  readonly rounds: readonly Round[];
  readonly final: Element | undefined;
  readonly result: Element | undefined;
  /** The table when all is played; points are those of `reckoning.ts`. */
  readonly end: Table;
}

/** Reads a game that may hold breaches: nothing is demanded of it. */
export function recordOf(game: Element): RecordedGame {
  const moves = one(game, 'moves') ?? { name: 'moves', attributes: {}, children: [], text: '' };
  let table = dealtTable(game);
  const rounds = all(moves, 'round').map((element, index) => {
    const round = roundOf(element, index + 1, table);
    table = round.after;
    return round;
  });
  return {
    game,
    moves,
    players: table.players,
    legate: table.options.legate === 'true',
    leaderFirst: table.options['tower-decision'] === 'leader-first',
    rounds,
    final: one(moves, 'final'),
    result: one(game, 'result'),
    end: table,
  };
}

/** The half of a card; a half that does not exist shows nothing. */
export function halfOf(faces: Faces, card: string, side: string): Faces['cards'][number]['sides'][number] {
  const half = faces.cards.find(({ id }) => id === card)?.sides.find(({ id }) => id === side);
  return half ?? { id: side, persons: {}, coin: '' };
}

/** The name of the other half of a card. */
export function otherSide(side: string): string {
  return { a: 'b', b: 'a', persons: 'arms', arms: 'persons' }[side] ?? side;
}

function dealtTable(game: Element): Table {
  const setup = one(game, 'setup');
  return {
    players: all(one(game, 'players'), 'player').map((player) => get(player, 'id')),
    faces: facesOf(EDITION, one(game, 'components')),
    options: optionsIn(game),
    starts: all(setup, 'start').map((start) => ({ player: get(start, 'player'), card: get(start, 'card') })),
    dealt: all(setup, 'hand').flatMap((hand) =>
      words(hand, 'cards').map((card) => ({ player: get(hand, 'player'), card })),
    ),
    played: [],
    towers: [],
    drawn: [],
    scored: [],
    bonuses: [],
  };
}

function roundOf(element: Element, number: number, before: Table): Round {
  const moved = (move: Element) => ({ round: number, player: get(move, 'player'), card: get(move, 'card') });
  const plays = all(element, 'play').map((play) => ({ ...moved(play), side: get(play, 'side') }));
  const towers = all(element, 'tower').filter((tower) => get(tower, 'from') !== 'none');
  const shown = { ...before, played: [...before.played, ...plays] };
  const built = {
    ...shown,
    towers: [...shown.towers, ...towers.map((tower) => ({ ...moved(tower), from: get(tower, 'from') }))],
  };
  const after = { ...built, drawn: [...built.drawn, ...all(element, 'draw').map(moved)] };
  return { element, number, before, shown, contests: contestsOf(element, plays, before.faces), built, after };
}

/** Those that are claimed, in the order of the log, and behind them those of coins that nobody claims. */
function contestsOf(round: Element, plays: Table['played'], faces: Faces): Contest[] {
  const claims = all(round, 'contest');
  const claimed = claims.map((claim): Contest => {
    const player = get(claim, 'player');
    const own = plays.filter((play) => play.player === player);
    const coin = own.map(({ card, side }) => halfOf(faces, card, side).coin).find((estate) => estate !== '');
    const extra = own.some(isArms) ? 2 : 0;
    return { player, estate: coin ?? get(claim, 'estate'), extra, claim };
  });
  const unclaimed = plays.flatMap(({ player, card, side }): Contest[] => {
    const { coin } = halfOf(faces, card, side);
    if (coin === '' || claims.some((claim) => get(claim, 'player') === player)) return [];
    return [{ player, estate: coin, extra: 0, claim: undefined }];
  });
  return [...claimed, ...unclaimed];
}

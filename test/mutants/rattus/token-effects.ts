/** Breaches of what a rat token does when it is turned up. */
import { get } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import type { Mutator } from '../mutator.js';
import { cardsOfEstate, claimLosses, type Outbreak, outbreakAt, type Victim } from './outbreak.js';
import { atMoment } from './plant.js';
import type { Moment } from './walk.js';

/** The cubes that a wrong program takes from players; undefined where it would be right. */
type Wrong = (outbreak: Outbreak, moment: Moment, random: Random) => readonly (readonly [string, number])[] | undefined;

function losing(rule: string, what: string, wrong: Wrong, twins: readonly string[] = []): Mutator {
  return atMoment(
    rule,
    (moment, random, game) => {
      const outbreak = outbreakAt(moment);
      // Where it is not said what the others lose, too many rules explain a wrong number.
      if (!outbreak || !moment.table.records.includes('losses')) return undefined;
      const right = new Map(outbreak.present.map(({ player, loss }) => [player, outbreak.breaksOut ? loss : 0]));
      const losses = wrong(outbreak, moment, random)?.filter(([player, cubes]) => cubes !== (right.get(player) ?? 0));
      const claim = losses && claimLosses(game, moment, new Map(losses));
      return claim && { what: `${what}: ${get(claim, 'player')} loses ${get(claim, 'cubes')}`, element: claim };
    },
    twins,
  );
}

/** For a token that breaks out. */
function breaking(rule: string, what: string, wrong: Wrong, twins: readonly string[] = []): Mutator {
  const ifBroken: Wrong = (outbreak, ...rest) => (outbreak.breaksOut ? wrong(outbreak, ...rest) : undefined);
  return losing(rule, what, ifBroken, twins);
}

const nobody = ({ present }: Outbreak): [string, number][] => present.map(({ player }) => [player, 0]);
const asIfBrokenOut = ({ present }: Outbreak): [string, number][] => present.map(({ player, loss }) => [player, loss]);

export const LOSSES: readonly Mutator[] = [
  losing('rattus.ravage.threshold', 'as many cubes as the limit are not enough', (token) =>
    token.breaksOut && token.population === token.limit && !isTied(token) ? nobody(token) : undefined,
  ),
  losing('rattus.ravage.current-count', 'the cubes are counted before all losses', (token) => {
    const { population, lostBefore, limit } = token;
    return population < limit && population + lostBefore >= limit ? asIfBrokenOut(token) : undefined;
  }),
  losing('rattus.ravage.no-outbreak', 'losses below the limit', (token) => {
    const { population, lostBefore, limit } = token;
    return population + lostBefore < limit ? asIfBrokenOut(token) : undefined;
  }),
  breaking('rattus.ravage.symbol', 'one who does not own the card is hit', ({ hits, present }, { table }, random) => {
    const owned = hits.every((hit) => table.players.some((player) => cardsOfEstate(table, player, hit) > 0));
    const other = pick(
      present.filter(({ symbols, loss }) => symbols === 0 && loss === 0),
      random,
    );
    return owned && other ? [[other.player, 1]] : undefined;
  }),
  breaking('rattus.ravage.symbol', 'a symbol costs two cubes', ({ hits, present }, { table }, random) => {
    const owned = hits.every((hit) => table.players.some((player) => cardsOfEstate(table, player, hit) > 0));
    const owner = pick(
      present.filter(({ symbols, loss, cubes }) => symbols === 1 && loss === 1 && cubes > 1),
      random,
    );
    return owner && owned ? [[owner.player, 2]] : undefined;
  }),
  breaking(
    'rattus.ravage.symbol-no-cubes',
    'an owner without cubes there is hit',
    ({ hits, present }, { table }, random) => {
      const absent = table.players.filter((player) => !present.some((own) => own.player === player));
      const owner = pick(
        absent.filter((player) => hits.some((hit) => cardsOfEstate(table, player, hit) > 0)),
        random,
      );
      return owner !== undefined ? [[owner, 1]] : undefined;
    },
  ),
  breaking(
    'rattus.ravage.symbol-unowned',
    'symbols that nobody owns hit the active player',
    ({ hits, present }, { table, player }) => {
      const owned = hits.some((hit) => table.players.some((own) => cardsOfEstate(table, own, hit) > 0));
      const active = present.find((own) => own.player === player);
      return !owned && onlySymbols(hits) && active ? [[player, Math.min(active.cubes, hits.length)]] : undefined;
    },
  ),
  breaking('rattus.ravage.symbols-cumulative', 'one cube for a token', ({ hits, present }, { table }, random) => {
    // Two cards of one estate are another rule, in one hand or in two.
    const owned = (hit: string) => table.players.reduce((sum, own) => sum + cardsOfEstate(table, own, hit), 0);
    if (hits.some((hit) => owned(hit) > 1)) return undefined;
    const victim = pick(
      present.filter(({ loss, majority }) => loss > 1 && majority === 0),
      random,
    );
    return victim ? [[victim.player, 1]] : undefined;
  }),
  breaking('rattus.ravage.loss-cap', 'more than he has there', ({ present }, _moment, random) => {
    const victim = pick(
      present.filter((own) => hitsOn(own) > own.cubes),
      random,
    );
    return victim ? [[victim.player, hitsOn(victim)]] : undefined;
  }),
  breaking('rattus.ravage.majority', 'the one with fewest is hit', ({ present }) => {
    const leaders = present.filter(({ majority }) => majority === 1);
    const other = present.find(({ majority, loss }) => majority === 0 && loss === 0);
    const [leader] = leaders;
    if (leaders.length !== 1 || !leader || hitsOn(leader) !== 1 || !other) return undefined;
    return [
      [leader.player, 0],
      [other.player, 1],
    ];
  }),
  breaking('rattus.ravage.majority-tie', 'of those tied, one is hit', ({ present }) => {
    const tied = present.filter(({ majority }) => majority === 1);
    if (tied.length < 2 || tied.some((own) => hitsOn(own) !== 1)) return undefined;
    return tied.slice(1).map(({ player }) => [player, 0]);
  }),
  breaking('rattus.ravage.majority-tie', 'of those tied, nobody is hit', ({ present }) => {
    const tied = present.filter(({ majority }) => majority === 1);
    if (tied.length < 2 || tied.some((own) => hitsOn(own) !== 1)) return undefined;
    return tied.map(({ player }) => [player, 0]);
  }),
  breaking('rattus.ravage.majority-first', 'the most cubes after the symbols', ({ present }) => {
    if (present.filter(({ majority }) => majority === 1).length !== 1) return undefined;
    const after = present.map((own) => ({ ...own, left: own.cubes - own.symbols - own.everybody }));
    const most = Math.max(...after.map(({ left }) => left));
    return after.map(({ player, cubes, left, everybody, symbols }) => {
      return [player, Math.min(cubes, everybody + symbols + (left === most && left > 0 ? 1 : 0))];
    });
  }),
  breaking('rattus.ravage.all', 'one is left out', ({ present }, { player }, random) => {
    const missed = present.filter((own) => own.everybody === 1 && hitsOn(own) === 1 && own.player !== player);
    const victim = pick(missed, random);
    return victim && present.length > 1 ? [[victim.player, 0]] : undefined;
  }),
  breaking('rattus.ravage.nobody-immune', 'the active player is spared', ({ present }, { player }) => {
    if (isTied({ present })) return undefined;
    const others = present.some((own) => own.player !== player && own.loss > 0);
    const active = present.find((own) => own.player === player);
    return others && active && active.loss > 0 ? [[player, 0]] : undefined;
  }),
];

/** Several have most cubes: then the rule of the tie explains what is missing, too. */
function isTied({ present }: Pick<Outbreak, 'present'>): boolean {
  return present.filter(({ majority }) => majority === 1).length > 1;
}

function onlySymbols(hits: readonly string[]): boolean {
  return !hits.includes('M') && !hits.includes('A');
}

function hitsOn({ majority, everybody, symbols }: Victim): number {
  return majority + everybody + symbols;
}

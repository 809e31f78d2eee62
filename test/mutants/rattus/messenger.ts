/** The messenger: two cubes on the board change places. */
import type { Element } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, plays } from './plant.js';
import { insertUse, mayUse, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

function exchange(a: string, b: string): Element {
  return newElement('exchange-cubes', { a, b });
}

/** A pair of cubes of two players in two regions that nothing later depends on. */
function pairOf(moment: Moment, fits: (a: string, b: string) => boolean): [string, string][] {
  const cubes = moment.table.cubes.filter(({ at }) => moment.table.regions.includes(at) && restIgnores(moment, [at]));
  return cubes.flatMap((one) =>
    cubes
      .filter((other) => other.at !== one.at && fits(one.player, other.player))
      .map((other): [string, string] => [`${one.at} ${one.player}`, `${other.at} ${other.player}`]),
  );
}

export const MESSENGER: readonly Mutator[] = [
  atMoment('rattus.piper.messenger-swap', (moment, random, game) => {
    if (!mayUse(moment, 'messenger')) return undefined;
    const [first, second] = shuffled(
      pairOf(moment, (a, b) => a === moment.player && b !== a),
      random,
    ).filter(([a, b], index, list) => index === 0 || (a !== list[0]?.[0] && b !== list[0]?.[1]));
    if (!first || !second) return undefined;
    return insertUse(game, moment, 'messenger', [exchange(...first), exchange(...second)], 'use');
  }),
  atMoment('rattus.piper.messenger-swap', (moment, random, game) => {
    if (!mayUse(moment, 'messenger') || !plays(game, 'preset', 'book')) return undefined;
    const [own] = shuffled(
      pairOf(moment, (a, b) => a === moment.player && b === a),
      random,
    );
    return own && insertUse(game, moment, 'messenger', [exchange(...own)]);
  }),
  atMoment('rattus.piper.messenger-swap', (moment, random, game) => {
    if (!mayUse(moment, 'messenger')) return undefined;
    const { table, player } = moment;
    const [own] = shuffled(
      table.regions.filter((region) => cubesAt(table, region, player).length > 0 && restIgnores(moment, [region])),
      random,
    );
    const [from, other] =
      shuffled(
        table.regions.flatMap((region) =>
          table.players.filter((one) => cubesAt(table, region, one).length === 0).map((one) => [region, one]),
        ),
        random,
      ).find(([region = '', one]) => one !== player && region !== own && restIgnores(moment, [region])) ?? [];
    if (own === undefined || from === undefined) return undefined;
    return insertUse(game, moment, 'messenger', [exchange(`${own} ${player}`, `${from} ${other}`)]);
  }),
].map((mutator) => withCards(['messenger'], mutator));

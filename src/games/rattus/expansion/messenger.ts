/** The messenger: two cubes on the board change places. @see rattus.md 4.13 */
import { choice, list, name, player as playerName, quoted } from '../../../engine/message.js';
import { known } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, moveCubes, placeOf } from '../base/cubes.js';
import { closed } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import type { PlayerState } from '../state.js';
import { type RattusElementOf, SITES, type Site } from '../vocabulary.js';

interface Meant {
  readonly site: Site;
  readonly player: PlayerState;
  readonly cubes: readonly number[] | undefined;
}

/** `<exchange-cubes>`. @see rattus.piper.messenger-swap */
export function messenger(use: Use, exchanges: readonly RattusElementOf<'exchange-cubes'>[]): void {
  const { judge } = use;
  const rule = 'rattus.piper.messenger-swap';
  let judged = requireAtMost(use, rule, 1, exchanges, 'rattus_messenger-twice');
  for (const exchange of exchanges) {
    const a = meant(use, exchange, 'a');
    const other = meant(use, exchange, 'b');
    // A cube does not change places with itself.
    const isSame = a && other && a.site === other.site && a.player === other.player;
    const isAlone = isSame && use.table.cubesAt(a.site, a.player.seat) < 2;
    const b = isAlone ? { ...other, cubes: undefined } : other;
    if (!a || !b) {
      if (exchange.values.a === '?' || exchange.values.b === '?') judge.suspend('choice');
      continue;
    }
    for (const [attribute, one] of [
      ['a', a],
      ['b', b],
    ] as const) {
      if (!judged) break;
      judged = requireCube(use, exchange, attribute, one);
    }
    if (judged) judged = requireColours(use, exchange, a, b);
    judge.scribe?.rule('rattus.piper.messenger-walls');
    if (!a.cubes || !b.cubes) continue;
    exchangeCubes(use, a, b);
  }
}

/** A region and a player, as the log names a cube. */
function meant(use: Use, exchange: RattusElementOf<'exchange-cubes'>, attribute: 'a' | 'b'): Meant | undefined {
  const { table, judge } = use;
  const words = known(exchange.values[attribute]);
  if (!words) return undefined;
  const site = SITES.find((one) => words.includes(one));
  const seat = table.players.find(({ id }) => words.includes(id))?.seat;
  if (site === undefined || seat === undefined || words.length !== 2) {
    judge.find(null, {
      kind: 'data',
      message: 'rattus_no-such-cube',
      with: { found: quoted(words.join(' ')) },
      element: exchange,
      attribute,
    });
    return undefined;
  }
  const potions = known(exchange.values[`${attribute}-potions`]);
  const castle = table.cubesAt('castle', seat) > 0 ? [0] : undefined;
  return {
    site,
    player: table.player(seat),
    cubes:
      site === 'castle' ? castle : chosenCubes(table, site, seat, 1, potions === undefined ? undefined : [potions]),
  };
}

function requireCube(
  { table, judge }: Use,
  exchange: RattusElementOf<'exchange-cubes'>,
  attribute: 'a' | 'b',
  { site, player, cubes }: Meant,
): boolean {
  if (site !== 'castle' && closed(table, judge, site, exchange, attribute)) return false;
  const there = judge.require('rattus.piper.messenger-swap', cubes !== undefined, () => ({
    message: 'rattus_no-cube',
    with: { player: playerName(player.id), place: name('site', site) },
    element: exchange,
    attribute,
    actual: `${site} ${player.id}`,
    restsOn: [`${site} ${player.id}`],
    spoils: [`${site} ${player.id}`, `${player.id} board`],
  }));
  if (!there || site !== 'castle') return there;
  const facts = () => ({
    message: 'rattus_messenger-castle',
    with: { player: playerName(player.id) },
    element: exchange,
    attribute,
  });
  if (!table.profile.messengerCastle) return judge.require('rattus.piper.messenger-swap', false, facts);
  judge.note('rattus.piper.messenger-swap', facts);
  return true;
}

/** By the book the two cubes have two owners, whoever they are. @see rattus.online.messenger-any */
function requireColours(
  { table, judge, player }: Use,
  exchange: RattusElementOf<'exchange-cubes'>,
  a: Meant,
  b: Meant,
): boolean {
  if (table.profile.messengerSameOwner) {
    judge.scribe?.rule('rattus.online.messenger-any');
    return true;
  }
  return judge.require('rattus.piper.messenger-swap', a.player !== b.player, () => ({
    message: 'rattus_messenger-one-owner',
    with: {
      player: playerName(player.id),
      owner: playerName(a.player.id),
      whose: choice(a.player === player ? 'own' : 'other'),
      sites: list([a.site, b.site].map((site) => name('site', site))),
    },
    element: exchange,
  }));
}

/** Potions travel with their cubes, except into the castle. */
function exchangeCubes({ judge }: Use, a: Meant, b: Meant): void {
  const rule = 'rattus.piper.messenger-swap';
  const pairs = [
    [a, b.site],
    [b, a.site],
  ] as const;
  for (const [{ site, player, cubes }, to] of pairs) {
    if (cubes && site !== to)
      moveCubes(judge, { rule, verb: 'advance', player, from: placeOf(site, player), to: placeOf(to, player), cubes });
  }
}

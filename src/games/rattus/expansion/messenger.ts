/** The messenger: two cubes on the board change places. @see rattus.md 4.13 */

import type { Facts } from '../../../engine/facts.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import { seatNamed } from '../../../engine/stated-player.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import type { Use } from '../base/act.js';
import { chosenCubes, heightOf, isCubeHidden, moveCubes, plainCube, tellNoCube } from '../base/cubes.js';
import { tellRegion } from '../base/passage.js';
import { requireAtMost } from '../cards/at-most.js';
import { type Filled, requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/messenger.js';
import { siteNamed } from '../rules/facts.js';
import { placeOf } from '../table/places.js';
import { cubesOf, ofPlayer } from '../table/quantities.js';
import type { PlayerState } from '../table/state.js';
import { type RattusElementOf, SITES, type Site } from '../vocabulary.js';

interface Meant {
  readonly site: Site;
  readonly player: PlayerState;
  /** The cube, as the number of potions under it; undefined where there is no such cube. */
  readonly cubes: readonly number[] | undefined;
  /** What the record says of its potions. */
  readonly potions: readonly number[] | undefined;
}

/** `<exchange-cubes>`. @see rattus.piper.messenger-swap */
export function messenger(use: Use, exchanges: readonly RattusElementOf<'exchange-cubes'>[]): void {
  const { judge } = use;
  const { rule } = declared;
  let judged = requireAtMost(use, rule, 1, exchanges, 'rattus_messenger-twice');
  for (const exchange of exchanges) {
    const a = meant(use, exchange, 'a');
    const other = meant(use, exchange, 'b');
    // A cube does not change places with itself.
    const isSame = a && other && a.site === other.site && a.player === other.player;
    const isAlone = isSame && use.table.cubesAt(a.site, a.player.seat) < 2;
    const b = isAlone ? { ...other, cubes: undefined } : other;
    if (!a || !b) {
      judge.suspend('choice', rule);
      continue;
    }
    if (judged)
      judged = requireChosen(
        use,
        declared.messenger,
        [...slotsOf(declared.one, a), ...slotsOf(declared.two, b)],
        (answer) => tell(use, exchange, a, b, answer),
      );
    if (judged) {
      if (a.site === 'castle') judge.note(rule, () => ofCastle(use, a.player, exchange, 'a'));
      if (b.site === 'castle') judge.note(rule, () => ofCastle(use, b.player, exchange, 'b'));
      if (use.table.profile.messengerSameOwner) judge.applies('rattus.online.messenger-any');
    }
    judge.applies('rattus.piper.messenger-walls');
    if (!a.cubes || !b.cubes) continue;
    judge.line(rule, 'rattus_exchanged', () => ({
      player: playerName(a.player.id),
      site: name('site', a.site),
      other: playerName(b.player.id),
      otherSite: name('site', b.site),
    }));
    exchangeCubes(use, a, b);
  }
}

function slotsOf({ owner, site, height }: typeof declared.one, one: Meant): readonly Filled[] {
  return [
    [owner, one.player.seat],
    [site, siteNamed(one.site)],
    [height, heightOf(one.cubes, one.potions)],
  ];
}

/** A region and a player, as the log names a cube; undefined where nobody saw which it is, or has declared the player. */
function meant(use: Use, exchange: RattusElementOf<'exchange-cubes'>, attribute: 'a' | 'b'): Meant | undefined {
  const { table, judge } = use;
  const words = known(exchange.values[attribute]);
  if (!words || words.includes(UNKNOWN)) return undefined;
  const [place, owner] = words;
  const site = SITES.find((one) => one === place);
  const seat = seatNamed(judge, table.roster, owner, { element: exchange, attribute });
  if (site === undefined || seat === undefined) return undefined;
  const recorded = exchange.values[`${attribute}-potions`];
  if (isCubeHidden(table, site, seat, recorded)) return undefined;
  const stated = known(recorded);
  const potions = stated === undefined ? undefined : [stated];
  return {
    site,
    player: table.player(seat),
    cubes:
      site === 'castle' ? plainCube(table.cubesAt(site, seat), potions) : chosenCubes(table, site, seat, 1, potions),
    potions,
  };
}

/** What is said of one of the two cubes, or of both. @see rattus.online.messenger-any */
function tell(
  use: Use,
  exchange: RattusElementOf<'exchange-cubes'>,
  a: Meant,
  b: Meant,
  { rule, slot }: Answer,
): Facts {
  const { table, player } = use;
  const [one, attribute] = slot?.startsWith('first') ? ([a, 'a'] as const) : ([b, 'b'] as const);
  if (slot === 'second owner') {
    return {
      message: 'rattus_messenger-one-owner',
      with: {
        player: playerName(player.id),
        owner: playerName(a.player.id),
        whose: choice(a.player === player ? 'own' : 'other'),
        sites: list([a.site, b.site].map((site) => name('site', site))),
      },
      element: exchange,
    };
  }
  const { site, cubes } = one;
  if (rule !== declared.rule && site !== 'castle')
    return tellRegion(table, rule, { element: exchange, attribute, at: site });
  if (cubes) return ofCastle(use, one.player, exchange, attribute);
  return {
    ...tellNoCube(table, one.player, site, exchange, attribute),
    actual: cubesOf(site, one.player),
    taints: [cubesOf(site, one.player), ofPlayer(one.player.id, 'board')],
  };
}

/** Whether a cube of the castle may be meant the rules do not say. @see option messenger-castle */
function ofCastle(
  { table }: Use,
  { id }: PlayerState,
  exchange: RattusElementOf<'exchange-cubes'>,
  attribute: 'a' | 'b',
): Facts {
  return {
    message: 'rattus_messenger-castle',
    with: { player: playerName(id), allowed: choice(table.profile.messengerCastle ? 'yes' : 'no') },
    element: exchange,
    attribute,
  };
}

/** Potions travel with their cubes, except into the castle. */
function exchangeCubes({ judge }: Use, a: Meant, b: Meant): void {
  const { rule } = declared;
  const pairs = [
    [a, b.site],
    [b, a.site],
  ] as const;
  for (const [{ site, player, cubes }, to] of pairs) {
    if (cubes && site !== to)
      moveCubes(judge, { rule, verb: 'advance', player, from: placeOf(site, player), to: placeOf(to, player), cubes });
  }
}

/** The messenger: two cubes on the board change places. @see rattus.md 4.13 */

import type { Facts } from '../../../engine/facts.js';
import { choice, list, name, player as playerName } from '../../../engine/message.js';
import { seatNamed } from '../../../engine/stated-player.js';
import type { Answer } from '../../../kernel/conditions.js';
import { known, UNKNOWN } from '../../../log/attribute.js';
import type { Act } from '../base/act.js';
import { type Meant, meantCubes, moveCubes, tellNoCube } from '../base/cubes.js';
import { tellRegion } from '../base/passage.js';
import { actInEach } from '../cards/acting.js';
import { requireChosen } from '../record/asked.js';
import * as declared from '../rules/cards/messenger.js';
import { siteNamed } from '../rules/facts.js';
import { cubesOf, ofPlayer } from '../table/quantities.js';
import type { PlayerState } from '../table/state.js';
import { type RattusElementOf, SITES, type Site } from '../vocabulary.js';

/** A cube that is meant: whose it is, and where it stands. */
interface MeantAt extends Meant {
  readonly site: Site;
  readonly player: PlayerState;
}

const FORM = { rule: declared.rule, message: 'rattus_messenger-twice', regions: [] } as const;

/** `<exchange-cubes>`. @see rattus.piper.messenger-swap */
export function messenger(use: Act, exchanges: readonly RattusElementOf<'exchange-cubes'>[]): void {
  const { judge } = use;
  const { rule } = declared;
  actInEach(use, exchanges, FORM, (exchange, _, judged) => {
    const a = meantIn(use, exchange, 'a');
    const other = meantIn(use, exchange, 'b');
    if (!a || !other) return undefined;
    // A cube does not change places with itself.
    const isSame = a.site === other.site && a.player === other.player;
    const b = isSame && use.table.cubesAt(a.site, a.player.seat) < 2 ? { ...other, cubes: undefined } : other;
    const values = [
      ...[a.player.seat, siteNamed(a.site), a.named[0] ?? 0],
      ...[b.player.seat, siteNamed(b.site), b.named[0] ?? 0],
    ];
    const right =
      judged && requireChosen(use, declared.messenger, values, (answer) => tell(use, exchange, a, b, answer));
    if (right) {
      if (a.site === 'castle') judge.note(rule, () => ofCastle(use, a.player, exchange, 'a'));
      if (b.site === 'castle') judge.note(rule, () => ofCastle(use, b.player, exchange, 'b'));
      if (use.table.profile.messengerSameOwner) judge.applies('rattus.online.messenger-any');
    }
    judge.applies('rattus.piper.messenger-walls');
    if (!a.cubes || !b.cubes) return right;
    judge.line(rule, 'rattus_exchanged', () => ({
      player: playerName(a.player.id),
      site: name('site', a.site),
      other: playerName(b.player.id),
      otherSite: name('site', b.site),
    }));
    // Potions travel with their cubes, except into the castle.
    if (a.site !== b.site) {
      moveCubes(judge, { rule, verb: 'advance', player: a.player, from: a.site, to: b.site, cubes: a.cubes });
      moveCubes(judge, { rule, verb: 'advance', player: b.player, from: b.site, to: a.site, cubes: b.cubes });
    }
    return right;
  });
}

/** A region and a player, as the log names a cube; undefined where nobody saw which it is, or has declared the player. */
function meantIn(use: Act, exchange: RattusElementOf<'exchange-cubes'>, attribute: 'a' | 'b'): MeantAt | undefined {
  const { table, judge } = use;
  const words = known(exchange.values[attribute]);
  if (!words || words.includes(UNKNOWN)) return undefined;
  const [place, owner] = words;
  const site = SITES.find((one) => one === place);
  const seat = seatNamed(judge, table.roster, owner, { element: exchange, attribute });
  if (site === undefined || seat === undefined) return undefined;
  const player = table.player(seat);
  const recorded = exchange.values[attribute === 'a' ? 'a-potions' : 'b-potions'];
  const meant = meantCubes(table, site, player, 1, typeof recorded === 'number' ? [recorded] : recorded);
  return meant && { cubes: meant.cubes, named: meant.named, site, player };
}

/** What is said of one of the two cubes, or of both. @see rattus.online.messenger-any */
function tell(
  use: Act,
  exchange: RattusElementOf<'exchange-cubes'>,
  a: MeantAt,
  b: MeantAt,
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
    // The two may have changed places all the same.
    taints: [a, b].flatMap((whose) => [
      ...[a, b].map((where) => cubesOf(where.site, whose.player)),
      ...(['board', 'castle', 'potions'] as const).map((what) => ofPlayer(whose.player.id, what)),
    ]),
  };
}

/** Whether a cube of the castle may be meant the rules do not say. @see option messenger-castle */
function ofCastle(
  { table }: Act,
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

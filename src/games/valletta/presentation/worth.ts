/** What Characters and neighbouring buildings brought their owners, read from what was told of each play. */
import type { Effect } from '../../../engine/effect.js';
import type { Named } from '../../../engine/presentation.js';
import { countsIn, effectsIn, linesOf } from '../../../engine/quiz.js';
import type { Step } from '../../../engine/transcript.js';
import type { WorthPlan, Yield } from '../../../engine/worth.js';
import { STARTING_DECK } from '../setup.js';
import { GOODS } from '../vocabulary.js';

/** How much each Character brought, by what was told of its plays. */
export const worth: WorthPlan = { yieldsOf };

const NEIGHBOURS: Named = { of: 'worth', id: 'neighbours' };
/** Red and purple Characters: everybody has them from the beginning, and more of the same kinds can be hired. */
const BEGINNING: Named = { of: 'worth', id: 'beginning' };
const KINDS_OF_BEGINNING: ReadonlySet<string> = new Set(STARTING_DECK);
const ALL_GOODS: ReadonlySet<string> = new Set(GOODS);

function thingOf(card: string): Named {
  return KINDS_OF_BEGINNING.has(card) ? BEGINNING : { of: 'character', id: card };
}

function yieldsOf(step: Step): readonly Yield[] {
  const effects = [...effectsIn([step])];
  const played = effects.find(({ verb, thing }) => verb === 'play' && thing === 'card');
  if (played?.which === undefined || played.player === undefined) return [];
  const { player } = played;
  const thing = thingOf(played.which);
  const found: Yield[] = [{ player, thing, kind: 'use', amount: 1 }];
  for (const effect of effects) {
    if (effect.verb === 'take' && effect.thing === 'card' && effect.which !== undefined && effect.player === player) {
      const gained = thingOf(effect.which);
      if (gained !== BEGINNING) found.push({ player, thing: gained, kind: 'got', amount: 1 });
    }
  }
  // What a building costs is spent on the building: it is no loss of the card that builds.
  const builds = effects.some(({ verb, thing: what }) => verb === 'place' || (verb === 'turn' && what === 'upgrade'));
  const points = sum(effects, player, ({ thing: what }) => what === 'point');
  const goods = sum(effects, player, ({ verb, thing: what }) => ALL_GOODS.has(what) && !(builds && verb === 'pay'));
  if (points !== 0) found.push({ player, thing, kind: 'points', amount: points });
  if (goods !== 0) found.push({ player, thing, kind: 'goods', amount: goods });
  for (const { rule, message } of linesOf(step, 'valletta_price-line')) {
    if (rule === 'valletta.upgrade.cost') continue;
    const saves = rule === 'valletta.build.adjacency-discount' ? NEIGHBOURS : thing;
    const units = Object.values(countsIn(message, 'less') ?? {});
    found.push({ player, thing: saves, kind: 'saved', amount: units.reduce((total, one) => total + one, 0) });
  }
  return found;
}

/** What came to a player, less what went. */
function sum(effects: readonly Effect[], player: string, counts: (effect: Effect) => boolean): number {
  let total = 0;
  for (const effect of effects) {
    if (effect.verb === 'adjust' || !counts(effect)) continue;
    total += (effect.to === player ? effect.amount : 0) - (effect.from === player ? effect.amount : 0);
  }
  return total;
}

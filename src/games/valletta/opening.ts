/** What is laid out before the first move without a record being able to say otherwise: told, never judged. */
import type { Judge } from '../../engine/judge.js';
import { choice, player as playerName } from '../../engine/message.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { HOUSES } from './rules/score.js';
import { cellsFor } from './table/city.js';
import { BUILDINGS } from './table/edition-check.js';
import type { TableState } from './table/state.js';

/** Rule, and which sentence says it; in the order of the rulebook. */
const OPENING: readonly (readonly [RuleIdOfValletta, string])[] = [
  ['valletta.setup.street', 'street'],
  ['valletta.setup.point-tokens', 'point-tokens'],
  ['valletta.setup.building-front', 'building-front'],
  ['valletta.setup.row-outward', 'row-outward'],
  ['valletta.setup.unused-buildings', 'unused-buildings'],
  ['valletta.setup.character-per-building', 'character-per-building'],
  ['valletta.setup.character-arithmetic', 'character-arithmetic'],
  ['valletta.setup.unused-characters', 'unused-characters'],
  ['valletta.setup.figure-at-gate', 'figure-at-gate'],
  ['valletta.setup.houses', 'houses'],
  ['valletta.setup.goods-supply', 'goods-supply'],
  ['valletta.supply.unbounded-hoard', 'unbounded-hoard'],
  ['valletta.setup.jean-on-tower', 'jean-on-tower'],
  ['valletta.setup.start-player', 'start-player'],
];

/** Names these rules in the trace of the setup, each with a sentence; free where nothing is told. */
export function tellOpening(table: TableState, judge: Judge): void {
  const { profile, roster } = table;
  const [start] = roster.participants;
  const parameters = (what: string) => () => ({
    what: choice(what),
    houses: HOUSES,
    buildings: BUILDINGS - cellsFor(roster.size).length,
    player: playerName(start?.id ?? ''),
  });
  for (const [rule, what] of OPENING) judge.line(rule, 'valletta_opening', parameters(what));
  const few = profile.fewerBarrels;
  judge.line(
    few ? 'valletta.variant.fewer-barrels-placement' : 'valletta.setup.barrels',
    'valletta_opening',
    parameters(few ? 'fewer-barrels' : 'barrels'),
  );
  if (few && profile.startPlayerVariant)
    judge.line('valletta.variant.combination', 'valletta_opening', parameters('combination'));
}

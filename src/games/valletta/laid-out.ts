/** What was laid out and dealt before the first move, as the record says it or as it always is: told, never judged. */
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, phrase, player as playerName, quoted } from '../../engine/message.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { HOUSES } from './rules/score.js';
import { cellsFor, rowOf } from './table/city.js';
import { BUILDINGS } from './table/edition-check.js';
import type { TableState } from './table/state.js';
import type { Character, VallettaElementOf } from './vocabulary.js';

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

/** What lies in a row, by the cells that the record names. */
export function tellRow(
  judge: Judge,
  row: string,
  places: readonly VallettaElementOf<'place'>[],
  { edition }: TableState,
): void {
  const laid = places.flatMap(({ values: { at, building: id } }) => {
    if (at === undefined || at === '?' || id === undefined || rowOf(at) !== row) return [];
    const { character } = edition.buildings.get(id) ?? {};
    const card = character === undefined ? quoted('') : name('character', character);
    const known = choice(character === undefined ? 'no' : 'yes');
    return [phrase('valletta_laid', { cell: name('cell', at), building: quoted(id), card, known })];
  });
  if (laid.length > 0) judge.line('valletta.setup.row-layout', 'valletta_row', () => ({ buildings: list(laid) }));
}

/** Cards that the record does not show are counted. */
export function tellHand(judge: Judge, player: string, cards: readonly (Character | '?')[]): void {
  judge.line('valletta.setup.opening-hand', 'valletta_hand', () => {
    const shown = cards.flatMap((card) => (card === '?' ? [] : [name('character', card)]));
    const hidden = cards.length - shown.length;
    const rest = hidden > 0 ? [phrase('engine-cards', { count: hidden })] : [];
    return { player: playerName(player), cards: list([...shown, ...rest]) };
  });
}

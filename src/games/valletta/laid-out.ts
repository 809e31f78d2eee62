/** What was laid out and dealt before the first move, as the record says it or as it always is: told, never judged. */
import type { Judge } from '../../engine/judge.js';
import { choice, list, name, phrase, player as playerName, quoted } from '../../engine/message.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { HOUSES } from './rules/score.js';
import { cellsFor, rowOf } from './table/city.js';
import { BUILDINGS } from './table/edition-check.js';
import type { TableState } from './table/state.js';
import type { Character, VallettaElementOf } from './vocabulary.js';

/** In the order of the rulebook; the last part of each id is that of its sentence. */
const OPENING: readonly RuleIdOfValletta[] = [
  'valletta.setup.street',
  'valletta.setup.point-tokens',
  'valletta.setup.building-front',
  'valletta.setup.row-outward',
  'valletta.setup.unused-buildings',
  'valletta.setup.character-per-building',
  'valletta.setup.character-arithmetic',
  'valletta.setup.unused-characters',
  'valletta.setup.figure-at-gate',
  'valletta.setup.houses',
  'valletta.setup.goods-supply',
  'valletta.supply.unbounded-hoard',
  'valletta.setup.jean-on-tower',
];

/** Names these rules in the trace of the setup, each with a sentence; free where nothing is told. */
export function tellOpening(table: TableState, judge: Judge): void {
  const { profile, roster } = table;
  const [start] = roster.participants;
  const tell = (rule: RuleIdOfValletta, what?: string): void =>
    judge.line(rule, 'valletta_opening', () => ({
      what: choice(what ?? rule.split('.').at(-1) ?? ''),
      houses: HOUSES,
      buildings: BUILDINGS - cellsFor(roster.size).length,
      player: playerName(start?.id ?? ''),
    }));
  for (const rule of OPENING) tell(rule);
  if (start) tell('valletta.setup.start-player');
  if (profile.fewerBarrels) tell('valletta.variant.fewer-barrels-placement', 'fewer-barrels');
  else tell('valletta.setup.barrels');
  if (profile.fewerBarrels && profile.startPlayerVariant) tell('valletta.variant.combination');
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

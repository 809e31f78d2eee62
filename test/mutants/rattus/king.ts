/** The king: one own cube out of a region without tokens into the castle, where it is safe and counts at the end. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt, onBoard, ratsIn, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useIn } from './faulty-use.js';
import { atMoment } from './plant.js';
import { betweenTokens, endRecord, withCards, withOption } from './use.js';
import { type Moment, momentsOf } from './walk.js';

const own = ({ table, player }: Moment, region: string): number => cubesAt(table, region, player).length;

function castle(from: string): Element {
  return newElement('castle', { from });
}

export const KING = [
  useIn({
    rule: 'rattus.king.castle',
    card: 'king',
    accused: 'use',
    fits: (moment, region) => own(moment, region) > 1 && ratsIn(moment.table, region).length === 0,
    does: (region) => [castle(region), castle(region)],
  }),
  useIn({
    rule: 'rattus.king.castle',
    card: 'king',
    fits: (moment, region) =>
      own(moment, region) === 0 &&
      cubesAt(moment.table, region).length > 0 &&
      ratsIn(moment.table, region).length === 0,
    does: (region) => [castle(region)],
  }),
  useIn({
    rule: 'rattus.king.rat-free',
    card: 'king',
    fits: (moment, region) => own(moment, region) > 0 && ratsIn(moment.table, region).length > 0,
    does: (region) => [castle(region)],
  }),
  withOption(
    'window-policy',
    'strict',
    useIn({
      rule: 'rattus.king.timing',
      card: 'king',
      when: betweenTokens,
      accused: 'use',
      fits: (moment, region) => own(moment, region) > 0 && ratsIn(moment.table, region).length === 0,
      does: (region) => [castle(region)],
    }),
  ),
  withCards(
    ['king'],
    atMoment('rattus.king.safe', (moment, random, game) => {
      const { step, turn, table, parent } = moment;
      if (step || !turn || turn.revealed === 0) return undefined;
      const victim = shuffled(table.players, random).find(
        (player) =>
          cubesAt(table, 'castle', player).length > 0 && (player !== moment.player || !turn.used.includes('king')),
      );
      if (victim === undefined) return undefined;
      const [safe, supply] = ['castle', 'supply'].map((at) => cubesAt(table, at, victim).length) as [number, number];
      const state = newElement('state', { player: victim, castle: String(safe - 1), supply: String(supply + 1) });
      endRecord(game, { ...moment, index: 0 });
      parent.children.push(state);
      return { what: `${victim} loses a cube in the castle`, element: state };
    }),
  ),
  withCards(['king'], { rule: 'rattus.king.counts', plant: leaveOutCastle }),
];

/** The cubes in the castle are not counted: where one player has such cubes, and stands where he stood all the same. */
function leaveOutCastle(game: Element): ReturnType<Mutator['plant']> {
  const result = one(game, 'result');
  const table = momentsOf(game).at(-1)?.table;
  if (!result || !table) return undefined;
  const inCastle = table.players.filter((player) => cubesAt(table, 'castle', player).length > 0);
  const score = all(result, 'score').find((line) => inCastle.includes(get(line, 'player')));
  if (!score || inCastle.length > 1 || !ranksStay(table, inCastle[0] ?? '')) return undefined;
  score.attributes['cubes'] = String(onBoard(table, get(score, 'player')));
  return { what: 'the castle is not counted', place: { section: 'result', turn: null }, element: score };
}

/** Nobody passes, or draws level with, a player whose cubes in the castle are left out. */
function ranksStay(table: Table, player: string): boolean {
  const counted = onBoard(table, player);
  const total = counted + cubesAt(table, 'castle', player).length;
  return table.players.every(
    (other) => other === player || onBoard(table, other) < counted || onBoard(table, other) > total,
  );
}

/** States of a player that stand in a row count the same moment: what one of them leaves out, another one may say. */
import { known } from '../../../log/attribute.js';
import type { TallinnElement, TallinnElementOf } from '../vocabulary.js';

type State = TallinnElementOf<'state'>;
type Stated = Exclude<keyof State['values'], 'player'>;

/** Those that stand in a row with one of them, it included. @param among the elements beside it */
export function statedTogether(state: State, among: readonly TallinnElement[]): readonly [State, ...State[]] {
  const at = among.indexOf(state);
  const begin = among.findLastIndex((one, index) => index < at && isOther(one)) + 1;
  const end = among.findIndex((one, index) => index > at && isOther(one));
  const row = among.slice(begin, end < 0 ? undefined : end).flatMap((one) => (one.name === 'state' ? one : []));
  const [first = state, ...others] = row.filter(({ values }) => values.player === state.values.player);
  return [first, ...others];
}

/** A number that one of them states; the first one counts. */
export function statedIn(states: readonly State[], thing: Stated): number | undefined {
  return states.map(({ values }) => known(values[thing])).find((one) => one !== undefined);
}

function isOther({ name }: TallinnElement): boolean {
  return name !== 'state' && name !== 'note';
}

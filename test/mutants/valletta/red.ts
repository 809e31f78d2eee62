/** Breaches of the rules about the Maid and the Builder: rules/valletta.md 4.5. */
import { all, get } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { amounts, GOODS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { actionOf, anyAction, bookedInPlay, plus, written } from './payments.js';
import { inPlay } from './plant.js';

export const RED: readonly Mutator[] = [
  inPlay('valletta.card.maid', (play, random) => {
    const [take] = all(play.element, 'take');
    if (play.card !== 'maid' || !take) return undefined;
    const more = { [pick(GOODS, random) ?? '']: 1 };
    take.attributes['goods'] = written(plus(amounts(get(take, 'goods')), more));
    bookedInPlay(play, more);
    return { what: 'takes two goods', element: take };
  }),
  inPlay('valletta.card.builder', (play, random) => {
    const done = actionOf(play);
    if (play.card !== 'builder' || !done) return undefined;
    const kind = done.kind === 'build' ? 'upgrade' : 'build';
    const action = anyAction(play, kind, random);
    return action && { what: `a second action: ${kind}`, element: action };
  }),
];

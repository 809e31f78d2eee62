/** Crusader and soldier: longer ways, tokens that are turned up together, a token more. */
import { all, get, one, words } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { ratsIn, ratTargets } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { threeSteps } from './knighthood.js';
import { freshTokens } from './legal.js';
import { pathsOf } from './paths.js';
import { atMoment } from './plant.js';
import { endRecord, goOnWith, hasUnused, rest, withCards } from './use.js';

const SOLDIER = [
  threeSteps('rattus.piper.soldier-move', ['soldier']),
  atMoment('rattus.piper.soldier-extra', (moment, random, game) => {
    const { step, turn, table } = moment;
    if (step?.name !== 'use' || get(step, 'card') !== 'soldier' || turn?.last !== false) return undefined;
    const extra = one(step, 'extra-rat');
    const [first] = freshTokens(table).filter((token) => token !== (extra && get(extra, 'token')));
    const targets = ratTargets(table, table.figure).filter((to) => {
      return ratsIn(table, to).length + (extra && get(extra, 'to') === to ? 1 : 0) < 3;
    });
    const [to] = shuffled(targets, random);
    if (!extra || to === undefined || first === undefined || table.supply < 5) return undefined;
    if (rest(moment, 1).some(({ name }) => name === 'spread')) return undefined;
    step.children.push(newElement('extra-rat', { to, token: first }));
    endRecord(game, moment);
    return { what: `two tokens more, the second to ${to}`, element: step };
  }),
  atMoment('rattus.piper.soldier-extra', (moment, random, game) => {
    const { step, turn, table } = moment;
    if (step?.name !== 'plague' || turn?.last !== false || !hasUnused(moment, 'soldier')) return undefined;
    const path = shuffled([...pathsOf(table, 1), ...pathsOf(table, 2)], random).find((way) => {
      const goal = way.at(-1) ?? '';
      return ratsIn(table, goal).length === 0 && ratTargets(table, goal).length > 0;
    });
    if (!path || table.supply < 5) return undefined;
    const [to = ''] = shuffled(ratTargets(table, path.at(-1) ?? ''), random);
    const use = newElement('use', { card: 'soldier' }, [
      newElement('extra-rat', { to, token: freshTokens(table)[0] ?? '' }),
    ]);
    goOnWith(game, moment, [newElement('plague', { path: path.join(' ') }), use]);
    return { what: `a token to ${to} although none is spread`, element: use };
  }),
].map((mutator) => withCards(['soldier'], mutator));

const CRUSADER = [
  threeSteps('rattus.piper.crusader-move', ['crusader']),
  atMoment('rattus.piper.crusader-reveal', (moment, _random, game) => {
    const order = one(moment.step, 'order');
    if (!order || moment.turn?.last !== false || words(order, 'tokens').length < 2) return undefined;
    if (all(moment.parent, 'reveal').length < words(order, 'tokens').length) return undefined;
    order.attributes['tokens'] = words(order, 'tokens').slice(0, -1).join(' ');
    endRecord(game, moment);
    return { what: 'one token is not turned up', element: order };
  }),
  atMoment('rattus.piper.crusader-reveal', ({ step, turn, parent }) => {
    const order = one(step, 'order');
    const [first, second] = all(parent, 'reveal');
    if (!order || !first || !second || turn?.last !== false) return undefined;
    const [earlier = '', other = '', ...others] = words(order, 'tokens');
    order.attributes['tokens'] = [other, earlier, ...others].join(' ');
    return { what: 'the tokens act in another order than was chosen', element: first };
  }),
  atMoment('rattus.piper.crusader-discard', (moment, _random, game) => {
    const { step, turn, table, parent } = moment;
    if (step || !turn) return undefined;
    const order = parent.children.map((child) => one(child, 'order')).find((child) => child !== undefined);
    const left = order ? words(order, 'tokens').length - all(parent, 'reveal').length : 0;
    if (left === 0) return undefined;
    const region = table.figure;
    endRecord(game, { ...moment, index: 0 });
    const state = newElement('state', { region, rats: String(left) });
    parent.children.push(state);
    return { what: `${left} tokens that were turned up stay in ${region}`, element: state };
  }),
].map((mutator) => withCards(['crusader'], mutator));

const PAIRS = [
  ['knight', 'crusader'],
  ['knight', 'soldier'],
  ['crusader', 'soldier'],
  ['knight', 'crusader', 'soldier'],
] as const;

export const CRUSADER_SOLDIER: readonly Mutator[] = [
  ...CRUSADER,
  ...SOLDIER,
  ...PAIRS.map((cards) => threeSteps('rattus.piper.knighthood-combo', cards)),
];

/** Breaches of the rules about the variants: rules/valletta.md 4.3. */
import { one } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { GOODS } from '../../oracle/valletta-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOffBehind, endStating, inGame, inPlay, inTurn, startOnly } from './plant.js';
import { playMore, playsLess } from './plays.js';

const FEWER = 'variant.fewer-barrels';

export const VARIANT: readonly Mutator[] = [
  inGame('valletta.variant.start-player-goods', ({ game, start }, random) => {
    if (start.options['variant.start-player'] !== 'true') return undefined;
    const moves = startOnly(game);
    const good = pick(GOODS, random) ?? '';
    const first = newElement('draft', { player: start.players.at(-1) ?? '', good });
    moves?.children.push(first);
    return { what: 'a draft', place: { section: 'draft', turn: null }, element: first };
  }),
  ...['first', 'second'].flatMap((which, index) => {
    const rule = `valletta.variant.start-player-${which}-turn`;
    const due = index + 1;
    return [
      inTurn(rule, (turn, random) => {
        if (turn.before.options['variant.start-player'] !== 'true' || turn.place.turn !== due) return undefined;
        const more = playMore(turn, random);
        return more && { what: `${due + 1} plays`, element: more };
      }),
      inTurn(rule, (turn) => {
        if (turn.before.options['variant.start-player'] !== 'true' || turn.place.turn !== due) return undefined;
        return playsLess(turn) ? { what: `${due - 1} plays` } : undefined;
      }),
    ];
  }),
  inGame('valletta.variant.fewer-barrels-scope', ({ game, start }) => {
    if (start.players.length === 2) return undefined;
    const option = newElement('option', { name: FEWER, value: 'true' });
    one(game, 'options')?.children.push(option);
    startOnly(game);
    return { what: 'more than two players', place: { section: 'setup', turn: null }, element: option };
  }),
  inPlay('valletta.variant.fewer-barrels-move', (play) => {
    const { jean, options } = play.before;
    if (options[FEWER] !== 'true' || play.what !== 'jean' || jean === 25 || jean === 0) return undefined;
    return { what: `Jean walks to space ${jean + 1}`, element: endStating(play.turn, { jean: jean + 1 }) };
  }),
  inPlay('valletta.variant.fewer-barrels-end', (play) => {
    const { jean, options } = play.before;
    if (options[FEWER] !== 'true' || play.what !== 'jean' || jean !== 21 || play.after.final) return undefined;
    breakOffBehind(play.turn);
    const claim = newElement('final-phase', { trigger: 'jean', player: play.player });
    one(play.turn.game, 'moves')?.children.push(claim);
    return { what: `the end on space 23`, element: claim };
  }),
];

/** The serf: a cube at once for each token that destroys a cube of somebody else. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { cubesAt, owns, ratsIn } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { outbreakAt } from './outbreak.js';
import { atMoment } from './plant.js';
import { brewBefore } from './preparing.js';
import { endRecord, withCards } from './use.js';
import { type Moment, momentsOf } from './walk.js';

/** At the end of a turn of the serf's owner, with a cube to add, without one added so far. */
function hasAddedNothing({ step, turn, table, player, parent }: Moment): boolean {
  if (step || turn?.last !== false || turn.revealed === 0 || !owns(table, player, 'serf')) return false;
  const added = all(parent, 'use').some((use) => get(use, 'card') === 'serf');
  return !added && ratsIn(table, table.figure).length === 0 && cubesAt(table, 'supply', player).length > 1;
}

/** An earlier token of the turn destroyed a cube of another player. */
function hasEarned(game: Element, { parent }: Moment): boolean {
  return momentsOf(game).some((moment) => moment.parent === parent && moment.turn?.serfMay === true);
}

function spentForeign({ parent, player }: Moment): boolean {
  const last = all(parent, 'reveal').at(-1);
  return all(last, 'spend-potion').some((spent) => get(spent, 'player') !== player);
}

function add(rule: string, what: string, fits: (moment: Moment, game: Element) => boolean): Mutator {
  return atMoment(rule, (moment, _random, game) => {
    if (!hasAddedNothing(moment) || moment.turn?.serfMay || !fits(moment, game)) return undefined;
    const cube = newElement('add', { region: moment.table.figure, cubes: '1' });
    const use = newElement('use', { card: 'serf' }, [cube]);
    endRecord(game, { ...moment, index: 0 });
    moment.parent.children.push(use);
    return { what, element: cube };
  });
}

export const SERF: readonly Mutator[] = [
  add('rattus.piper.serf-add', 'a cube although none of another player was destroyed', (moment, game) => {
    return !hasEarned(game, moment) && !spentForeign(moment);
  }),
  atMoment('rattus.piper.serf-add', (moment, _random, game) => {
    const { step, table, player } = moment;
    const cube = step?.name === 'use' && get(step, 'card') === 'serf' ? one(step, 'add') : undefined;
    if (!cube || ratsIn(table, table.figure).length > 0 || cubesAt(table, 'supply', player).length < 3)
      return undefined;
    cube.attributes['cubes'] = '2';
    endRecord(game, moment);
    return { what: 'two cubes for one token', element: cube };
  }),
  add('rattus.piper.serf-immediate', 'the cube is added behind the last token', (moment, game) => {
    return hasEarned(game, moment) && !spentForeign(moment);
  }),
  withCards(
    ['magician'],
    atMoment('rattus.piper.serf-potion', (moment, _random, game) => {
      const outbreak = outbreakAt(moment);
      const { step, table, player, turn } = moment;
      if (!step || !outbreak?.breaksOut || turn?.last !== false || !owns(table, player, 'serf')) return undefined;
      const [victim, ...others] = outbreak.present.filter((one) => one.player !== player && one.loss > 0);
      if (!victim || others.length > 0 || victim.cubes < 2) return undefined;
      if (victim.majority + victim.everybody + victim.symbols > 1 || cubesAt(table, 'supply', player).length < 2)
        return undefined;
      if (!brewBefore(game, moment, outbreak.region, victim.player, [0])) return undefined;
      const claims = all(step, 'lose').filter((lose) => get(lose, 'player') === victim.player);
      for (const claim of claims) claim.attributes['cubes'] = '0';
      step.children.unshift(newElement('spend-potion', { player: victim.player }));
      const cube = newElement('add', { region: outbreak.region, cubes: '1' });
      const { parent, index } = moment;
      endRecord(game, moment);
      parent.children.splice(index + 1, 0, newElement('use', { card: 'serf' }, [cube]));
      return { what: 'a cube although only a potion was destroyed', element: cube };
    }),
  ),
].map((mutator) => withCards(['serf'], mutator));

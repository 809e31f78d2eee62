/** The baker: a cube a turn onto the card, and all of them into one region when another player takes it. */
import { get } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, insert, remove } from './plant.js';
import { endRecord, insertUse, mayUse, restIgnores, withCards } from './use.js';

const bake = (from: string) => newElement('bake', { from });

const FINAL = { section: 'final', turn: null } as const;

export const BAKER: readonly Mutator[] = [
  atMoment('rattus.piper.baker-deposit', (moment, _random, game) => {
    const { table, player } = moment;
    if (!mayUse(moment, 'baker') || cubesAt(table, 'supply', player).length < 8) return undefined;
    return insertUse(game, moment, 'baker', [bake('supply'), bake('supply')], 'use');
  }),
  atMoment('rattus.piper.baker-deposit', (moment, random, game) => {
    const { table, player } = moment;
    if (!mayUse(moment, 'baker')) return undefined;
    const [region] = shuffled(table.regions, random).filter(
      (own) => cubesAt(table, own, player).length > 0 && restIgnores(moment, [own]),
    );
    return region === undefined ? undefined : insertUse(game, moment, 'baker', [bake(region)]);
  }),
  atMoment('rattus.piper.baker-takeover', (moment, random, game) => {
    const { step, turn, table } = moment;
    const cubes = cubesAt(table, 'baker').length;
    if (step?.name !== 'unload' || !turn || cubes < 2) return undefined;
    const [region] = shuffled(table.regions, random).filter(
      (own) => own !== get(step, 'region') && restIgnores(moment, [own, get(step, 'region')], 1),
    );
    if (region === undefined) return undefined;
    step.attributes['cubes'] = '1';
    insert(moment, newElement('unload', { region, cubes: String(cubes - 1) }), 1);
    endRecord(game, moment);
    return { what: `${cubes} cubes are set down in two regions` };
  }),
  atMoment('rattus.piper.baker-takeover', (moment, _random, game) => {
    const { step, turn } = moment;
    if (step?.name !== 'unload' || !turn || !restIgnores(moment, [get(step, 'region')], 1)) return undefined;
    remove(moment);
    endRecord(game, moment);
    return { what: 'the cubes stay on the card', element: undefined };
  }),
  atMoment('rattus.piper.end-baker', ({ step, table, turn }, random) => {
    if (step?.name !== 'unload' || turn) return undefined;
    const [other] = shuffled(table.players, random).filter((player) => player !== get(step, 'player'));
    if (other === undefined) return undefined;
    step.attributes['player'] = other;
    return { what: `${other} sets the cubes down, who is no left neighbour`, place: FINAL };
  }),
  atMoment('rattus.piper.end-baker', ({ step, table, turn, parent, index }, _random, game) => {
    const cubes = cubesAt(table, 'baker').length;
    if (step?.name !== 'unload' || turn || cubes < 2) return undefined;
    step.attributes['cubes'] = String(cubes - 1);
    parent.children.length = index + 1;
    game.children.splice(0, game.children.length, ...game.children.filter(({ name }) => name !== 'result'));
    return { what: 'a cube stays on the card', place: FINAL };
  }),
].map((mutator) => withCards(['baker'], mutator));

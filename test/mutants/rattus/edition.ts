/** Values of a log's own edition of Rattus that contradict the box. */
import { all, type Element, get, one, words } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { breakOff } from './setup.js';
import { EDITION } from './walk.js';

/** Borders of which the rulebook's examples say nothing. */
const BORDERS = ['hungaria polonia', 'germania polonia', 'hungaria bulgaria', 'anglia scandia', 'polonia tartaria'];

export const ON_EDITION: readonly Mutator[] = [
  inEdition('rattus.board.adjacency', (components, random) => {
    const [here = '', other] = (pick(BORDERS, random) ?? '').split(' ');
    const neighbours = neighboursOf(here).filter((region) => region !== other);
    return [`${here} does not know of ${other}`, push(components, region(here, neighbours))];
  }),
  inEdition('rattus.board.adjacency', (components, random) => {
    const here = pick(all(EDITION, 'region'), random);
    const id = here ? get(here, 'id') : '';
    return [`${id} is its own neighbour`, push(components, region(id, [...neighboursOf(id), id]))];
  }),
  inEdition('rattus.board.adjacency', (components) => {
    push(components, region('germania', [...neighboursOf('germania'), 'turcia']));
    push(components, region('turcia', [...neighboursOf('turcia'), 'germania']));
    return ['germania touches turcia'];
  }),
  inEdition('rattus.token.front', (components, random) => {
    const id = get(pick(all(EDITION, 'token').slice(1), random) ?? EDITION, 'id');
    const wrong = pick(
      [
        { limit: '2', hits: '' },
        { limit: '0', hits: 'M' },
      ],
      random,
    );
    return [`nothing or no number on ${id}`, push(components, newElement('token', { id, ...wrong, ...startOf(id) }))];
  }),
];

/** Adds to the values of the edition; nothing is recorded behind the setup, as they would matter there. */
function inEdition(
  rule: string,
  add: (components: Element, random: Random) => readonly [what: string, accused?: Element],
): Mutator {
  return {
    rule,
    plant: (game, random) => {
      const components = one(game, 'components');
      if (!components) return undefined;
      const [what, accused] = add(components, random);
      breakOff(game);
      return { what, place: { section: 'log', turn: null }, ...(accused && { element: accused }) };
    },
  };
}

function region(id: string, neighbours: readonly string[]): Element {
  return newElement('region', { id, neighbours: neighbours.join(' ') });
}

function neighboursOf(id: string): string[] {
  const printed = all(EDITION, 'region').find((other) => get(other, 'id') === id);
  return printed ? words(printed, 'neighbours') : [];
}

function startOf(id: string): Record<string, string> {
  return all(EDITION, 'token').some((token) => get(token, 'id') === id && get(token, 'start') === 'true')
    ? { start: 'true' }
    : {};
}

function push(components: Element, added: Element): Element {
  components.children.push(added);
  return added;
}

/** Breaches of the rule on how many play. */
import { all, copyOf, type Element, get, one } from '../../oracle/element.js';
import { newElement, remove } from '../edits.js';
import { writeClaims } from './claims.js';
import { insertBehindAll } from './edits.js';
import { inSection, mutator, type Occasion } from './plant.js';
import type { RecordedGame } from './record.js';
import { leftStartCards } from './setup.js';

/** Only one player is left in the record, with all that the others did. */
function playedAlone(record: RecordedGame, player: string): ReturnType<Occasion> {
  const { game } = record;
  const isOther = ({ attributes: { player: owner, id, from, to } }: Element): boolean =>
    [owner, id, to, from].some((named) => named !== undefined && named !== player && record.players.includes(named));
  const strip = (element: Element): void => {
    for (const child of [...element.children]) {
      if (isOther(child)) remove(element, child);
      else strip(child);
    }
  };
  strip(game);
  for (const round of all(one(game, 'moves'), 'round')) {
    if (!one(round, 'play')) remove(one(game, 'moves'), round);
  }
  writeClaims(game);
  return inSection('setup', 'a game for one');
}

/** Somebody joins a full table and does what one of the others does. */
function fifthPlayer(record: RecordedGame, model: string): ReturnType<Occasion> {
  const { game } = record;
  const [card = ''] = leftStartCards(record);
  const imitate = (element: Element): void => {
    for (const child of [...element.children]) {
      imitate(child);
      if (get(child, 'player') !== model) continue;
      const copy = copyOf(child);
      copy.attributes['player'] = 'p5';
      if (child.name === 'start') copy.attributes['card'] = card;
      insertBehindAll(element, [child.name], copy);
    }
  };
  imitate(game);
  const players = one(game, 'players') as Element;
  const fifth = newElement('player', { id: 'p5', name: 'Eva' });
  players.children.push(fifth);
  writeClaims(game);
  return inSection('setup', 'a fifth player');
}

export const players = [
  mutator('tallinn.setup.player-count', (record) => record.players.map((player) => () => playedAlone(record, player))),
  // Five sets of cards are in no box (T-002): the component census forbids a fifth player just as well.
  mutator(
    'tallinn.setup.player-count',
    (record) => (record.players.length === 4 ? record.players.map((player) => () => fifthPlayer(record, player)) : []),
    ['tallinn.setup.component-census'],
  ),
];

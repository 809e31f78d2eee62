/** Breaches of the rules on the legate during the rounds. */
import { all, get } from '../../oracle/element.js';
import { ESTATES } from '../../oracle/tallinn-table.js';
import { newElement } from '../edits.js';
import { writeClaims } from './claims.js';
import { insertBehindAll } from './edits.js';
import { inRound, mutator } from './plant.js';

export const legate = [
  mutator('tallinn.legate.persons-half', (record) =>
    record.rounds.flatMap((round) =>
      round.shown.played
        .filter((play) => play.round === round.number && play.card === 'legate' && play.side === 'persons')
        .flatMap(({ player }) =>
          ESTATES.map((estate) => () => {
            const contest = newElement('contest', { player, estate, points: '' });
            insertBehindAll(round.element, ['play', 'contest'], contest);
            writeClaims(record.game);
            return inRound(round, 'a contest from the half with persons', contest);
          }),
        ),
    ),
  ),
  mutator('tallinn.legate.arms-contest', (record) =>
    record.rounds.flatMap((round) =>
      round.contests
        .filter(({ extra }) => extra > 0)
        .map(({ player }) => () => {
          const claim = all(round.element, 'contest').find((contest) => get(contest, 'player') === player);
          if (!claim) return undefined;
          delete claim.attributes['estate'];
          return inRound(round, 'the arms name no estate', claim);
        }),
    ),
  ),
];

/** With Pied Piper a symbol costs a cube for each card of its estate. */
import type { Mutator } from '../mutator.js';
import { cardsOfEstate, claimLosses, outbreakAt } from './outbreak.js';
import { atMoment } from './plant.js';

export const ESTATES: readonly Mutator[] = [
  atMoment('rattus.piper.same-estate-loss', (moment, _random, game) => {
    const outbreak = outbreakAt(moment);
    if (!outbreak?.breaksOut || outbreak.hits.length !== 1) return undefined;
    const [hit = ''] = outbreak.hits;
    const victim = outbreak.present.find(
      ({ player, cubes, loss }) => cardsOfEstate(moment.table, player, hit) > 1 && cubes > 1 && loss > 1,
    );
    if (!victim) return undefined;
    const accused = claimLosses(game, moment, new Map([[victim.player, 1]]));
    return accused && { what: `${victim.player} loses one cube for two cards of ${hit}`, element: accused };
  }),
  atMoment('rattus.piper.same-estate-loss', (moment, _random, game) => {
    const outbreak = outbreakAt(moment);
    if (!outbreak?.breaksOut || outbreak.hits.length !== 1) return undefined;
    const [hit = ''] = outbreak.hits;
    const owners = outbreak.present.filter(({ player, loss }) => {
      return cardsOfEstate(moment.table, player, hit) > 0 && loss > 0;
    });
    const spared = owners.find(({ player }) => player !== moment.player);
    if (!spared || owners.length < 2) return undefined;
    const accused = claimLosses(game, moment, new Map([[spared.player, 0]]));
    return accused && { what: `${spared.player}, a second owner of ${hit}, is spared`, element: accused };
  }),
];

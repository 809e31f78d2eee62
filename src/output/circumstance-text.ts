/** What the cases of a group have in common in the state of the game, in the players' words. */
import { HERE } from '../analysis/circumstances.js';
import type { SharedCircumstance } from '../analysis/separating.js';
import type { Speaker } from '../text/speaker.js';
import { nameOf } from './name-of.js';

/** Kinds of names, the most exact first. */
const NAMES_OF_CARDS = ['half', 'card', 'character', 'class-card', 'place', 'site'] as const;
const NAMES_OF_PLACES = ['site', 'place', 'region'] as const;

/** One line about all of them; each but the first is compared with the moments that have those before it, too. */
export function circumstancesText(circumstances: readonly SharedCircumstance[], speaker: Speaker): string {
  const list = circumstances.map((one, index) => {
    const { holds, among, passing, amongPassing } = one;
    return speaker.text('referee-circumstance', {
      what: whatOf(one, speaker),
      all: holds === among ? 'yes' : 'no',
      first: index === 0 ? 'yes' : 'no',
      ...{ holds, among, passing, amongPassing },
    });
  });
  return speaker.text('referee-circumstances', { list: list.join('; ') });
}

function whatOf(one: SharedCircumstance, speaker: Speaker): string {
  const { whose, which, thing, least, most } = one;
  const bound = most === 0 ? 'none' : most === undefined ? 'least' : 'most';
  const number = most ?? least;
  if (whose === 'turn') return speaker.text('referee-circumstance-turn', { bound, number });
  if (whose === 'rule') return speaker.text('referee-circumstance-rule', { title: speaker.rule(which).title });
  const where = whereOf(one, speaker);
  if (which !== '') {
    return speaker.text('referee-circumstance-lies', { where, which: nameOf(which, NAMES_OF_CARDS, speaker) });
  }
  const things = speaker.text('referee-things', {
    thing,
    // As many as somebody else: there are several.
    number: whose === 'tie' ? 2 : number,
    name: nameOf(thing, ['piece'], speaker),
  });
  // The number is that of the opponents who have as many.
  if (whose === 'tie') return speaker.text('referee-circumstance-tie', { where, bound, number, things });
  return speaker.text('referee-circumstance-count', { where, bound, number, things });
}

/** The opponent who has most has no more: so has everybody. */
function whereOf({ whose, place, most }: SharedCircumstance, speaker: Speaker): string {
  const isEvery = (whose === 'most' && most !== undefined) || (whose === 'least' && most === undefined);
  const owner =
    whose === 'least' || whose === 'most'
      ? isEvery
        ? 'everyOpponent'
        : 'opponent'
      : whose === 'other'
        ? 'opponent'
        : whose === 'tie'
          ? 'own'
          : whose;
  const name = place === HERE ? '' : nameOf(place, NAMES_OF_PLACES, speaker);
  const zone = speaker.text('referee-zone', { zone: place, name });
  return speaker.text('referee-where', { whose: owner, zoned: place === '' ? 'no' : 'yes', zone });
}

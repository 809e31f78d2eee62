/** The magician's potions, each of which saves the cube above it once; and what is different online. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt, potionsOut, ratsIn } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useIn } from './faulty-use.js';
import { cardsOfEstate } from './outbreak.js';
import { atMoment, plays } from './plant.js';
import { brewBefore } from './preparing.js';
import { endRecord, rest, withCards } from './use.js';
import type { Moment } from './walk.js';

const potion = (region: string): Element => newElement('potion', { region });

/** A token to which one player, who has a cube left there, gives his last potion. */
interface Saved {
  readonly reveal: Element;
  readonly player: string;
  readonly spent: Element;
  /** Cubes that the player loses all the same. */
  readonly lost: number;
}

function savedAt(moment: Moment): Saved | undefined {
  const { step, table } = moment;
  const [spent, ...others] = step?.name === 'reveal' ? all(step, 'spend-potion') : [];
  if (!step || !spent || others.length > 0 || rest(moment, 1).some(({ name }) => name === 'use')) return undefined;
  const region = get(step, 'region');
  const player = get(spent, 'player');
  const cubes = cubesAt(table, region, player);
  const potions = cubes.reduce((sum, cube) => sum + cube.potions, 0);
  const lose = all(step, 'lose').find((claim) => get(claim, 'player') === player);
  const lost = Number((lose && get(lose, 'cubes')) ?? '0');
  if (ratsIn(table, region).length > 1 || potions > 1 || cubes.length <= lost) return undefined;
  return { reveal: step, player, spent, lost };
}

/** Every hit of the token costs the player something, or he is not the active one. */
function hitsHim({ table, player: mover }: Moment, { reveal, player }: Saved): boolean {
  const hits = table.faces.find(({ id }) => id === get(reveal, 'token'))?.hits ?? [];
  return hits.every((hit) => hit === 'M' || hit === 'A' || cardsOfEstate(table, player, hit) > 0) || player !== mover;
}

/** One cube more is lost. @returns the claim */
function loseMore({ reveal, player, lost }: Saved): Element {
  const own = all(reveal, 'lose').find((claim) => get(claim, 'player') === player);
  const claim = own ?? newElement('lose', { player });
  if (!own) reveal.children.push(claim);
  claim.attributes['cubes'] = String(lost + 1);
  return claim;
}

export const MAGICIAN: readonly Mutator[] = [
  useIn({
    rule: 'rattus.piper.magician-potion',
    card: 'magician',
    fits: ({ table, player }, region) =>
      cubesAt(table, region, player).length === 0 && cubesAt(table, region).length > 0,
    does: (region) => [potion(region)],
  }),
  useIn({
    rule: 'rattus.piper.magician-potion',
    card: 'magician',
    accused: 'use',
    fits: ({ table, player }, region) => cubesAt(table, region, player).length > 0 && potionsOut(table) < 8,
    does: (region) => [potion(region), potion(region)],
  }),
  atMoment('rattus.piper.magician-protect', (moment, _random, game) => {
    const saved = savedAt(moment);
    // Whoever is hit by a symbol that nobody owns loses a cube more, too.
    if (!saved || !hitsHim(moment, saved)) return undefined;
    const claim = loseMore(saved);
    endRecord(game, moment);
    return { what: `${saved.player} loses the potion and the cube`, element: claim };
  }),
].map((mutator) => withCards(['magician'], mutator));

export const ONLINE_POTIONS: readonly Mutator[] = [
  withCards(
    ['king'],
    useIn({
      rule: 'rattus.online.king-potion',
      card: 'king',
      fits: ({ table, player }, region) => {
        const potions = cubesAt(table, region, player).map((cube) => cube.potions);
        const choice = potions.includes(0) && potions.includes(1) && ratsIn(table, region).length === 0;
        return choice && table.options['preset'] === 'yucata';
      },
      does: (from) => [newElement('castle', { from, potions: '1' })],
    }),
  ),
  withCards(
    ['king'],
    atMoment('rattus.online.king-potion', (moment, _random, game) => {
      const { step, table, player } = moment;
      const castle = one(step, 'castle');
      if (!castle || !plays(game, 'preset', 'yucata')) return undefined;
      const from = get(castle, 'from');
      const cubes = cubesAt(table, from, player);
      if (cubes.length < 2 || cubes.some(({ potions }) => potions > 0)) return undefined;
      if (!brewBefore(game, moment, from, player, [0])) return undefined;
      castle.attributes['potions'] = '1';
      endRecord(game, moment);
      return { what: 'the cube with the potion goes into the castle', element: castle };
    }),
  ),
  atMoment('rattus.online.magician-forced', (moment, _random, game) => {
    const saved = plays(game, 'preset', 'yucata') ? savedAt(moment) : undefined;
    if (!saved || !hitsHim(moment, saved)) return undefined;
    const claim = loseMore(saved);
    saved.reveal.children.splice(saved.reveal.children.indexOf(saved.spent), 1);
    endRecord(game, moment);
    return { what: `${saved.player} loses a cube although a potion is there`, element: claim };
  }),
  atMoment('rattus.online.magician-most', (moment, random, game) => {
    const { step, table } = moment;
    const face = table.faces.find(({ id }) => step?.name === 'reveal' && id === get(step, 'token'));
    if (!step || !face || !plays(game, 'preset', 'yucata') || all(step, 'spend-potion').length > 0) return undefined;
    const region = get(step, 'region');
    const nuns = table.nuns.filter((nun) => nun === region).length;
    if (cubesAt(table, region).length - nuns < face.limit) return undefined;
    const hit = shuffled(table.players, random).filter((player) => {
      return face.hits.includes('A') || face.hits.some((estate) => cardsOfEstate(table, player, estate) > 0);
    });
    for (const player of hit) {
      const numbers = cubesAt(table, region, player).map(({ potions }) => potions);
      const fewer = numbers.find((number) => number > 0 && number < Math.max(...numbers));
      if (fewer === undefined) continue;
      const spent = newElement('spend-potion', { player, on: String(fewer) });
      step.children.unshift(spent);
      endRecord(game, moment);
      return { what: `the potion comes from a cube with ${fewer}`, element: spent };
    }
    return undefined;
  }),
].map((mutator) => withCards(['magician'], mutator));

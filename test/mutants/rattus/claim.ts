/** Wrong numbers in a log of Rattus: tokens that cannot be there, and what does not add up. */
import { all, type Element, get, one, words } from '../../oracle/element.js';
import { pick } from '../../oracle/random.js';
import { cubesAt, onBoard, ratsIn } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, insert, type Occasion } from './plant.js';
import { endRecord } from './use.js';
import type { Moment } from './walk.js';

export const CLAIM: readonly Mutator[] = [
  atMoment('rattus.token.census', (moment, random, game) => {
    const { step, table } = moment;
    const token = pick(table.rats, random)?.token;
    if (step?.name !== 'spread' || token === undefined || words(step, 'token').length === 0) return undefined;
    endRecord(game, moment);
    step.attributes['token'] = [token, ...words(step, 'token').slice(1)].join(' ');
    return { what: `${token} comes a second time` };
  }),
  atMoment('rattus.token.census', (moment, _random, game) => {
    const { step } = moment;
    if (step?.name !== 'spread' || words(step, 'token').length === 0) return undefined;
    endRecord(game, moment);
    // Another number would be a slip of the pen for one of the 49.
    step.attributes['token'] = ['mouse', ...words(step, 'token').slice(1)].join(' ');
    return { what: 'a token that there is not' };
  }),
  claiming('rattus.invariant.tokens', ({ table }, random) => ({ rats: String(table.supply + 1 + random(3)) })),
  claiming('rattus.invariant.tokens', (moment, random, game) => {
    const region = pick(quiet(moment, game), random);
    if (region === undefined || ratsIn(moment.table, region).length === 3) return undefined;
    return { region, rats: String(ratsIn(moment.table, region).length + 1) };
  }),
  claiming('rattus.invariant.cubes', ({ table }, random) => {
    const player = pick(table.players, random) ?? '';
    const at = (where: string) => cubesAt(table, where, player).length;
    const supply = at('supply') + at('baker') + 1;
    return { player, board: String(onBoard(table, player)), castle: String(at('castle')), supply: String(supply) };
  }),
  claiming('rattus.invariant.potions', ({ table }, random) => {
    if (!table.cards.some(({ card }) => card === 'magician')) return undefined;
    const region = pick(
      table.regions.filter((own) => cubesAt(table, own).length > 0),
      random,
    );
    if (region === undefined) return undefined;
    const potions = cubesAt(table, region).reduce((sum, cube) => sum + cube.potions, 0);
    return { region, potions: String(potions + 1) };
  }),
  claiming('rattus.claim.total', (moment, random, game) => {
    const { table } = moment;
    const [region, player] = [pick(quiet(moment, game), random), pick(table.players, random) ?? ''];
    if (region === undefined) return undefined;
    return { region, [player]: String(cubesAt(table, region, player).length + 1) };
  }),
  {
    rule: 'rattus.claim.total',
    plant: (game, random) => {
      const score = pick(all(one(game, 'result'), 'score'), random);
      if (!score) return undefined;
      score.attributes['cubes'] = String(Number(get(score, 'cubes')) + 1);
      const place = { section: 'result', turn: null } as const;
      return { what: `${get(score, 'player')} has one cube too many`, place, element: score };
    },
  },
];

/** Puts a claim at the end of a turn; the record ends behind it. */
function claiming(
  rule: string,
  values: (...occasion: Parameters<Occasion>) => Record<string, string> | undefined,
): Mutator {
  return atMoment(rule, (moment, random, game) => {
    const { turn, step } = moment;
    if (!turn || turn.last || step) return undefined;
    const claimed = values(moment, random, game);
    if (!claimed) return undefined;
    const state = newElement('state', claimed);
    endRecord(game, moment);
    insert(moment, state);
    return { what: Object.entries(claimed).join('; '), element: state };
  });
}

/** Regions in which nothing has happened so far, apart from the start tokens. */
function quiet({ table, parent }: Moment, game: Element): string[] {
  const turns = one(game, 'moves')?.children ?? [];
  const past = [...all(one(game, 'setup'), 'settle'), ...turns.slice(0, turns.indexOf(parent) + 1)];
  return table.regions.filter((region) => !past.some((step) => mentions(step, region)));
}

function mentions(step: Element, region: string): boolean {
  if (step.name === 'state') return false;
  const named = Object.values(step.attributes).some((value) => value.split(' ').includes(region));
  return named || step.children.some((child) => mentions(child, region));
}

/** The class cards of Rattus: what each of them does when it is used, in a turn or in the last round. */
import { all, type Element, get, tagOf, words } from './element.js';
import {
  areNeighbours,
  borderOf,
  type Cube,
  count,
  cubesAt,
  drawRat,
  isOn,
  isOpen,
  leads,
  pick,
  place as placeCubes,
  potionsOut,
  put,
  queenWorks,
  ratAt,
  ratsIn,
  ratTargets,
  show,
  type Table,
  takesRat,
} from './rattus-table.js';
import { demand, type Place } from './verdict.js';

/** One use of a card, with its elements. */
interface Use {
  readonly table: Table;
  readonly player: string;
  readonly card: string;
  readonly steps: readonly Element[];
  readonly place: Place;
}

/** What stands inside the use of a card, and how many of them at most. */
const STEPS: Readonly<Record<string, readonly [string, number]>> = {
  monk: ['shift', 1],
  merchant: ['move', 3],
  king: ['castle', 1],
  messenger: ['exchange-cubes', 1],
  emperor: ['wall', 3],
  nun: ['nun', 3],
  bishop: ['bishop', 1],
  'pied-piper': ['pipe', 1],
  magician: ['potion', 1],
  baker: ['bake', 1],
};

/** The cards that act alike in a turn and in the last round. */
export function useCard(table: Table, player: string, element: Element, place: Place): void {
  const card = get(element, 'card');
  const steps = all(element, ...element.children.map(({ name }) => name)).filter(({ name }) => name !== 'note');
  const use: Use = { table, player, card, steps, place };
  if (card === 'witch') return witch(use);
  const [name, most] = STEPS[card] ?? ['', 0];
  if (card === 'merchant') requireTogether(use);
  demand(
    steps.every((step) => step.name === name),
    place,
    `${tagOf(element)} does no such thing`,
  );
  demand(steps.length <= most, place, `${tagOf(element)}: ${steps.length} times ${name}`);
  for (const step of steps) {
    if (name === 'shift') shift(use, step);
    if (name === 'move') move(use, step);
    if (name === 'castle') castle(use, step);
    if (name === 'exchange-cubes') exchange(use, step);
    if (name === 'wall') wall(use, step);
    if (name === 'nun') nun(use, step);
    if (name === 'bishop') bishop(use, step);
    if (name === 'pipe') pipe(use, step);
    if (name === 'potion') potion(use, step);
    if (name === 'bake') bake(use, step);
  }
}

/** Cubes of a player in a region, by the attribute that says how many potions lie under them. */
function taken(use: Use, step: Element, cubes: readonly Cube[], number: number, attribute = 'potions'): Cube[] {
  const chosen = pick(cubes, number, words(step, attribute));
  demand(chosen !== undefined, use.place, `${tagOf(step)}: no such cubes are there`);
  return chosen;
}

function isRegion(use: Use, step: Element, region: string): void {
  demand(use.table.regions.includes(region), use.place, `${tagOf(step)}: ${region} is not in use`);
}

function shift({ table, place }: Use, step: Element): void {
  const to = get(step, 'to');
  const rat = ratAt(table, get(step, 'from'), count(step, 'slot', place));
  demand(rat !== undefined, place, `${tagOf(step)}: no token lies there`);
  demand(isOpen(table, rat.region, to), place, `${tagOf(step)}: no way there`);
  demand(takesRat(table, to), place, `${tagOf(step)}: no room there`);
  table.rats = [...table.rats.filter((other) => other !== rat), { region: to, token: rat.token }];
}

/** Cubes that are written one by one go one way, three at most. */
function requireTogether({ steps, place }: Use): void {
  const [first] = steps;
  const sum = steps.reduce((cubes, step) => cubes + count(step, 'cubes', place), 0);
  const isOneWay = ['from', 'to'].every((end) => steps.every((step) => !first || get(step, end) === get(first, end)));
  demand(isOneWay && sum <= 3, place, 'one to three cubes go together');
}

function move(use: Use, step: Element): void {
  const { table, player, place } = use;
  const number = count(step, 'cubes', place);
  demand(number >= 1 && number <= 3, place, `${tagOf(step)}: one to three cubes`);
  demand(isOpen(table, get(step, 'from'), get(step, 'to')), place, `${tagOf(step)}: no way there`);
  for (const cube of taken(use, step, cubesAt(table, get(step, 'from'), player), number)) {
    put(table, cube, get(step, 'to'));
  }
}

function castle(use: Use, step: Element): void {
  const { table, player, place } = use;
  const from = get(step, 'from');
  isRegion(use, step, from);
  demand(ratsIn(table, from).length === 0, place, `${tagOf(step)}: tokens lie there`);
  const cubes = cubesAt(table, from, player);
  const [cube] = taken(use, step, cubes, 1);
  if (!cube) throw new Error('one cube was demanded');
  if (table.options['king-potion'] === 'no-potion-first-then-fewest') {
    demand(
      cubes.every((other) => other.potions >= cube.potions),
      place,
      `${tagOf(step)}: another cube has fewer potions`,
    );
  }
  put(table, cube, 'castle');
}

/** Two cubes anywhere on the board change places, with their potions. */
function exchange(use: Use, step: Element): void {
  const { table, place } = use;
  const [a, b] = ['a', 'b'].map((side) => {
    const [at = '', owner = ''] = words(step, side);
    demand(table.players.includes(owner), place, `${tagOf(step)}: nobody is ${owner}`);
    if (at === 'castle') demand(!isFalse(table, 'messenger-castle'), place, `${tagOf(step)}: not from the castle`);
    else isRegion(use, step, at);
    return { at, owner };
  });
  if (!a || !b) throw new Error('two sides were read');
  const [first] = taken(use, step, cubesAt(table, a.at, a.owner), 1, 'a-potions');
  const others = cubesAt(table, b.at, b.owner).filter((cube) => cube !== first);
  const [second] = taken(use, step, others, 1, 'b-potions');
  if (!first || !second) throw new Error('one cube was demanded');
  const isFree = isOn(table, 'messenger-same-owner');
  demand(isFree || a.owner !== b.owner, place, `${tagOf(step)}: two cubes of one player`);
  put(table, first, b.at);
  put(table, second, a.at);
}

function wall({ table, place }: Use, step: Element): void {
  const [from, to] = [words(step, 'from'), words(step, 'between')];
  if (from.length > 0) {
    const index = table.walls.indexOf(borderOf(from[0] ?? '', from[1] ?? ''));
    demand(index >= 0, place, `${tagOf(step)}: no wall stands there`);
    table.walls.splice(index, 1);
  } else demand(table.walls.length < 3, place, `${tagOf(step)}: a fourth wall`);
  const [one = '', other = ''] = to;
  demand(to.length === 2 && areNeighbours(table, one, other), place, `${tagOf(step)}: no border`);
  const isFree = isOn(table, 'walls-share-border') || !table.walls.includes(borderOf(one, other));
  demand(isFree, place, `${tagOf(step)}: a second wall on a border`);
  table.walls.push(borderOf(one, other));
}

function nun(use: Use, step: Element): void {
  const { table, place } = use;
  isRegion(use, step, get(step, 'at'));
  if (get(step, 'from') !== '') {
    const index = table.nuns.indexOf(get(step, 'from'));
    demand(index >= 0, place, `${tagOf(step)}: no nun stands there`);
    table.nuns.splice(index, 1);
  } else demand(table.nuns.length < 3, place, `${tagOf(step)}: a fourth nun`);
  table.nuns.push(get(step, 'at'));
}

function bishop(use: Use, step: Element): void {
  const { table, place } = use;
  isRegion(use, step, get(step, 'at'));
  if (get(step, 'from') !== '') {
    demand(table.bishops.length === 2, place, `${tagOf(step)}: the other one is not on the board`);
    const index = table.bishops.indexOf(get(step, 'from'));
    demand(index >= 0, place, `${tagOf(step)}: no bishop stands there`);
    table.bishops.splice(index, 1);
  } else demand(table.bishops.length < 2, place, `${tagOf(step)}: a third bishop`);
  table.bishops.push(get(step, 'at'));
}

/** An own cube goes to a neighbour, and as many tokens as possible follow. */
function pipe(use: Use, step: Element): void {
  const { table, player, place } = use;
  const [from, to] = [get(step, 'from'), get(step, 'to')];
  demand(isOpen(table, from, to), place, `${tagOf(step)}: no way there`);
  for (const cube of taken(use, step, cubesAt(table, from, player), 1)) put(table, cube, to);
  const there = table.rats.filter((rat) => rat.region === from);
  const room = table.bishops.includes(to) ? 0 : 3 - ratsIn(table, to).length;
  const follow = Math.min(there.length, room);
  const claimed = get(step, 'rats');
  demand(claimed === '' || Number(claimed) === follow, place, `${tagOf(step)}: ${follow} follow`);
  const slots =
    get(step, 'slots') === '' ? there.slice(0, follow).map((_, index) => String(index + 1)) : words(step, 'slots');
  demand(slots.length === follow && new Set(slots).size === follow, place, `${tagOf(step)}: ${follow} follow`);
  const chosen = slots.map((slot) => there[Number(slot) - 1]);
  for (const rat of chosen) {
    demand(rat !== undefined, place, `${tagOf(step)}: nothing lies there`);
    table.rats = [...table.rats.filter((other) => other !== rat), { region: to, token: rat.token }];
  }
}

function potion({ table, player, place }: Use, step: Element): void {
  const cubes = cubesAt(table, get(step, 'region'), player);
  demand(table.regions.includes(get(step, 'region')), place, `${tagOf(step)}: no region in use`);
  const least = Math.min(...cubes.map((cube) => cube.potions));
  const wanted = get(step, 'on') === '' ? least : Number(get(step, 'on'));
  const cube = cubes.find((own) => own.potions === wanted);
  demand(cube !== undefined, place, `${tagOf(step)}: no such cube`);
  const limit = table.options['potion-limit'] === 'unlimited' ? Number.POSITIVE_INFINITY : 10;
  demand(potionsOut(table) < limit, place, `${tagOf(step)}: no potion is left`);
  cube.potions += 1;
}

function bake(use: Use, step: Element): void {
  const { table, player, place } = use;
  const from = get(step, 'from');
  if (table.options['baker-source'] === 'board') isRegion(use, step, from);
  else demand(from === 'supply', place, `${tagOf(step)}: from the supply only`);
  for (const cube of taken(use, step, cubesAt(table, from, player), 1)) put(table, cube, 'baker');
}

/** A look, a second look at another token, and then perhaps the two change places. */
function witch({ table, steps, place }: Use): void {
  const seen: Table['rats'][number][] = [];
  let swapped = false;
  for (const step of steps) {
    demand(step.name === 'peek' || step.name === 'swap', place, `${tagOf(step)}: the witch does no such thing`);
    demand(!swapped, place, `${tagOf(step)}: after the swap`);
    if (step.name === 'swap') {
      const [one, other] = seen;
      demand(one !== undefined && other !== undefined, place, 'a swap after less than two looks');
      const guarded = [one, other].some((rat) => table.bishops.includes(rat.region));
      demand(!guarded || !isOn(table, 'bishop-blocks-witch-swap'), place, 'a bishop stops the swap');
      [one.token, other.token] = [other.token, one.token];
      swapped = true;
      continue;
    }
    const rat = ratAt(table, get(step, 'region'), count(step, 'slot', place));
    demand(rat !== undefined, place, `${tagOf(step)}: nothing lies there`);
    demand(seen.length < 2 && !seen.includes(rat), place, `${tagOf(step)}: a look too many`);
    const claimed = get(step, 'token');
    if (claimed !== '') show(table, rat, claimed, place);
    seen.push(rat);
  }
}

/** The only thing that a card does, if it does anything. */
function onlyStep(element: Element, name: string, place: Place): Element | undefined {
  const steps = element.children.filter((step) => step.name !== 'note');
  demand(steps.length <= 1, place, `${tagOf(element)}: twice`);
  demand(
    steps.every((step) => step.name === name),
    place,
    `${tagOf(element)} does no such thing`,
  );
  return steps[0];
}

/** The additional token of the soldier, next to the figure. @param last in the last round */
export function extraRat(table: Table, element: Element, last: boolean, place: Place): void {
  const step = onlyStep(element, 'extra-rat', place);
  if (!step) return;
  const to = get(step, 'to');
  const anywhere = !last && table.options['soldier-target'] === 'anywhere';
  const targets = anywhere
    ? table.regions.filter((region) => takesRat(table, region))
    : ratTargets(table, table.figure);
  demand(targets.includes(to), place, `${tagOf(step)}: not there`);
  const token = get(step, 'token') || '?';
  if (table.supply > 0 || !last) return drawRat(table, to, token, place);
  if (table.options['soldier-empty-supply-source'] === 'all-tokens') {
    demand(
      table.faces.some(({ id }) => id === token),
      place,
      `${tagOf(step)}: no token of the game`,
    );
  } else {
    const index = table.box.indexOf(token);
    demand(index >= 0, place, `${tagOf(step)}: not discarded`);
    table.box.splice(index, 1);
  }
  table.rats.push({ region: to, token });
}

/** Peasant, queen and mayor bring cubes in the last round. */
export function addInLastRound(table: Table, player: string, element: Element, place: Place): void {
  const card = get(element, 'card');
  const steps = element.children.filter(({ name }) => name !== 'note');
  const [step] = steps;
  if (!step) return;
  const region = get(step, 'region');
  demand(
    steps.every((other) => other.name === 'add' && get(other, 'region') === region),
    place,
    `${tagOf(element)}: one region for all`,
  );
  demand(table.regions.includes(region), place, `${tagOf(step)}: no region in use`);
  if (card === 'queen') demand(queenWorks(table, player), place, `${tagOf(step)}: the area is not the largest`);
  if (card === 'mayor') demand(leads(table, player, region), place, `${tagOf(step)}: no majority`);
  const numbers = card !== 'queen' ? [1] : isOn(table, 'queen-partial') ? [1, 2] : [2];
  const due = numbers.map((number) => Math.min(number, cubesAt(table, 'supply', player).length));
  const cubes = steps.reduce((sum, other) => sum + count(other, 'cubes', place), 0);
  demand(cubes > 0 && due.includes(cubes), place, `${tagOf(step)}: ${due.join(' or ')} cubes`);
  placeCubes(table, player, region, cubes, place);
}

/** The serf's cube. */
export function serf(table: Table, player: string, element: Element, region: string, place: Place): void {
  const step = onlyStep(element, 'add', place);
  if (!step) return;
  demand(get(step, 'region') === region, place, `${tagOf(step)}: not the plague region`);
  demand(count(step, 'cubes', place) === 1, place, `${tagOf(step)}: one cube`);
  placeCubes(table, player, region, 1, place);
}

function isFalse(table: Table, option: string): boolean {
  return table.options[option] === 'false';
}

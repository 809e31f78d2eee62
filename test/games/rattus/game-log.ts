/**
 * Writes the log of a game of Rattus from as little as a test cares about.
 *
 *   gameLog({ figure: 'italia', cards: { p1: 'knight' }, regions: { gallia: { rats: 3, p2: 2, p3: 1 } },
 *             turns: [['p1', '<plague path="gallia"/>', '<reveal region="gallia" slot="1" token="{1:church}"/>']] })
 *
 * The map is TB-1 of the specification; a token is written as its face, `{2:M,church}`, and declared by itself. Before
 * the turns of the test everybody takes the cards that the plan gives them, in turns that do nothing else, and `<state>`
 * claims lay out the position: what is found in these lines does not count (see `judged`).
 */
import { regionsFor } from '../../../src/games/rattus/table/map.js';
import { BASE_CARDS, CARDS, type Card, type Region } from '../../../src/games/rattus/vocabulary.js';

/** Tokens and each player's cubes, `p1` ...; what is left out is none. */
type RegionPlan = Readonly<Partial<Record<'rats' | `p${number}`, number>>>;

/** A turn or slot: the player, then its elements. A line of its own stands between the turns. */
export type TurnPlan = readonly [player: string, ...lines: string[]] | string;

export interface GamePlan {
  /** How many; default 4. */
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The six cards; default the base ones, and those that somebody owns in place of others. */
  readonly classes?: string;
  /** Attributes of `<classes>` besides the cards. */
  readonly chosen?: string;
  /** Who owns which cards. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly figure?: Region;
  /** The position before the first turn; without it that of the setup, one token in each region. */
  readonly regions?: Readonly<Partial<Record<Region, RegionPlan>>>;
  /** Cubes in the castle, on the baker and in the supply (default: all others). */
  readonly castle?: Readonly<Record<string, number>>;
  readonly baker?: Readonly<Record<string, number>>;
  readonly supply?: Readonly<Record<string, number>>;
  /** Tokens in the supply; default as the setup leaves it. */
  readonly ratSupply?: number;
  /** Elements of the setup in place of the usual ones. */
  readonly rats?: readonly string[];
  readonly settles?: readonly string[];
  /** `<components>`; default TB-1 and the tokens used. `''`: none. */
  readonly components?: string;
  readonly records?: string;
  readonly turns?: readonly TurnPlan[];
  readonly lastRound?: readonly TurnPlan[];
  /** Lines between last round and final plague. */
  readonly between?: readonly string[];
  readonly final?: readonly string[];
  /** Attributes of `<score>`s. */
  readonly result?: readonly string[];
  /** Changes of the written text, each of which must apply: `[before, after]`. */
  readonly edits?: readonly (readonly [string, string])[];
}

export interface WrittenGame {
  readonly text: string;
  /** Lines that make the position. */
  readonly positionLines: ReadonlySet<number>;
  /** How many turns the taking of cards needed. */
  readonly turnsBefore: number;
}

/** TB-1. @see rattus.md 1.6 */
const MAP: Readonly<Record<Region, string>> = {
  anglia: 'gallia germania scandia',
  gallia: 'anglia germania hispania italia',
  germania: 'anglia gallia hungaria italia polonia scandia',
  hispania: 'gallia italia',
  hungaria: 'bulgaria germania italia polonia',
  italia: 'bulgaria gallia germania hispania hungaria',
  polonia: 'germania hungaria russia tartaria',
  scandia: 'anglia germania russia',
  bulgaria: 'hungaria italia tartaria turcia',
  turcia: 'bulgaria tartaria',
  russia: 'polonia scandia tartaria',
  tartaria: 'bulgaria polonia russia turcia',
};
const ARROWS: Readonly<Partial<Record<string, string>>> = { anglia: 'germania scandia', hispania: 'italia' };

/** The map and some tokens, as an edition of the log's own. */
export function componentsOf(tokens: Iterable<string>, edits: Readonly<Record<string, string>> = {}): string {
  const regions = Object.entries({ ...MAP, ...edits }).map(([id, neighbours]) => {
    const arrows = ARROWS[id];
    return `<region id="${id}" neighbours="${neighbours}"${arrows ? ` arrows="${arrows}"` : ''}/>`;
  });
  return `<components>${regions.join('')}${[...tokens].join('')}</components>`;
}

export function gameLog(plan: GamePlan): WrittenGame {
  const size = plan.players ?? 4;
  const ids = Array.from({ length: size }, (_, seat) => `p${seat + 1}`);
  const faces = new Map<string, string>();
  const positionLines = new Set<number>();
  const lines: string[] = [];
  const add = (indent: number, text: string): void => {
    lines.push(
      '  '.repeat(indent) +
        text.replaceAll(/\{(\d+):([\w,-]*)\}(?:#(\d+))?/g, (_, limit, hits, copy) => idOf(faces, limit, hits, copy)),
    );
  };
  const addPosition = (indent: number, text: string): void => {
    add(indent, text);
    positionLines.add(lines.length);
  };
  add(0, '<game ruleset="rattus" id="test">');
  add(1, `<players>${ids.map((id) => `<player id="${id}"/>`).join('')}</players>`);
  const cards = classesOf(plan);
  const expansion = cards.split(' ').some((card) => !(BASE_CARDS as readonly string[]).includes(card));
  const options = { ...(expansion && { expansion: 'true' }), ...plan.options };
  add(
    1,
    `<options>${Object.entries(options)
      .map(([name, value]) => `<option name="${name}" value="${value}"/>`)
      .join('')}</options>`,
  );
  add(1, '@components');
  add(1, '<setup>');
  if (cards !== '') add(2, `<classes cards="${cards}"${plan.chosen ? ` ${plan.chosen}` : ''}/>`);
  const used = regionsFor(size);
  for (const rat of plan.rats ?? used.map((region) => `<rat region="${region}" token="?"/>`)) add(2, rat);
  add(2, `<plague region="${plan.figure ?? 'germania'}"/>`);
  const settles = [...ids, ...[...ids].reverse()].map(
    (id, index) => `<settle player="${id}" region="${used[index % used.length]}" cubes="2"/>`,
  );
  for (const settle of plan.settles ?? settles) add(2, settle);
  add(1, '</setup>');
  add(1, `<moves${plan.records ? ` records="${plan.records}"` : ''}>`);
  const turnsBefore = takeCards(plan, ids, addPosition);
  for (const state of position(plan, ids, used)) addPosition(2, state);
  for (const turn of plan.turns ?? []) addTurn(add, 2, turn);
  if (plan.lastRound) {
    add(2, '<last-round>');
    for (const turn of plan.lastRound) addTurn(add, 3, turn);
    add(2, '</last-round>');
  }
  for (const line of plan.between ?? []) add(2, line);
  if (plan.final) {
    add(2, '<final-plague>');
    for (const line of plan.final) add(3, line);
    add(2, '</final-plague>');
  }
  add(1, '</moves>');
  if (plan.result) add(1, `<result>${plan.result.map((score) => `<score ${score}/>`).join('')}</result>`);
  add(0, '</game>');
  let text = lines.join('\n').replace('@components', plan.components ?? componentsOf(faces.values()));
  for (const [before, after] of plan.edits ?? []) {
    if (!text.includes(before)) throw new Error(`nothing to edit: ${before}`);
    text = text.replace(before, after);
  }
  return { text, positionLines, turnsBefore };
}

/** The id of a token by its face; `#2` is a second one of the same face. */
function idOf(faces: Map<string, string>, limit: string, hits: string, copy: string | undefined): string {
  const id = `t${limit}-${hits.toLowerCase().replaceAll(',', '-')}${copy ? `-${copy}` : ''}`.replace(/-+$/, '');
  faces.set(id, `<token id="${id}" limit="${limit}" hits="${hits.replaceAll(',', ' ')}"/>`);
  return id;
}

/** Six cards with all that somebody owns. */
function classesOf({ classes, cards }: GamePlan): string {
  if (classes !== undefined) return classes;
  const owned = Object.values(cards ?? {}).flatMap((list) => list.split(' ')) as Card[];
  return [...new Set([...owned, ...BASE_CARDS, ...CARDS])].slice(0, 6).join(' ');
}

/** Rounds in which everybody takes one card, until all have theirs; then it is the turn of the first player of the test. */
function takeCards(plan: GamePlan, ids: readonly string[], add: (indent: number, text: string) => void): number {
  const left = new Map(ids.map((id) => [id, (plan.cards?.[id] ?? '').split(' ').filter(Boolean)]));
  const first = typeof plan.turns?.[0] === 'object' ? plan.turns[0][0] : 'p1';
  let turns = 0;
  while ([...left.values()].some((cards) => cards.length > 0) || ids[turns % ids.length] !== first) {
    const id = ids[turns % ids.length] ?? '';
    const card = left.get(id)?.shift();
    add(2, `<turn player="${id}">${card ? `<class card="${card}" from="supply"/>` : ''}</turn>`);
    turns += 1;
    if (turns > 60) throw new Error(`no player ${first}`);
  }
  return turns;
}

function position(
  { regions, castle, baker, supply, ratSupply }: GamePlan,
  ids: readonly string[],
  used: readonly Region[],
): string[] {
  const states: string[] = [];
  const total = new Map(ids.map((id) => [id, 0]));
  if (regions) {
    for (const region of used) {
      const plan: RegionPlan = regions[region] ?? {};
      const cubes = ids.map((id) => [id, plan[id as `p${number}`] ?? 0] as const);
      for (const [id, count] of cubes) total.set(id, (total.get(id) ?? 0) + count);
      states.push(
        `<state region="${region}" ${cubes.map(([id, count]) => `${id}="${count}"`).join(' ')} rats="${plan.rats ?? 0}"/>`,
      );
    }
  }
  for (const id of ids) {
    const [inCastle, onBaker] = [castle?.[id] ?? 0, baker?.[id] ?? 0];
    const left = supply?.[id] ?? (regions ? 20 - (total.get(id) ?? 0) - inCastle - onBaker : undefined);
    if (left === undefined) continue;
    states.push(`<state player="${id}" castle="${inCastle}" baker="${onBaker}" supply="${left}"/>`);
    // All numbers are right again.
    if (regions) states.push(`<state player="${id}" board="${total.get(id)}"/>`);
  }
  if (ratSupply !== undefined) states.push(`<state rats="${ratSupply}"/>`);
  return states;
}

function addTurn(add: (indent: number, text: string) => void, indent: number, turn: TurnPlan): void {
  if (typeof turn === 'string') return add(indent, turn);
  const [player, ...lines] = turn;
  add(indent, `<turn player="${player}">`);
  for (const line of lines) add(indent + 1, line);
  add(indent, '</turn>');
}

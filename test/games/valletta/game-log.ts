/**
 * Writes the log of a game of Valletta from as little as a test cares about.
 *
 *   gameLog({ cells: { 'A1-1': { character: 'banker', cost: '2/1/1/1' } },
 *             goods: { p1: '2/1/1/1' }, hands: { p1: 'builder' },
 *             turns: [['p1', 'builder build A1-1 2/1/1/1', 'lumberjack effect p1 wood=1', 'maid take gold', 'draw banker maid']] })
 *
 * A line of a turn is a played card with what was done, each word of it an element or attribute of the log; a turn
 * without lines is played somehow, legally. Goods are `gold/wood/stone/brick`, or `gold:2+wood`.
 */

import { BUILDING_COUNTS } from '../../../src/games/valletta/rules/setup.js';
import { STARTING_DECK } from '../../../src/games/valletta/setup.js';
import { cellsFor } from '../../../src/games/valletta/table/city.js';
import { COLOUR_OF } from '../../../src/games/valletta/table/components.js';
import { type BuildingColour, CHARACTERS, type Character, GOODS } from '../../../src/games/valletta/vocabulary.js';

/** A building card; what is left out is plain: it costs nothing, yields nothing and is worth nothing. */
export interface CardPlan {
  readonly character?: Character;
  readonly colour?: BuildingColour;
  readonly cost?: string;
  readonly yields?: string;
  readonly points?: number;
  readonly 'upgraded-yields'?: string;
  readonly 'upgraded-points'?: number;
}

/** A turn: the player, then one line for each child; or a line that stands between the turns. */
export type TurnPlan = readonly [player: string, ...lines: string[]] | string;

export interface GamePlan {
  /** How many; default 2. */
  readonly players?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Buildings that are not plain, by cell. */
  readonly cells?: Readonly<Record<string, CardPlan>>;
  /** Cells that the log leaves empty. */
  readonly empty?: readonly string[];
  /** Barrels in the box, `gold:7+wood:6+stone:6+brick:6`; default: not stated. */
  readonly barrels?: string;
  /** Opening hands; filled up with starting cards to five. A player who is not named has an unrecorded hand. */
  readonly hands?: Readonly<Record<string, string>>;
  /** Who keeps which good, in this order; default: everybody another one. `[]`: nobody. */
  readonly draft?: readonly string[];
  /**
   * Goods before the first turn. The record is one that did not see which extra good these players kept, and counted
   * their goods: honest enough, and without a finding.
   */
  readonly goods?: Readonly<Record<string, string>>;
  /**
   * Other numbers before the first turn, each a `state` line: `state p1 points=23`. They differ from the replay, so they
   * are findings; those do not count (see `judged`).
   */
  readonly position?: readonly string[];
  readonly records?: string;
  readonly turns?: readonly TurnPlan[];
  /** Lines of the result: `p1 points=3 rank=1`. */
  readonly result?: readonly string[];
  /** Changes of the written text, each of which must apply: `[before, after]`. */
  readonly edits?: readonly (readonly [string, string])[];
}

/** Two turns that can always be played in alternation, whatever has been drawn. */
const SOMEHOW = [
  ['shopkeeper', 'lumberjack', 'stone-sculptor'],
  ['brick-worker', 'maid take wood', 'builder'],
] as const;

/** Line of the log -> true for a claim that sets up the position. */
export interface WrittenGame {
  readonly text: string;
  readonly positionLines: ReadonlySet<number>;
}

export function gameLog(plan: GamePlan): WrittenGame {
  const count = plan.players ?? 2;
  const players = Array.from({ length: count }, (_, seat) => `p${seat + 1}`);
  const cards = cardsOf(plan, count);
  const lines: string[] = [];
  const positionLines = new Set<number>();
  const add = (indent: number, text: string) => lines.push('  '.repeat(indent) + text);

  add(0, '<game ruleset="valletta" id="test">');
  add(1, '<players>');
  for (const player of players) add(2, `<player id="${player}" name="${player.toUpperCase()}"/>`);
  add(1, '</players>');
  const options = Object.entries(plan.options ?? {});
  if (options.length > 0) {
    add(1, '<options>');
    for (const [name, value] of options) add(2, `<option name="${name}" value="${value}"/>`);
    add(1, '</options>');
  }
  add(1, '<components>');
  for (const [cell, card] of cards) add(2, element('building', { id: idOf(cell), ...buildingOf(card) }));
  for (const barrel of plan.barrels?.split('+') ?? []) {
    const [good = '', number = '1'] = barrel.split(':');
    add(2, element('barrel', { good, count: number }));
  }
  add(1, '</components>');
  add(1, '<setup>');
  for (const [cell] of cards) add(2, element('place', { building: idOf(cell), at: cell }));
  for (const [player, hand] of Object.entries(plan.hands ?? {}))
    add(2, element('hand', { player, cards: wholeHand(hand) }));
  add(1, '</setup>');
  add(1, plan.records === undefined ? '<moves>' : `<moves records="${plan.records}">`);
  for (const line of plan.draft ?? usualDraft(plan, players)) add(2, outsideTurn(`draft ${line}`));
  for (const [player, goods] of Object.entries(plan.goods ?? {})) {
    add(2, element('state', { player, ...stateOfGoods(goods) }));
  }
  for (const line of plan.position ?? []) {
    add(2, outsideTurn(line));
    positionLines.add(lines.length);
  }
  const turns = new Map<string, number>();
  for (const turn of plan.turns ?? []) {
    if (typeof turn === 'string') {
      add(2, outsideTurn(turn));
      continue;
    }
    const [player, ...own] = turn;
    const before = turns.get(player) ?? 0;
    turns.set(player, before + 1);
    add(2, `<turn player="${player}">`);
    for (const line of own.length > 0 ? own : (SOMEHOW[before % 2] ?? [])) add(3, insideTurn(line));
    add(2, '</turn>');
  }
  add(1, '</moves>');
  if (plan.result) {
    add(1, '<result>');
    for (const line of plan.result) {
      const [player = '', ...values] = line.split(' ');
      add(2, element('score', { player, ...attributes(values) }));
    }
    add(1, '</result>');
  }
  add(0, '</game>');
  let text = lines.join('\n');
  for (const [before, after] of plan.edits ?? []) {
    if (!text.includes(before)) throw new Error(`nothing to edit: ${before}\n${text}`);
    text = text.replace(before, () => after);
  }
  return { text, positionLines };
}

/** Cards with the colours that the number of players demands; the plain ones get the colours that are left. */
function cardsOf(plan: GamePlan, players: number): ReadonlyMap<string, CardPlan> {
  const left = new Map<BuildingColour, number>(
    Object.entries(BUILDING_COUNTS[Math.min(4, Math.max(2, players))] ?? {}) as [BuildingColour, number][],
  );
  const cells = [...new Set([...cellsFor(Math.min(4, Math.max(2, players))), ...Object.keys(plan.cells ?? {})])];
  const cards = new Map<string, CardPlan>();
  for (const [cell, card] of Object.entries(plan.cells ?? {})) {
    const colour = card.colour ?? (card.character && (COLOUR_OF[card.character] as BuildingColour)) ?? 'blue';
    left.set(colour, (left.get(colour) ?? 0) - 1);
    cards.set(cell, { ...card, colour });
  }
  const used = new Map<BuildingColour, number>();
  for (const cell of cells) {
    if (cards.has(cell)) continue;
    const [colour = 'blue'] = [...left].find(([, number]) => number > 0) ?? [];
    left.set(colour, (left.get(colour) ?? 0) - 1);
    const nth = used.get(colour) ?? 0;
    used.set(colour, nth + 1);
    const kinds = CHARACTERS.filter((character) => COLOUR_OF[character] === colour);
    cards.set(cell, { colour, character: kinds[nth % kinds.length] ?? 'banker' });
  }
  const missing = new Set(plan.empty);
  return new Map(cells.filter((cell) => !missing.has(cell)).map((cell) => [cell, cards.get(cell) ?? {}]));
}

function buildingOf({ character, colour, cost, yields, points, ...upgraded }: CardPlan): Record<string, string> {
  const first = CHARACTERS.find((one) => COLOUR_OF[one] === colour);
  return {
    colour: colour ?? 'blue',
    character: character ?? first ?? 'monk',
    cost: goodsList(cost ?? ''),
    yields: goodsList(yields ?? ''),
    points: String(points ?? 0),
    ...(upgraded['upgraded-yields'] !== undefined && { 'upgraded-yields': goodsList(upgraded['upgraded-yields']) }),
    ...(upgraded['upgraded-points'] !== undefined && { 'upgraded-points': String(upgraded['upgraded-points']) }),
  };
}

function idOf(cell: string): string {
  return `card-${cell.toLowerCase()}`;
}

/** Five cards: those wanted, and starting cards that are not among them. */
function wholeHand(wanted: string): string {
  const cards = wanted.split(' ').filter((card) => card !== '');
  if (cards.at(-1) === '!') return cards.slice(0, -1).join(' ');
  for (const card of STARTING_DECK) if (cards.length < 5 && !cards.includes(card)) cards.push(card);
  return cards.join(' ');
}

function usualDraft(plan: GamePlan, players: readonly string[]): readonly string[] {
  if (plan.options?.['variant.start-player'] === 'true') return [];
  return players.map((player, seat) => `${player} ${plan.goods?.[player] ? '?' : GOODS[seat % 4]}`).reverse();
}

function stateOfGoods(goods: string): Record<string, string> {
  return Object.fromEntries(goods.split('/').map((number, index) => [GOODS[index] ?? '', number]));
}

function outsideTurn(line: string): string {
  const [name = '', ...words] = line.split(' ');
  switch (name) {
    case 'draft':
      return element('draft', { player: words[0] ?? '', good: words[1] ?? '' });
    case 'abandoned':
      return '<abandoned/>';
    default:
      return insideTurn(line);
  }
}

function insideTurn(line: string): string {
  const [name = '', ...words] = line.split(' ');
  switch (name) {
    case 'draw': {
      const cards = words.filter((word) => !word.includes('='));
      return element('draw', { cards: cards.join(' '), ...attributes(words.filter((word) => word.includes('='))) });
    }
    case 'state':
    case 'effect':
      return statement(name, words);
    case 'final-phase':
      return element('final-phase', { ...(words[0] && { trigger: words[0] }), ...(words[1] && { player: words[1] }) });
    case 'note':
      return `<note>${words.join(' ')}</note>`;
    default:
      return play(name, words);
  }
}

/** A played card: `monk give p2 wood extra stone effect p1 wood=1 stone=1`. */
function play(card: string, words: readonly string[]): string {
  const children: string[] = [];
  const queue = [...words];
  const next = (): string => {
    const word = queue.shift();
    if (word === undefined) throw new Error(`a word is missing: ${card} ${words.join(' ')}`);
    return word;
  };
  const isValue = (): boolean => queue[0] !== undefined && /[/0-9]/.test(queue[0]) && !queue[0].includes('=');
  while (queue.length > 0) {
    const name = next();
    switch (name) {
      case 'build':
      case 'upgrade':
        children.push(element(name, { at: next(), pay: isValue() ? goodsList(next()) : '' }));
        break;
      case 'take':
        children.push(element(name, { goods: goodsList(next()) }));
        break;
      case 'exchange':
        children.push(
          queue[0] === undefined || queue[0] === 'effect' ? '<exchange/>' : element(name, { give: goodsList(next()) }),
        );
        break;
      case 'give':
        children.push(element(name, { player: next(), good: goodsList(next()) }));
        break;
      case 'extra':
      case 'barrel':
        children.push(element(name, { good: goodsList(next()) }));
        break;
      case 'hire':
      case 'dismiss':
        children.push(element(name, { card: next() }));
        break;
      case 'effect':
      case 'state': {
        const own: string[] = [];
        while (queue[0] !== undefined && (queue[0].includes('=') || /^p\d$/.test(queue[0]))) own.push(next());
        children.push(statement(name, own));
        break;
      }
      default:
        throw new Error(`unknown word ${name}: ${card} ${words.join(' ')}`);
    }
  }
  return children.length === 0 ? `<play card="${card}"/>` : `<play card="${card}">${children.join('')}</play>`;
}

/** `p1 gold=2 wood=1`; without a player: of the table. */
function statement(name: string, words: readonly string[]): string {
  const [first = '', ...rest] = words;
  return first.includes('=') ? element(name, attributes(words)) : element(name, { player: first, ...attributes(rest) });
}

function attributes(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', value = ''] = word.split('=');
      return [name, value.replaceAll('+', ' ').trim()];
    }),
  );
}

/** `2/1/0/0` or `gold:2+wood` -> `gold:2 wood`. */
function goodsList(goods: string): string {
  if (goods === '0') return '';
  if (!goods.includes('/')) return goods.replaceAll('+', ' ');
  return goods
    .split('/')
    .flatMap((number, index) => (number === '0' ? [] : [`${GOODS[index]}:${number}`]))
    .join(' ');
}

function element(name: string, values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${name}${written.join('')}/>`;
}

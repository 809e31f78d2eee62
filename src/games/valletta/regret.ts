/** Which choices of Valletta are compared: what a card builds, upgrades or sells; payments and additional goods. */

import { choice, counts, type Message, name, player as playerName } from '../../engine/message.js';
import type { Chosen, Regret, RegretPlan } from '../../engine/regret-plan.js';
import { known } from '../../log/attribute.js';
import type { Element } from '../../log/vocabulary.js';
import { areaOf, coordinates } from './city.js';
import { BONUS } from './rules/build.js';
import type { tableOf } from './table.js';
import { type Character, GOODS, type VallettaElement, type VallettaElementOf } from './vocabulary.js';

const BUILDERS: readonly Character[] = ['builder', 'apprentice', 'bricklayer', 'stonemason', 'carpenter'];
const SELLERS: readonly Character[] = ['laparelli', 'schilling', 'del-monte'];
/** With two players they offer a good in addition. */
const GENEROUS: readonly Character[] = ['monk', 'innkeeper', 'tax-collector'];
const COMPARED: ReadonlySet<string> = new Set([...BUILDERS, ...SELLERS, ...GENEROUS]);

/** Which plays are choices, what they choose and hope for, and the sentence about a better one. */
export const regret: RegretPlan = {
  restsOnValues: true,
  chosen: (move) => chosenIn(move as VallettaElement),
  most: (move) =>
    BUILDERS.some((card) => card === cardOf(move as VallettaElement)) ? BONUS : Number.POSITIVE_INFINITY,
  hope: (move, table) => hopeOf(move as VallettaElement, table as ReturnType<typeof tableOf>),
  goods: GOODS.map((good) => `goods-${good}`),
  tell,
};

function cardOf(move: VallettaElement): Character | undefined {
  return move.name === 'play' ? known(move.values.card) : undefined;
}

/** What the opponents give is their own choice, so only plays with the same gifts are compared. */
function chosenIn(move: VallettaElement): Chosen | undefined {
  const card = cardOf(move);
  if (card === undefined || !COMPARED.has(card)) return undefined;
  const gifts: string[] = [];
  const choices: string[] = [];
  for (const child of move.children as readonly VallettaElement[]) {
    if (child.name === 'give') gifts.push(`${child.values.player} ${JSON.stringify(child.values.good)}`);
    else if (child.name === 'build' || child.name === 'upgrade') choices.push(`${child.name} ${child.values.at}`);
    else if (child.name === 'exchange' || child.name === 'take')
      choices.push(JSON.stringify([child.name, child.values]));
  }
  return { kind: [card, ...gifts.sort()].join(' '), choice: choices.join(' ') };
}

function actionIn(move: Element): VallettaElementOf<'build'> | VallettaElementOf<'upgrade'> | undefined {
  for (const child of move.children as readonly VallettaElement[]) {
    if (child.name === 'build' || child.name === 'upgrade') return child;
  }
  return undefined;
}

/** valletta.bonus.area; a purchase brings what its card says. */
function hopeOf(move: VallettaElement, { jean }: ReturnType<typeof tableOf>): number {
  const at = known(actionIn(move)?.values.at);
  if (at !== undefined) return coordinates(at).column === areaOf(jean) ? BONUS : 0;
  return move.children.some((child) => child.name === 'exchange') ? Number.POSITIVE_INFINITY : 0;
}

function tell({ player, recorded, instead, had, could, goods }: Omit<Regret, 'message'>): Message {
  const differences = GOODS.map((good) => [good, goods[`goods-${good}`] ?? 0] as const);
  const more = Object.fromEntries(differences.filter(([, amount]) => amount > 0));
  const less = Object.fromEntries(differences.flatMap(([good, amount]) => (amount < 0 ? [[good, -amount]] : [])));
  const kinds = [Object.keys(less).length > 0 ? 'more' : '', Object.keys(more).length > 0 ? 'less' : ''];
  const made = actionIn(recorded);
  const better = actionIn(instead);
  return {
    id: could === had ? 'valletta_regret-goods' : 'valletta_regret-points',
    parameters: {
      player: playerName(player),
      card: name('character', cardOf(instead as VallettaElement) ?? ''),
      action: choice(better?.name ?? 'purchase'),
      cell: name('cell', known(better?.values.at) ?? ''),
      made: choice(made?.name ?? 'nothing'),
      madeCell: name('cell', known(made?.values.at) ?? ''),
      points: could - had,
      price: choice(kinds.join('') || 'same'),
      less: counts('good', less),
      more: counts('good', more),
    },
  };
}

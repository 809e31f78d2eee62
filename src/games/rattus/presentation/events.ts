/** What a step did with class cards, for the report: cubes placed, moved and saved, tokens and pieces moved. */

import type { Effect } from '../../../engine/effect.js';
import type { CardEvent, CardEventKind } from '../../../engine/holdings.js';
import type { Message } from '../../../engine/message.js';
import type { Step } from '../../../engine/transcript.js';
import type { Card } from '../vocabulary.js';

const PIECES: ReadonlySet<string> = new Set(['nun', 'bishop', 'wall', 'potion']);
const KNIGHTHOOD: readonly Card[] = ['knight', 'crusader', 'soldier'];

/** @returns for each step the events of the one whose step it is; those of cards that the player did not have are to be passed over */
export function eventsOf(steps: readonly Step[]): readonly (readonly CardEvent[])[] {
  const used = new Set(steps.flatMap(({ at, headline }) => (headline ? [`${at.turn} ${cardOf(headline)}`] : [])));
  // A card that lets the figure go on and does more in the same turn is used once in it.
  return steps.map((step) => eventsOfStep(step, (card) => used.has(`${step.at.turn} ${card}`)));
}

function eventsOfStep({ at, headline, entries }: Step, isUsed: (card: Card) => boolean): readonly CardEvent[] {
  const effects = entries.flatMap((entry) => (entry.type === 'effect' ? [entry.effect] : []));
  const rescued = effects.filter(({ thing, verb }) => thing === 'potion' && verb === 'remove');
  const saved = rescued.flatMap(({ player }): CardEvent[] =>
    player === undefined ? [] : [{ card: 'magician', player, kind: 'saved', amount: 1 }],
  );
  const { player } = at;
  if (!headline || player === null) return saved;
  const used = cardOf(headline);
  if (used !== undefined) {
    const done = effects.flatMap((effect): CardEvent[] => {
      const kind = kindOf(effect);
      return kind === undefined ? [] : [{ card: used, player, kind, amount: Math.abs(effect.amount) }];
    });
    return [{ card: used, player, kind: 'use', amount: 1 }, ...done, ...saved];
  }
  if (headline.id === 'rattus_headline-place') {
    return entries.flatMap((entry) =>
      entry.type === 'line' && entry.message.id === 'rattus_places-line' ? extras(entry.message, player) : [],
    );
  }
  if (!isLong(headline)) return saved;
  return KNIGHTHOOD.filter((card) => !isUsed(card)).map((card) => ({ card, player, kind: 'use', amount: 1 }));
}

function cardOf({ id, parameters: { card } }: Message): string | undefined {
  if (id === 'rattus_headline-mayor') return 'mayor';
  const isUse = id === 'rattus_headline-use' && typeof card === 'object' && card.type === 'name';
  return isUse ? card.id : undefined;
}

function kindOf({ thing, verb, to }: Effect): CardEventKind | undefined {
  if (verb === 'adjust' || verb === 'discard') return undefined;
  if (thing === 'cube') return verb === 'place' ? 'placed' : to.startsWith('castle') ? 'saved' : 'moved';
  if (thing === 'rat') return 'tokens';
  return PIECES.has(thing) && verb === 'place' ? 'pieces' : undefined;
}

/** More cubes than tokens: one of them is the Peasant's, two are the Queen's. */
function extras({ parameters: { rats, cubes, peasant, queen } }: Message, player: string): readonly CardEvent[] {
  if (typeof rats !== 'number' || typeof cubes !== 'number') return [];
  const more = cubes - rats;
  const events: CardEvent[] = [];
  const count = (card: Card, amount: number): void => {
    events.push({ card, player, kind: 'use', amount: 1 }, { card, player, kind: 'placed', amount });
  };
  if (peasant === 1 && (more === 1 || more === 3)) count('peasant', 1);
  if (queen === 1 && more >= 2) count('queen', 2);
  return events;
}

/** Whether the figure went through a region to another. */
function isLong({ id, parameters: { over } }: Message): boolean {
  return id === 'rattus_headline-plague' && typeof over === 'object' && over.type === 'list' && over.items.length > 0;
}

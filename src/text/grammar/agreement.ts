/** What the rest of a sentence has to agree with: variables beside `$card` that selectors can ask. */
import type { FluentVariable } from '@fluent/bundle';
import type { CountsByName, Parameter } from '../../engine/message.js';
import type { Noun } from '../names/name.js';
import { Word, Words } from './word.js';

type Agreement = Pick<Noun, 'gender' | 'number'>;

/** What has no grammar of its own. */
const PLAIN: Agreement = { gender: 'm', number: 'singular' };

/**
 * Puts beside a variable what can be asked of it: `$cardGender` (m, f, n), `$cardNumber` (singular, plural) and `$cardId`
 * beside a name; for a player the id is `player`. Beside a list there is `$cardsCount` instead of the id, and beside counts their sum: 0 is nothing.
 * @param value what the parameter has become @param nounOf the grammar of a name, where it has one
 */
export function agree(
  variables: Record<string, FluentVariable>,
  key: string,
  parameter: Parameter,
  value: FluentVariable,
  nounOf: (of: string, id: string) => Noun | undefined,
): void {
  if (typeof parameter === 'number' || parameter.type === 'choice') return;
  const found = parameter.type === 'counts' ? nounOfCounts(parameter.of, parameter.counts, nounOf) : nounOfValue(value);
  variables[`${key}Gender`] = found.gender;
  variables[`${key}Number`] = found.number;
  if (parameter.type === 'name') variables[`${key}Id`] = parameter.id;
  if (parameter.type === 'player') variables[`${key}Id`] = 'player';
  if (parameter.type === 'list') variables[`${key}Count`] = parameter.items.length;
  if (parameter.type === 'counts') variables[`${key}Count`] = totalOf(parameter.counts);
}

function nounOfValue(value: FluentVariable): Agreement {
  return value instanceof Word || value instanceof Words ? value.noun : PLAIN;
}

function totalOf(counts: CountsByName): number {
  return Object.values(counts).reduce<number>((sum, amount = 0) => sum + Math.abs(amount), 0);
}

/** `1 brick` is one thing; `2 gold` and `1 gold and 1 brick` are several. */
function nounOfCounts(
  of: string,
  counts: CountsByName,
  nounOf: (of: string, id: string) => Noun | undefined,
): Agreement {
  const ids = Object.keys(counts).filter((id) => (counts[id] ?? 0) !== 0);
  const genders = new Set(ids.map((id) => nounOf(of, id)?.gender ?? 'm'));
  return {
    gender: genders.size === 1 ? ([...genders][0] ?? 'm') : 'm',
    number: totalOf(counts) > 1 ? 'plural' : 'singular',
  };
}

/**
 * Findings are linked by names of quantities: a root makes some doubtful, and what rests on them is a consequence. A name that only one of
 * both sides knows is mistyped, or in vain.
 */
import { expect, it } from 'vitest';
import { Trust } from '../../src/engine/trust.js';
import { REGIONS as ALL_REGIONS } from '../../src/games/rattus/vocabulary.js';
import { RULESETS } from '../../src/log/envelope.js';
import type { Recording } from '../../src/log/recording.js';
import { exampleLogs } from '../text/example-logs.js';
import { recordingsOf, replayed } from './replays.js';

const REGIONS: ReadonlySet<string> = new Set(ALL_REGIONS);

/** Which players there are: what is laid out for as many as the log has rests on it in Valletta alone. */
const GENERAL = 'party';

/** Players, regions, borders, tokens and numbers are interchangeable. */
function kindOf(quantity: string, ids: ReadonlySet<string>): string {
  const kind = (part: string): string => (ids.has(part) ? 'player' : REGIONS.has(part) ? 'region' : part);
  return quantity
    .replace(/^token .*/, 'token')
    .split(/([ .-])/)
    .map(kind)
    .join('')
    .replace(/-?\d+/g, '#');
}

function idsOf({ game }: Recording): ReadonlySet<string> {
  const players = game.children.find(({ name }) => name === 'players')?.children ?? [];
  return new Set(players.map(({ values }) => String(Object(values).id)));
}

it.each(RULESETS)('every quantity of %s is made doubtful by something, and something rests on it', (ruleset) => {
  const doubtful = new Set<string>();
  const needed = new Set<string>();
  const { taint, causeOf, isTainted } = Trust.prototype;
  let ids: ReadonlySet<string> = new Set();
  const note = (kinds: Set<string>, quantities: readonly string[] = []): void => {
    for (const quantity of quantities) kinds.add(kindOf(quantity, ids));
  };
  Trust.prototype.taint = function (quantities, cause) {
    note(doubtful, quantities);
    taint.call(this, quantities, cause);
  };
  Trust.prototype.causeOf = function (dependsOn) {
    note(needed, dependsOn);
    return causeOf.call(this, dependsOn);
  };
  Trust.prototype.isTainted = function (quantity) {
    note(needed, [quantity]);
    return isTainted.call(this, quantity);
  };
  try {
    for (const { text } of exampleLogs(ruleset)) {
      for (const recording of recordingsOf(text)) {
        ids = idsOf(recording);
        replayed(recording, false);
      }
    }
  } finally {
    Object.assign(Trust.prototype, { taint, causeOf, isTainted });
  }
  const alone = [...new Set([...doubtful, ...needed])].filter((one) => !(doubtful.has(one) && needed.has(one)));
  expect(doubtful.size).toBeGreaterThan(10);
  expect(alone.filter((one) => one !== GENERAL)).toEqual([]);
});

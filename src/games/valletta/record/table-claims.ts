/** What a log states of the table: Jean, and the Characters that can be hired. */

import { foundAt } from '../../../engine/facts.js';
import { followRecord } from '../../../engine/follow-record.js';
import type { Judge } from '../../../engine/judge.js';
import { type CountsByName, name } from '../../../engine/message.js';
import { compareNumber } from '../../../engine/stated-number.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { LAST_SPACE } from '../table/city.js';
import { onTable } from '../table/quantities.js';
import type { TableState } from '../table/state.js';
import { CHARACTERS, type VallettaElementOf } from '../vocabulary.js';

/** The space on which Jean stands. */
export function checkJean(table: TableState, judge: Judge, element: VallettaElementOf<'state'>, claimed: number): void {
  const computed = table.jean;
  if (claimed > LAST_SPACE) {
    judge.find('valletta.setup.street', {
      kind: 'data',
      message: 'valletta_beyond-street',
      with: { claimed },
      expected: String(computed),
      ...foundAt(element, 'jean', claimed),
    });
    return;
  }
  const stated = { element, attribute: 'jean', claimed, computed, place: 'street', thing: 'jean' };
  compareNumber(judge, stated, () => ({
    rule: ruleOfJean(table),
    message: 'valletta_claim-jean',
    follow: (amount) => {
      followRecord(judge, 'valletta.claim.total', { thing: 'jean', amount, to: 'street' });
      // What the barrels showed that he is said to have passed, nobody has written.
      if (amount > 0) table.hiddenBarrels ??= 'breach';
    },
  }));
}

function ruleOfJean({ turn, profile }: TableState): RuleIdOfValletta {
  if (turn === 0) return 'valletta.setup.jean-on-tower';
  return profile.fewerBarrels ? 'valletta.variant.fewer-barrels-move' : 'valletta.jean.move-one';
}

/** The Characters of the open supply. */
export function checkSupply(
  table: TableState,
  judge: Judge,
  element: VallettaElementOf<'state'>,
  supply: CountsByName,
): void {
  if (!table.charactersKnown) return;
  CHARACTERS.forEach((card, kind) => {
    const claimed = supply[card] ?? 0;
    const computed = table.charactersLeft(kind);
    judge.claim({
      rule: ruleOfSupply(table, claimed > computed),
      quantity: onTable('characters'),
      claimed,
      computed,
      ...foundAt(element, 'supply'),
      rebase: (amount) => {
        const adjustment = { thing: 'card', which: card, amount, to: 'characters' };
        followRecord(judge, 'valletta.claim.total', adjustment);
      },
      facts: () => ({ message: 'valletta_claim-supply', with: { card: name('character', card), claimed, computed } }),
    });
  });
}

function ruleOfSupply(table: TableState, tooMany: boolean): RuleIdOfValletta {
  if (table.turn === 0) return 'valletta.setup.builder-supply';
  return tooMany ? 'valletta.jean.hire-from-supply' : 'valletta.jean.dismiss-to-supply';
}

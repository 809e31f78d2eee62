/** The rules once: what is declared for the kernel is enforced by asking the declaration, and by no reckoning of a procedure. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameDefinition, Slot } from '../../src/kernel/game-definition.js';
import type { GameState } from '../../src/kernel/state.js';
import { GameCode } from './enforcement.js';
import { ROOT, readSources } from './source-files.js';

/** Under the same rule a record can go wrong in ways that no choice can: what it says, and why no declaration has it. */
const OF_THE_RECORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tallinn: {},
  rattus: {
    'rattus.card.owned in cards/use.ts': 'what another card does stands inside',
    'rattus.card.take-source in base/taking.ts': 'the card is said to come from where it does not lie',
    'rattus.end.only-abilities in base/turn.ts': 'a region is named in which nothing is turned up',
    'rattus.invariant.potions in base/losses.ts': 'one loss is told twice, of different cubes',
    'rattus.merchant.move in cards/merchant.ts': 'cubes that are written one by one are too many together',
    'rattus.piper.crusader-reveal in expansion/crusader.ts': 'only some of the tokens are named',
    'rattus.piper.end-soldier-empty in base/identity.ts': 'a token is named that is not in the box',
    'rattus.piper.select-suggested in expansion/card-selection.ts': 'a set is named, and other cards',
    'rattus.piper.serf-add in final/final-plague.ts': 'the serf is used where nobody decides anything',
    'rattus.piper.six-in-play in expansion/card-selection.ts': 'other than six cards are named, or one twice',
    'rattus.plague.region in base/turn.ts': 'a region is named in which nothing is turned up',
    'rattus.ravage.loss-cap in base/unseen.ts': 'more cubes are said to be lost than there are',
    'rattus.setup.figure-anywhere in setup.ts': 'no figure is set up, or two',
    'rattus.setup.start-token-each-region in base/identity.ts': 'a token is named that was no start token',
    'rattus.setup.start-token-each-region in setup.ts': 'a region has no token, or two',
    'rattus.spread.from-supply in base/spread.ts': 'another number of tokens is named than of regions',
    'rattus.token.census in base/identity.ts': 'a token is shown that was another one, or lies elsewhere',
    'rattus.token.census in expansion/crusader.ts': 'a token is named that does not lie there',
  },
  valletta: {
    'valletta.end.no-reshuffle in turn/refill.ts': 'a shuffle is claimed that was none, or more cards are drawn',
    'valletta.jean.hire-from-supply in turn/leftover.ts': 'somebody hires without Jean',
    'valletta.turn.reshuffle in turn/refill.ts': 'a shuffle is claimed that was none, or none that was',
  },
};

const sources = readSources();

describe.each(Object.keys(OF_THE_RECORD))('%s', async (game) => {
  const code = new GameCode(sources.filter(({ path }) => path.startsWith(`src/games/${game}/`)));
  const { definition } = await import(join(ROOT, `src/games/${game}/rules/definition.ts`));
  const declared = new Set([...code.declared(), ...rulesOf(definition)]);

  test('what is declared is found', () => {
    expect(declared.size).toBeGreaterThan(15);
    for (const rule of rulesOf(definition)) expect(rule).toMatch(new RegExp(`^${game}\\.`));
  });

  test('what is declared is enforced once', () => {
    const found = [...code.reckoned()]
      .filter(([rule]) => declared.has(rule))
      .flatMap(([rule, files]) => [...files].map((file) => `${rule} in ${file.replace(`src/games/${game}/`, '')}`));
    expect(found.sort()).toEqual(Object.keys(OF_THE_RECORD[game] ?? {}).sort());
  });
});

/** The rules of the conditions that do not depend on the move, of all that hangs on a definition. */
function rulesOf({ points }: GameDefinition<GameState>): readonly string[] {
  const conditionsOf = ({ declared }: Slot<GameState>) => declared.conditions;
  return points
    .flatMap(({ moves }) => moves.flatMap(({ conditions, slots }) => [conditions, ...slots.map(conditionsOf)]).flat())
    .flatMap(({ rule }) => (typeof rule === 'string' ? [rule] : []));
}

test('a reckoning that comes back to a real procedure is seen', () => {
  const planted = sources.map(({ path, code }) => {
    if (path !== 'src/games/tallinn/round/draw.ts') return { path, code };
    return {
      path,
      code: code.replace(
        'take(judge, player, card);',
        "judge.require('tallinn.draw.empty-pile', player.cards.pileSize > 0, facts);",
      ),
    };
  });
  const code = new GameCode(planted.filter(({ path }) => path.startsWith('src/games/tallinn/')));
  expect([...code.reckoned()].filter(([rule]) => code.declared().has(rule))).toEqual([
    ['tallinn.draw.empty-pile', new Set(['src/games/tallinn/round/draw.ts'])],
  ]);
});

describe('planted', () => {
  const DECLARED = `
    export const card = new Slot({ name: 'card', conditions: [{ rule: ruleOfCard, holds: () => true }] });
    function ruleOfCard(state) { return state.isTower ? 'toy.tower.permanent' : nameOf(state); }
    const nameOf = (state) => 'toy.tower.from-hand';
    export function leftOut(rule) { return { conditions: [{ rule, holds: isDone }] }; }
    export const nothing = leftOut('toy.draw.one');`;

  const reckonedIn = (text: string) => {
    const procedure = { path: 'src/games/toy/draw.ts', code: text };
    const code = new GameCode([{ path: 'src/games/toy/rules/tower.ts', code: DECLARED }, procedure]);
    expect([...code.declared()]).toEqual(['toy.tower.permanent', 'toy.tower.from-hand', 'toy.draw.one']);
    return [...code.reckoned().keys()];
  };

  test.each([
    ['a literal', `judge.require('toy.draw.one', hand.size > 0, facts);`],
    ['no condition at all', `this.judge.require('toy.draw.one', false, facts);`],
    ['a finding', `judge.find('toy.draw.one', facts);`],
    ['a name', `const rule = isFirst ? 'toy.draw.one' : other; judge.require(rule, holds, facts);`],
    ['a property', `const FORM = { rule: 'toy.draw.one' } as const; judge.require(FORM.rule, holds, facts);`],
    ['a function', `judge.require(ruleOf(card), holds, facts); function ruleOf(card) { return 'toy.draw.one'; }`],
    ['a parameter', `undue('toy.draw.one'); function undue(rule: Rule) { judge.require(rule, false, facts); }`],
    [
      'a method',
      `class Draw { a() { this.b('toy.draw.one' as const); } b(rule) { this.judge.require(rule, x, facts); } }`,
    ],
    [
      'a reckoning beside the answer',
      `import { keeps } from '../../kernel/conditions.js';
      judge.require('toy.draw.one', keeps(move, state, choice, rule) && hand.size > 0, facts);`,
    ],
    ["an answer of one's own", `requireDeclared(judge, [{ rule: 'toy.draw.one', holds: hand.size > 0 }], telling);`],
  ])('%s is seen', (_, text) => expect(reckonedIn(text)).toEqual(['toy.draw.one']));

  test.each([
    ['answers of a declaration', `requireDeclared(judge, answersTo(move, state, choice), telling);`],
    [
      'what a declaration answers',
      `import { keeps } from '../../kernel/conditions.js';
      const holds = keeps(move, state, choice, rule); judge.require('toy.draw.one', holds || 'draws', facts);`,
    ],
    [
      'a function of declarations that have a name together',
      `import * as declared from './rules/tower.js'; judge.require('toy.draw.one', !declared.mustDraw(state, seat), facts);`,
    ],
    [
      'a function of the declarations',
      `import { mustDraw } from './rules/tower.js';
      judge.require('toy.draw.one', !mustDraw(state, seat), facts);`,
    ],
    ['a value that the log brings along', `judge.require('toy.draw.one', false, () => ({ kind: 'data', message }));`],
    ['a rule that is compared', `if (rule === 'toy.draw.one') judge.require(rule, holds, facts);`],
  ])('%s is no second reckoning', (_, text) => expect(reckonedIn(text)).toEqual([]));
});

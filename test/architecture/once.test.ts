/** The rules once: what is declared for the kernel is enforced by asking the declaration, and by no reckoning of a procedure. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameDefinition, Slot } from '../../src/kernel/game-definition.js';
import type { GameState } from '../../src/kernel/state.js';
import { GameCode } from './enforcement.js';
import { ROOT, readSources } from './source-files.js';

/** Rules that still stand twice. A rule that is enforced once must leave the list. */
const STILL_TWICE: Readonly<Record<string, readonly string[]>> = {
  tallinn: [],
  rattus: [
    'rattus.card.owned',
    'rattus.card.take-source',
    'rattus.end.only-abilities',
    'rattus.invariant.potions',
    'rattus.piper.crusader-reveal',
    'rattus.piper.end-soldier-empty',
    'rattus.piper.magician-protect',
    'rattus.piper.select-suggested',
    'rattus.piper.serf-add',
    'rattus.piper.six-in-play',
    'rattus.plague.region',
    'rattus.ravage.loss-cap',
    'rattus.ravage.precondition',
    'rattus.ravage.stop-empty',
    'rattus.setup.figure-anywhere',
    'rattus.setup.start-token-each-region',
    'rattus.spread.from-supply',
    'rattus.token.census',
  ],
  valletta: ['valletta.end.no-reshuffle', 'valletta.jean.hire-from-supply', 'valletta.turn.reshuffle'],
};

const sources = readSources();

describe.each(Object.keys(STILL_TWICE))('%s', async (game) => {
  const code = new GameCode(sources.filter(({ path }) => path.startsWith(`src/games/${game}/`)));
  const { definition } = await import(join(ROOT, `src/games/${game}/rules/definition.ts`));
  const declared = new Set([...code.declared(), ...rulesOf(definition)]);

  test('what is declared is found', () => {
    expect(declared.size).toBeGreaterThan(15);
    for (const rule of rulesOf(definition)) expect(rule).toMatch(new RegExp(`^${game}\\.`));
  });

  test('what is declared is enforced once', () => {
    const twice = [...code.reckoned()].filter(([rule]) => declared.has(rule));
    const allowed = STILL_TWICE[game] ?? [];
    const told = twice.map(([rule, file]) => `${rule} in ${file}`).sort();
    expect(twice.map(([rule]) => rule).sort(), told.join('\n')).toEqual([...allowed].sort());
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
    if (path !== 'src/games/tallinn/draw.ts') return { path, code };
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
    ['tallinn.draw.empty-pile', 'src/games/tallinn/draw.ts'],
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
      'a function of the declarations',
      `import { mustDraw } from './rules/tower.js';
      judge.require('toy.draw.one', !mustDraw(state, seat), facts);`,
    ],
    ['a value that the log brings along', `judge.require('toy.draw.one', false, () => ({ kind: 'data', message }));`],
    ['a rule that is compared', `if (rule === 'toy.draw.one') judge.require(rule, holds, facts);`],
  ])('%s is no second reckoning', (_, text) => expect(reckonedIn(text)).toEqual([]));
});

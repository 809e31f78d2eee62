/** Every rule that a log can break is broken by a case. That every one is named somewhere: test/analysis/rule-coverage. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebook } from '../../../src/games/rattus/rulebook.js';
import { BREACHES } from './cases/breaches.js';
import { CARD_CASES } from './cases/cards.js';
import { END_CASES } from './cases/ending.js';
import { PLAGUE_CASES } from './cases/plague.js';
import { SCENARIOS } from './cases/scenarios.js';
import { SETUP_CASES } from './cases/setup.js';
import { TOLD_CASES } from './cases/told.js';
import { TURN_CASES } from './cases/turn.js';
import { WORKED_EXAMPLES } from './cases/worked-examples.js';

const ROOT = new URL('../../../', import.meta.url);
const CASES = [
  ...[...WORKED_EXAMPLES, ...SCENARIOS, ...SETUP_CASES, ...TURN_CASES, ...PLAGUE_CASES],
  ...[...CARD_CASES, ...TOLD_CASES, ...END_CASES, ...BREACHES],
];
/** Broken by an edition, not by a game: edition.test.ts. */
const OF_EDITIONS = ['rattus.board.adjacency', 'rattus.token.front', 'rattus.piper.three-per-estate'];

test('every rule that a log can break is broken', () => {
  const texts = readFileSync(new URL('src/text/en/rattus-rules.ftl', ROOT), 'utf8');
  const unbreakable =
    /^(rattus-[\w-]+) = .*\n.*\n {4}\.breach = (?:No record|One record|See the rule|The cards hold none)/gm;
  const not = new Set([...texts.matchAll(unbreakable)].map(([, id]) => id));
  const broken = new Set<string>([...CASES.flatMap(({ breach }) => breach?.rule ?? []), ...OF_EDITIONS]);
  const breakable = rulebook.map(({ id }) => id).filter((id) => !not.has(id.replaceAll('.', '-')));
  expect(breakable.length).toBeGreaterThan(130);
  expect(breakable.filter((id) => !broken.has(id))).toEqual([]);
});

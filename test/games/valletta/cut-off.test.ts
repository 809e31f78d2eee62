/** A play in which the text of a log breaks off: what was lost of it may account for the numbers in it. */
import { describe, expect, test } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { parseXml, toJson } from '../../oracle/element.js';
import { type GamePlan, gameLog } from './game-log.js';
import { firstTurn, withCharacter } from './rules/rule-row.js';

function built(card: 'seamstress' | 'nun', goods: string): GamePlan {
  return withCharacter(card, `${card} ${goods}`, {
    cells: { 'A1-1': { character: card } },
    draft: ['p2 gold', 'p1 wood'],
  });
}

/** The rules that are broken in what is left of a text up to where a pattern fits last, that included. */
function brokenUpTo(text: string, last: RegExp): readonly string[] {
  const found = [...text.matchAll(last)].at(-1);
  if (!found) throw new Error(`no ${last} in ${text}`);
  const { findings } = replayText(text.slice(0, found.index + found[0].length));
  return findings.flatMap(({ rule, severity }) => (severity === 'error' ? (rule ?? []) : []));
}

const effectFirst = firstTurn('shopkeeper effect p1 gold=3 stone=-1');
const stateFirst = firstTurn('shopkeeper state p1 brick=5');
const XML = { effect: /<effect[^>]*>/g, state: /<state[^>]*>/g, take: /<take[^>]*>/g, play: /<\/play>/g };
const JSON_TEXT = {
  effect: /\{"type":"effect"[^}]*\}/g,
  state: /\{"type":"state"[^}]*\}/g,
  take: /\{"type":"take"[^}]*\}/g,
  play: /\{"type":"(effect|state|take)"[^}]*\}\]\}/g,
};

describe.each([
  ['XML', (text: string) => text, XML],
  ['JSON', (text: string) => JSON.stringify(toJson(parseXml(text))), JSON_TEXT],
] as const)('a text in %s', (_, written, upTo) => {
  const broken = (plan: GamePlan, last: keyof typeof XML): readonly string[] =>
    brokenUpTo(written(gameLog(plan).text), upTo[last]);

  test.each<[says: string, plan: GamePlan, last: keyof typeof XML]>([
    ['a change before what the play does', effectFirst, 'effect'],
    ['a number before what the play does', stateFirst, 'state'],
    ['the first of two goods', built('seamstress', 'take wood'), 'take'],
    ['two of three goods', built('nun', 'take wood take wood'), 'take'],
  ])('that ends in a play is no breach behind %s', (_says, plan, last) => {
    expect(broken(plan, last)).toEqual([]);
  });

  test.each<[says: string, plan: GamePlan, last: keyof typeof XML, rule: string]>([
    ['a wrong change in a closed play', effectFirst, 'play', 'valletta.card.shopkeeper'],
    ['a wrong number in a closed play', stateFirst, 'play', 'valletta.claim.total'],
    ['too few goods in a closed play', built('seamstress', 'take wood'), 'play', 'valletta.card.seamstress'],
    ['too many goods', built('seamstress', 'take wood take wood take stone'), 'take', 'valletta.card.seamstress'],
    ['too many goods of a kind', built('nun', 'take wood:4'), 'take', 'valletta.card.nun'],
    ['a wrong number in the turn', firstTurn('shopkeeper', 'state p1 brick=5'), 'state', 'valletta.claim.total'],
  ])('accuses behind %s', (_says, plan, last, rule) => {
    expect(broken(plan, last)).toContain(rule);
  });
});

test.each([
  ['the first of two goods', 'seamstress', 'take wood', []],
  ['two of three', 'nun', 'take wood take wood', []],
  ['two of three at once', 'nun', 'take wood:2', ['valletta.card.nun']],
] as const)('a record that stops behind %s', (_, card, goods, rules) => {
  const whole = gameLog(built(card, goods)).text;
  const stopped = `${whole.slice(0, whole.indexOf('</play>', whole.lastIndexOf(`<play card="${card}"`)))}</play></turn></moves></game>`;
  const { findings } = replayText(stopped);
  expect(findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []))).toEqual(rules);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/engine/finding.js';
import type { RuleId } from '../../src/engine/rule.js';
import { chosenFinding, showingOf } from '../../src/engine/same-finding.js';

const COST: RuleId = 'valletta.build.cost';
const HAND: RuleId = 'valletta.turn.from-hand';

function finding(id: string, changes: Partial<Finding> = {}): Finding {
  return {
    id,
    kind: 'illegal',
    severity: 'error',
    rule: COST,
    cause: null,
    reconstructed: false,
    at: { section: 'turn', turn: 1, play: 1, player: 'p1', element: 'build', line: 1, column: 1 },
    message: { id: 'engine-any', parameters: {} },
    ...changes,
  };
}

const warning = finding('f1', { severity: 'warning', rule: null });
const first = finding('f2');
const consequence = finding('f3', { rule: HAND, cause: 'f2' });
const second = finding('f4', { rule: HAND });
const all = [warning, first, consequence, second];

describe('the finding that is meant', () => {
  it.each<[string, { rule?: string; finding?: string }, Finding | undefined]>([
    ['nothing: the first root error', {}, first],
    ['a rule', { rule: COST }, first],
    ['a rule that also follows from another: its own root', { rule: HAND }, second],
    ['an id', { finding: 'f4' }, second],
    ['the id of a warning', { finding: 'f1' }, warning],
    ['a consequence: what it follows from', { finding: 'f3' }, first],
    ['an id and its rule', { finding: 'f2', rule: COST }, first],
    ['an id and another rule', { finding: 'f2', rule: HAND }, undefined],
    ['what there is not', { finding: 'f9' }, undefined],
  ])('by %s', (_, choice, meant) => {
    expect(chosenFinding(all, choice)).toBe(meant);
  });

  it('is a root, or none where a rule has only consequences without one', () => {
    expect(chosenFinding([first, consequence], { rule: HAND })).toBe(first);
    expect(chosenFinding([warning], {})).toBeUndefined();
    expect(chosenFinding([], { rule: COST })).toBeUndefined();
  });
});

describe('another record shows it', () => {
  it('wherever it stands there, whatever it is called, and with whatever card values', () => {
    const elsewhere = finding('f9', {
      reconstructed: true,
      at: { section: 'turn', turn: 7, play: 2, player: 'p2', element: 'build', line: 70, column: 3 },
    });
    expect(showingOf(first, [elsewhere])).toEqual({ isFirst: true, others: 0 });
  });

  it.each<[string, Partial<Finding>]>([
    ['rule', { rule: HAND }],
    ['kind', { kind: 'wrong' }],
    ['severity', { severity: 'warning' }],
    ['element', { at: { ...first.at, element: 'play' } }],
    ['expected value', { expected: 'gold:2' }],
    ['actual value', { actual: 'gold:1' }],
    ['sentence', { message: { id: 'engine-other', parameters: {} } }],
    ['cause', { cause: 'f1' }],
  ])('not under another %s', (_, changes) => {
    expect(showingOf(first, [finding('f2', changes)])).toBeUndefined();
  });

  it('with others, of which it may be the first', () => {
    expect(showingOf(first, all)).toEqual({ isFirst: true, others: 1 });
    expect(showingOf(second, all)).toEqual({ isFirst: false, others: 1 });
    expect(showingOf(second, [consequence, second, first])).toEqual({ isFirst: true, others: 1 });
    expect(showingOf(warning, all)).toEqual({ isFirst: true, others: 2 });
  });

  it('as a record shows itself: what is chosen is there', () => {
    const any = fc.array(
      fc.record({
        severity: fc.constantFrom('error', 'warning', 'note'),
        rule: fc.constantFrom(COST, HAND, null),
        expected: fc.constantFrom('1', '2'),
      }),
    );
    fc.assert(
      fc.property(any, (many) => {
        const findings = many.map((one, index) => finding(`f${index}`, one as Partial<Finding>));
        const chosen = chosenFinding(findings, {});
        expect(chosen === undefined).toBe(findings.every(({ severity }) => severity !== 'error'));
        if (!chosen) return;
        const errors = findings.filter(({ severity }) => severity === 'error');
        expect(showingOf(chosen, findings)).toEqual({ isFirst: true, others: errors.length - 1 });
      }),
    );
  });
});

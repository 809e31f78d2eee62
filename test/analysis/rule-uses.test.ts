import { describe, expect, it } from 'vitest';
import { coverageGroup, RuleCoverage } from '../../src/analysis/rule-coverage.js';
import { ruleUses } from '../../src/analysis/rule-uses.js';
import type { Finding, Place } from '../../src/engine/finding.js';
import { type RuleId, rulebookOf } from '../../src/engine/rule.js';
import type { Entry, Step } from '../../src/engine/transcript.js';

const at = (turn: number | null, section: Place['section'] = 'turn'): Place => ({
  ...{ section, turn, play: turn === null ? null : 1, player: null },
  ...{ element: null, line: null, column: null },
});

const step = (place: Place, ...entries: readonly Entry[]): Step => ({
  ...{ at: place, headline: undefined, verdict: 'legal', mark: undefined },
  ...{ gaps: [], entries, annotations: [], values: {} },
});

const kept = (rule: RuleId): Entry => ({ type: 'rule', rule });

function found(id: string, rule: RuleId | null, place: Place, facts: Partial<Finding> = {}): Finding {
  const plain = { kind: 'illegal', severity: 'error', cause: null, reconstructed: false } as const;
  return { id, rule, at: place, message: { id: 'x', parameters: {} }, ...plain, ...facts };
}

describe('the uses of rules', () => {
  it('count a rule once for each step, in the order in which the rules came up', () => {
    const steps = [
      step(at(null, 'setup'), kept('g.a'), kept('g.a')),
      step(at(1), kept('g.b'), kept('g.a')),
      step(at(1), kept('g.b')),
      step(at(2), { type: 'doubt', rule: 'g.b', gaps: ['hands'] }),
    ];
    expect(ruleUses({ steps }, [])).toEqual([
      {
        rule: 'g.a',
        enacted: 2,
        broken: 0,
        following: 0,
        doubted: 0,
        stages: [
          { section: 'setup', turn: null },
          { section: 'turn', turn: 1 },
        ],
      },
      {
        rule: 'g.b',
        enacted: 2,
        broken: 0,
        following: 0,
        doubted: 1,
        stages: [
          { section: 'turn', turn: 1 },
          { section: 'turn', turn: 2 },
        ],
      },
    ]);
  });

  it('tell breaches from what follows from them, and from remarks', () => {
    const findings = [
      found('f1', 'g.a', at(3)),
      found('f2', 'g.a', at(4), { cause: 'f1' }),
      found('f3', 'g.a', at(5), { severity: 'note', kind: 'note' }),
      found('f4', null, at(5)),
    ];
    const steps = findings.slice(1).map((one) => step(one.at, { type: 'finding', finding: one.id }));
    // The first finding is told in no step, and counts all the same.
    expect(ruleUses({ steps }, findings)).toMatchObject([{ rule: 'g.a', enacted: 1, broken: 1, following: 1 }]);
  });
});

describe('rule coverage', () => {
  const rulebook = rulebookOf<RuleId, never>(
    [
      ['g.a', 'explicit', []],
      ['g.quiet', 'explicit', [], 'silent'],
      ['g.box', 'explicit', [], 'unwritten'],
      ['g.never', 'explicit', []],
    ],
    () => [],
    [],
  );

  it('adds games up and says what never came up', () => {
    const coverage = new RuleCoverage('g', rulebook);
    const steps = [step(at(1), kept('g.a'), kept('g.box'))];
    for (const _ of ['one', 'two']) coverage.add(ruleUses({ steps }, []));
    const { games, counts } = coverage.counted();
    expect(games).toBe(2);
    expect(counts.map(({ rule, enacted }) => [rule, enacted])).toEqual([
      ['g.a', 2],
      ['g.quiet', 0],
      ['g.box', 2],
      ['g.never', 0],
    ]);
    expect(counts.map(coverageGroup)).toEqual(['shown', 'silent', 'unwritten', 'missing']);
  });

  it('a silent rule is shown by its breach', () => {
    const coverage = new RuleCoverage('g', rulebook);
    coverage.add(ruleUses({ steps: [] }, [found('f1', 'g.quiet', at(1))]));
    expect(coverage.counted().counts.map(coverageGroup)).toEqual(['missing', 'shown', 'unwritten', 'missing']);
  });

  it.each([
    [
      'left open',
      [
        step(
          at(1),
          { type: 'doubt', rule: 'g.a', gaps: ['hands'] },
          { type: 'doubt', rule: 'g.quiet', gaps: ['hands'] },
        ),
      ],
      [],
    ],
    [
      'broken in consequence',
      [],
      [found('f1', 'g.a', at(1), { cause: 'f0' }), found('f2', 'g.quiet', at(1), { cause: 'f0' })],
    ],
  ] as const)('a rule that was only ever %s came up, but was not shown', (_, steps, findings) => {
    const coverage = new RuleCoverage('g', rulebook);
    coverage.add(ruleUses({ steps }, findings));
    expect(coverage.counted().counts.map(coverageGroup)).toEqual(['doubted', 'doubted', 'unwritten', 'missing']);
  });

  it('knows no rule that is in no rulebook', () => {
    const coverage = new RuleCoverage('g', rulebook);
    expect(() => coverage.add(ruleUses({ steps: [step(at(1), kept('g.other'))] }, []))).toThrow('g.other');
  });
});

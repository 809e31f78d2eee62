import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SharedCircumstance } from '../../src/analysis/separating.js';
import { runCheck } from '../commands/run-check.js';
import { type FaultyGame, faultyTallinn, LOSES_TIES, SKIPS_THE_EMPTY, tiresIn } from '../mutants/faulty-programs.js';

/** A group as JSON has it, as far as it is looked at here. */
interface PrintedGroup {
  readonly rule: string;
  readonly bug: string;
  readonly games: number;
  readonly findings: number;
  readonly circumstances: readonly SharedCircumstance[];
}

async function groupsOf(games: readonly FaultyGame[]): Promise<readonly PrintedGroup[]> {
  const folder = mkdtempSync(join(tmpdir(), 'faulty-'));
  for (const { file, text } of games) writeFileSync(join(folder, file), text);
  const { out } = await runCheck([folder], { group: true, format: 'json' });
  return (JSON.parse(out) as { groups: readonly PrintedGroup[] }).groups;
}

describe('one fault of a program that reckons Tallinn', () => {
  it.each<[string, readonly FaultyGame[], Partial<SharedCircumstance>]>([
    [
      'opponents without persons of the estate are skipped',
      faultyTallinn(SKIPS_THE_EMPTY),
      { whose: 'least', place: 'display', thing: 'questioned', most: 0, passing: 0 },
    ],
    [
      'ties bring nothing',
      faultyTallinn(LOSES_TIES),
      { whose: 'tie', place: 'display', thing: 'questioned', least: 1 },
    ],
    ['contests bring less from round 7 on', faultyTallinn(tiresIn(7)), { whose: 'turn', least: 7, passing: 0 }],
  ])('%s', async (_, games, circumstance) => {
    const [group, ...others] = await groupsOf(games);
    expect(others).toEqual([]);
    expect(group?.games).toBeGreaterThan(5);
    expect(group?.circumstances[0]).toMatchObject({ ...circumstance, holds: group?.findings, among: group?.findings });
    expect(group?.circumstances[0]?.amongPassing).toBeGreaterThan(30);
  });
});

/** `kiebitz play --reach` and `--cover`: the logs show what they are said to show, and what was not reached is named. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ruleUses } from '../../src/analysis/rule-uses.js';
import { replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, unaskedFor } from '../engine/replays.js';
import { IS_LONG } from '../runs.js';
import { kiebitz } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-search-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function searched(name: string, ruleset: string, ...args: readonly string[]) {
  const into = join(folder, name);
  const { code, out, err } = await kiebitz('play', ruleset, ...args, '-o', into);
  expect(err).toBe('');
  const [file] = readdirSync(into);
  return { code, out: out.replaceAll(folder, ''), text: readFileSync(join(into, file ?? ''), 'utf8') };
}

/** The rules that each game of a text enacts. */
function rulesIn(text: string): readonly ReadonlySet<string>[] {
  return recordingsOf(text).map((recording) => {
    const game = gameOf(recording.ruleset);
    if (!game) throw new Error(`no game ${recording.ruleset}`);
    const { transcript, findings } = replay(game, recording, { ...unaskedFor(recording), transcript: true });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const uses = ruleUses(transcript ?? { steps: [] }, findings);
    return new Set(uses.flatMap(({ rule, enacted }) => (enacted > 0 ? [rule] : [])));
  });
}

describe('--reach', () => {
  it('turns on what a rule needs, and writes the one game that shows it', async () => {
    const args = ['--reach', 'tallinn.legate.final-tower', '--games', '400'];
    const { code, out, text } = await searched('reach', 'tallinn', ...args);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('/reach/tallinn-reach-s1-full.xml') });
    expect(text).toContain('<option name="legate" value="true"/>');
    const [rules, ...others] = rulesIn(text);
    expect(others).toEqual([]);
    expect(rules).toContain('tallinn.legate.final-tower');
    expect((await searched('again', 'tallinn', ...args)).text).toBe(text);
  });

  // Three hundred games are searched. `KIEBITZ_LONG=1`
  it.runIf(IS_LONG)('writes several rules into as few games as can be', async () => {
    const rules = ['rattus.piper.nun-threshold', 'rattus.setup.first-turn', 'turn.c-mandatory'];
    const { code, text } = await searched('several', 'rattus', '--reach', ...rules, '--games', '300', '--players', '3');
    expect(code).toBe(0);
    const shown = rulesIn(text);
    expect(shown.length).toBeLessThan(3);
    for (const rule of [...rules.slice(0, 2), 'rattus.turn.c-mandatory'])
      expect(shown.some((one) => one.has(rule))).toBe(true);
    expect(text.match(/<player id/g)).toHaveLength(3 * shown.length);
  });

  it('names what was not reached, and how far it looked', async () => {
    const into = join(folder, 'none');
    const args = ['--reach', 'valletta.score.no-limit', '--games', '3', '-o', into];
    const { code, out } = await kiebitz('play', 'valletta', ...args);
    expect(code).toBe(1);
    expect(out).toContain('3 games were tried.\n');
    expect(out).toContain('valletta.score.no-limit did not come up in any of them.\n');
  });

  it.each<[args: readonly string[], says: string]>([
    [['tallinn', '--reach', 'tallinn.legate.final-towr'], 'Did you mean tallinn.legate.final-tower?'],
    [['tallinn', '--reach', 'legate.final-towr'], 'Did you mean tallinn.legate.final-tower?'],
    [['tallinn', '--reach', 'valletta.turn.no-pass'], '“tallinn” has no rule “valletta.turn.no-pass”.'],
    [['tallinn', '--reach', 'tallinn.tower.permanent'], 'only a breach says anything of it'],
    [['tallinn', '--reach', 'tallinn.choose.secret'], 'logs have no place for what it is about'],
    [['tallinn', '--cover', '--reach', 'tallinn.draw.one'], '--cover'],
    [
      ['valletta', '--cover', '--players', '3', '--option', 'variant.fewer-barrels=true'],
      'Nothing of “valletta” can be played with these options.',
    ],
  ])('%j', async (args, says) => {
    const { code, out, err } = await kiebitz('play', ...args, '-o', join(folder, 'wrong'));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });
});

describe('--cover', () => {
  it('writes no game that could be left out, and lists every rule that none of them shows', async () => {
    const { out, text } = await searched('cover', 'tallinn', '--cover', '--games', '120');
    const { rulebook = [] } = gameOf('tallinn') ?? {};
    const within = rulebook.filter(({ limit }) => limit !== 'silent' && limit !== 'unwritten').map(({ id }) => id);
    const games = rulesIn(text);
    const shown = new Set(games.flatMap((rules) => [...rules]));
    expect(within.filter((rule) => shown.has(rule)).length).toBeGreaterThan(85);
    for (const rules of games) {
      const others = new Set(games.filter((one) => one !== rules).flatMap((one) => [...one]));
      expect(within.some((rule) => rules.has(rule) && !others.has(rule))).toBe(true);
    }
    for (const rule of within.filter((one) => !shown.has(one))) expect(out).toMatch(new RegExp(`^  ${rule} `, 'm'));
    expect(out).toContain(`${games.length} games of Tallinn: `);
  });

  it('keeps to the options that are given', async () => {
    const args = ['--cover', '--games', '30', '--option', 'legate=true', '--players', '2', '--edition', 'practice'];
    const { text } = await searched('given', 'tallinn', ...args);
    const games = text.split('<game ').slice(1);
    for (const game of games) {
      expect(game).toContain('<option name="legate" value="true"/>');
      expect(game).toContain('<components edition="practice"/>');
      expect(game.match(/<player id/g)).toHaveLength(2);
    }
  });
});

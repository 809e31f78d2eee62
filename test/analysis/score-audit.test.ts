import { describe, expect, it } from 'vitest';
import { auditOf } from '../../src/analysis/score-audit.js';
import { gameOf } from '../../src/games.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { expectationOf, fixtures, textOf } from '../fixture-files.js';

function audited(text: string) {
  const [recording] = recordingsOf(text);
  const game = recording && gameOf(recording.ruleset);
  if (!recording || !game) throw new Error('no game');
  return auditOf(replayed(recording), recording, game);
}

const legal = fixtures().filter(({ name }) => /\/legal\/full/.test(name));

describe('the score audit', () => {
  it.each(legal)('leaves no remainder in $name', (fixture) => {
    for (const { player, turns, points, stated, difference } of audited(textOf(fixture))) {
      const sum = turns.reduce((total, turn) => total + turn.points, 0);
      expect(turns.at(-1)?.total, player).toBe(sum);
      // A record that stops has no result, neither of ours nor of its own.
      const complete = expectationOf(fixture)?.complete === true;
      expect([points, stated, difference], player).toEqual(complete ? [sum, sum, 0] : [null, null, 0]);
      for (const turn of turns) {
        expect(turn.rules.reduce((sum, rule) => sum + rule.points, 0)).toBe(turn.points);
        expect(turn.difference).toBe(0);
      }
      expect(turns.some((turn) => turn.stated !== null)).toBe(true);
    }
  });

  it('shows in which turn the log goes its own way, and by how much', () => {
    const bonus = fixtures().find(({ name }) => name === 'valletta/bugs/bonus-missing.xml');
    const players = audited(bonus ? textOf(bonus) : '');
    const wrong = players.flatMap(({ player, turns }) =>
      turns.filter(({ difference }) => difference !== 0).map((turn) => ({ player, ...turn })),
    );
    expect(wrong.length).toBeGreaterThan(0);
    for (const { points, stated, difference, rules } of wrong) {
      expect(difference).toBe(-2);
      expect(stated).toBe(points - 2);
      expect(rules.map(({ rule }) => rule)).toContain('valletta.bonus.two-points');
    }
  });

  it('says nothing for a log that says nothing', () => {
    const hidden = fixtures().find(({ name }) => /valletta\/legal\/moves/.test(name));
    const turns = audited(hidden ? textOf(hidden) : '').flatMap((player) => player.turns);
    expect(turns.filter(({ section, stated }) => section === 'turn' && stated !== null)).toEqual([]);
    expect(turns.some(({ points }) => points > 0)).toBe(true);
  });

  it('compares the result', () => {
    const valletta = legal.find(({ name }) => name.startsWith('valletta/'));
    const text = (valletta ? textOf(valletta) : '').replace(
      /(<score player="p1" points=")(\d+)/,
      (_, start: string, points: string) => `${start}${Number(points) + 3}`,
    );
    const [first, second] = audited(text);
    expect(first).toMatchObject({ difference: 3, stated: (first?.points ?? 0) + 3 });
    expect(second?.difference).toBe(0);
  });
});

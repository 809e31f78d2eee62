/** What could have been chosen instead is legal where it is written into the log, and brings what is said of it. */
import { describe, expect, test } from 'vitest';
import { breakOffIn, exchanged } from '../../src/engine/broken-off.js';
import type { Game } from '../../src/engine/game.js';
import type { Regret } from '../../src/engine/regret-plan.js';
import { replayToTable } from '../../src/engine/replay.js';
import { GAMES } from '../../src/games.js';
import { decisionOf } from '../../src/log/decision.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../../src/log/vocabulary.js';
import { fixtures, textOf } from '../fixture-files.js';
import { regretsIn } from './regrets.js';
import { recordingsOf, requestFor } from './replays.js';

type Node = AnyElement<Vocabulary>;

const GAMES_LOOKED_AT = 3;

function parentOf(node: Node, child: Element): Node | undefined {
  if (node.children.some((one) => one === child)) return node;
  for (const one of node.children) {
    const found = parentOf(one, child);
    if (found) return found;
  }
  return undefined;
}

/** The record up to the end of the turn of a move, without claims in it, and with another element in its place. */
function endOfTurn(game: Game, recording: Recording, { recorded }: Regret, instead: Element) {
  const turn = parentOf(recording.game, recorded);
  if (!turn) throw new Error('a move of another record');
  const children = turn.children.map((one) => (one === recorded ? (instead as Node) : one));
  const changed: Node = decisionOf({ ...turn, children }, game.vocabulary);
  const place = turn.children
    .filter(({ name }) => !['note', 'state', 'effect'].includes(name))
    .indexOf(recorded as Node);
  const end = breakOffIn(exchanged(recording, turn, changed), changed);
  if (!end) throw new Error('no such turn');
  const request = { ...requestFor(recording), transcript: true, breaksOffIn: end.inside };
  const { replayed, session, scribe } = replayToTable(game, end.recording, request);
  const move = end.inside.children[place];
  return { replayed, sample: session.sample(), step: move && scribe?.stepOf(move) };
}

describe.each(GAMES.map((game) => [game.ruleset, game] as const))('%s', (ruleset, game) => {
  const files = fixtures().filter(({ name }) => /\/legal\/(full|rare)/.test(name) && name.startsWith(ruleset));
  const found = files.flatMap((file) => {
    const [recording] = recordingsOf(textOf(file), file.name);
    return recording ? [{ name: file.name, recording }] : [];
  });
  const regretted = found
    .map(({ recording, ...one }) => ({ ...one, recording, regrets: regretsIn(recording) }))
    .filter(({ regrets }) => regrets.length > 0)
    .slice(0, GAMES_LOOKED_AT);
  const score = game.portrait?.score ?? '';

  test('something is found', () => {
    expect(regretted.length).toBeGreaterThan(0);
  });

  test.each(regretted)('$name: written in the place of the move it is legal and brings what is said', (one) => {
    for (const regret of one.regrets) {
      const before = endOfTurn(game, one.recording, regret, regret.recorded);
      const after = endOfTurn(game, one.recording, regret, regret.instead);
      expect([before.replayed.verdict, after.replayed.verdict]).toEqual(['legal', 'legal']);
      const seat = after.replayed.players.findIndex(({ id }) => id === regret.player);
      const gain = ({ sample }: typeof before) => sample[score]?.[seat] ?? Number.NaN;
      const atOnce = ({ step }: typeof before) => step?.values[score]?.[seat] ?? Number.NaN;
      const more = regret.could - regret.had;
      expect([gain(after) - gain(before), atOnce(after) - atOnce(before)]).toEqual([more, more]);
      for (const [good, difference] of Object.entries(regret.goods)) {
        const left = ({ sample }: typeof before) => sample[good]?.[seat] ?? Number.NaN;
        expect(left(after) - left(before), good).toBe(difference);
      }
      const isRicher = Object.values(regret.goods).some((amount) => amount > 0);
      expect(more > 0 || (more === 0 && isRicher)).toBe(true);
    }
  });

  test('nothing is said of a record that is not legal', () => {
    const bugs = fixtures().filter(({ name }) => name.startsWith(`${ruleset}/bugs/`));
    for (const file of bugs.slice(0, 12)) {
      const [recording] = recordingsOf(textOf(file), file.name);
      if (!recording) continue;
      const { replayed, scribe } = replayToTable(game, recording, { ...requestFor(recording), transcript: true });
      const first = replayed.findings.find(({ severity }) => severity === 'error')?.at;
      expect(scribe).toBeDefined();
      if (first?.section !== 'turn' || first.turn === null) continue;
      for (const { at } of regretsIn(recording)) expect(at.turn ?? 0, file.name).toBeLessThanOrEqual(first.turn);
    }
  });
});

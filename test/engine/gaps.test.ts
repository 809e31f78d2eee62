/** Why a move cannot be decided: each reason is one that the record gives, and none that it does not. */
import { describe, expect, test } from 'vitest';
import { openPointsOf } from '../../src/analysis/open-points.js';
import type { Gap } from '../../src/engine/gap.js';
import { type Replayed, replay } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { RULESETS, type Ruleset } from '../../src/log/envelope.js';
import type { Recording } from '../../src/log/recording.js';
import { fixtures, textOf } from '../fixture-files.js';
import { sampled } from '../runs.js';
import { type Mask, masked, masksOf } from './masked.js';
import { findingText, recordingsOf, replayed, unaskedFor } from './replays.js';

const NAMED = '<components edition="practice"/>';

/** What is lacking where a part of a log is left out or hidden; of every other part, a decision is. */
const LACKING: Readonly<Record<Ruleset, Readonly<Record<string, readonly Gap[]>>>> = {
  valletta: {
    hand: ['hands'],
    'hand cards': ['hands'],
    draw: ['draws'],
    'draw cards': ['draws'],
    'barrel good': ['reveals'],
    // Nobody counts the Character on a building that nobody knows: then more cards seem to be due than were drawn.
    'build at': ['choice', 'draws'],
  },
  tallinn: {
    hand: ['hands'],
    'hand cards': ['hands'],
    draw: ['draws'],
    'draw card': ['draws'],
    'start card': ['setup'],
  },
  rattus: {
    'classes cards': ['setup'],
    // Where the log states the losses as well, those are not lacking.
    'reveal token': ['reveals', 'losses'],
    'plague as-cubes': ['choice', 'losses'],
  },
};

/** Parts that nothing else rests on, as they follow from the others: hidden or not, all is decided. */
const IDLE: ReadonlySet<string> = new Set(['state', 'effect', 'note', 'meta', 'final-phase', 'transfer', 'lose']);

function kindOf({ element, attribute }: Mask): string {
  return attribute === undefined ? element.name : `${element.name} ${attribute}`;
}

function gapsOf(game: Replayed): ReadonlySet<Gap> {
  return new Set(openPointsOf(game).map(({ gap }) => gap));
}

function legalGames(ruleset: Ruleset): readonly Recording[] {
  return fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/legal/`))
    .flatMap((fixture) => recordingsOf(textOf(fixture), fixture.name))
    .filter((recording) => replayed(recording, false).verdict === 'legal');
}

describe.each(RULESETS)('a legal game of %s', (ruleset) => {
  const games = legalGames(ruleset);
  const kinds = [...new Set(games.flatMap((game) => masksOf(game).map(kindOf)))].sort();

  test('has no reason to be left open', () => {
    expect(games.length).toBeGreaterThan(5);
    for (const game of games) expect([...gapsOf(replayed(game, false))]).toEqual([]);
  });

  test('whose edition nobody names lacks card values, and nothing else but what they would tell', () => {
    const found = new Set<Gap>();
    for (const { source } of games) {
      const text = source.text.replace(NAMED, '');
      const [recording] = text === source.text ? [] : recordingsOf(text);
      const rules = recording && gameOf(recording.ruleset);
      if (!rules) continue;
      for (const gap of gapsOf(replay(rules, recording, unaskedFor(recording)))) found.add(gap);
    }
    // A loss that the log states needs no token to be known.
    expect(found).toEqual(new Set<Gap>(ruleset === 'rattus' ? ['values', 'losses'] : ['values']));
  });

  test.each(sampled(kinds, 8))('of which every %s is hidden lacks that, and nothing else', (kind) => {
    const named = LACKING[ruleset][kind];
    const lacking = new Set(named ?? (IDLE.has(kind) ? [] : ['choice']));
    const found = new Set<Gap>();
    for (const game of games) {
      const hidden = masked(
        game,
        masksOf(game).filter((mask) => kindOf(mask) === kind),
      );
      const open = replayed(hidden, false);
      const undecided = open.undecided.map((move) => JSON.stringify(move));
      const told = [`${game.id} without ${kind}`, ...undecided, ...open.findings.map(findingText)].join('\n');
      for (const gap of gapsOf(open)) {
        found.add(gap);
        expect(lacking, told).toContain(gap);
      }
      for (const { gaps } of open.undecided) expect(gaps.length, told).toBeGreaterThan(0);
    }
    if (named) expect(found).toEqual(lacking);
  });
});

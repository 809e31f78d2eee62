import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.js';
import { underOptions } from '../../src/engine/under-options.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { ROOT } from '../architecture/source-files.js';
import { recordingsOf, replayed } from './replays.js';

const LOG = readFileSync(join(ROOT, 'fixtures/rattus/legal/full-3-players-yucata-1.xml'), 'utf8');

/** A game of Rattus whose log names these options, and no other. */
function gameWith(options: string): { readonly game: Game; readonly recording: Recording } {
  const [recording] = recordingsOf(LOG.replace(/<options>[\s\S]*?<\/options>/, options), 'test.xml');
  const game = gameOf('rattus');
  if (!game || !recording) throw new Error('no game');
  return { game, recording };
}

const SOME = '<options><option name="potion-use" value="forced-most-first"/></options>';
const PRESET = '<options><option name="preset" value="yucata"/></options>';

describe('a game under options that are chosen for it', () => {
  it.each<[name: string, options: string, given: Record<string, string>, wanted: Record<string, string>]>([
    ['takes one where its log has none', '', { expansion: 'true' }, { expansion: 'true' }],
    ['keeps what its log names', SOME, { 'potion-use': 'owner-choice' }, { 'potion-use': 'forced-most-first' }],
    ['takes one beside those', SOME, { 'last-round-knight': 'immediate' }, { 'last-round-knight': 'immediate' }],
    [
      'keeps what a preset of its log says',
      PRESET,
      { 'potion-use': 'voluntary' },
      { 'potion-use': 'forced-most-first' },
    ],
    ['takes what a chosen preset says', '', { preset: 'yucata' }, { 'potion-use': 'forced-most-first' }],
    ['takes none of another game', '', { legate: 'true' }, {}],
    ['takes no value that there is not', '', { expansion: 'maybe' }, { expansion: 'false' }],
  ])('%s', (_, options, given, wanted) => {
    const { game, recording } = gameWith(options);
    expect(replayed(underOptions(game, recording, given), false).options).toMatchObject(wanted);
  });

  it('is judged as one whose log names them', () => {
    const given = { preset: 'yucata', expansion: 'true' };
    const { game, recording } = gameWith('');
    const inLog = Object.entries(given).map(([name, value]) => `<option name="${name}" value="${value}"/>`);
    const named = replayed(gameWith(`<options>${inLog.join('')}</options>`).recording, false);
    const chosen = replayed(underOptions(game, recording, given), false);
    expect({ verdict: chosen.verdict, scores: chosen.scores }).toEqual({
      verdict: named.verdict,
      scores: named.scores,
    });
    expect(replayed(recording, false).options).not.toEqual(chosen.options);
  });

  it('stays the very same where nothing is added', () => {
    const { game, recording } = gameWith(SOME);
    expect(underOptions(game, recording, { 'potion-use': 'owner-choice', legate: 'true' })).toBe(recording);
  });
});

/** Key moments are no templates: over many games hardly two are told alike, whoever played them. */
import { expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import { rawOfElement } from '../../src/log/raw.js';
import { logWriter } from '../../src/log/write.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { playOne } from '../browser/played-games.js';
import { recordingsOf, replayed, requestFor } from '../engine/replays.js';
import { IS_LONG } from '../runs.js';
import { BOARD_GAMES } from './boards.js';

const GAMES = IS_LONG ? 40 : 5;
/** Of the games of a ruleset; among few, chance alone makes some alike. */
const MOST_ALIKE = IS_LONG ? 1 / 3 : 3 / 5;

const speaker = await speakerFor('en', BOARD_GAMES, REPORT_PARTS);

/** The sentences of a game without its names and numbers. */
function templatesOf(ruleset: (typeof BOARD_GAMES)[number], seed: number): ReadonlySet<string> {
  const game = gameOf(ruleset);
  const components = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice')?.element;
  if (!game || !components) throw new Error(ruleset);
  const given = ruleset === 'tallinn' ? { legate: 'true' } : {};
  const writer = logWriter('xml');
  const { text } = writer.game(rawOfElement(playOne(ruleset, components, given, seed), game.vocabulary));
  const [recording] = recordingsOf(`${writer.start()}${text}${writer.end()}`, `${ruleset}-${seed}.xml`);
  if (!recording) throw new Error('no game');
  const { head, findings } = reportModel(replayed(recording), game, speaker);
  const names = head.standings.map(({ player }) => player.name);
  expect(findings.breaches).toEqual([]);
  return new Set(
    head.moments.map(({ sentence }) =>
      names.reduce((text, name) => text.replaceAll(name, 'P'), sentence).replace(/\d[\d.]*\b/g, '#'),
    ),
  );
}

it.each(BOARD_GAMES)('no template stands in more than a third of the games of %s', (ruleset) => {
  const games = new Map<string, number>();
  for (let seed = 1; seed <= GAMES; seed += 1)
    for (const one of templatesOf(ruleset, seed)) games.set(one, (games.get(one) ?? 0) + 1);
  const alike = [...games].filter(([, count]) => count > GAMES * MOST_ALIKE);
  expect(alike).toEqual([]);
  expect(games.size).toBeGreaterThan(GAMES / 2);
});

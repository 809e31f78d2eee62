/** The pages over many games, made from recorded ones as the program makes them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Occasion, summaryOf } from '../../src/analysis/game-summary.js';
import { observationOf } from '../../src/analysis/observation.js';
import { Site } from '../../src/commands/report-site.js';
import { SiteFolder } from '../../src/commands/site-folder.js';
import type { Version } from '../../src/commands/versions.js';
import type { Replayed } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import type { Fault } from '../../src/log/recording.js';
import { REPORT_PARTS } from '../../src/report/report-model.js';
import type { Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed } from '../engine/replays.js';
import { renamed } from './hostile-texts.js';

function fixture(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

const LOGS: readonly (readonly [file: string, text: string])[] = [
  ...['four-players', 'two-players', 'one-breach', 'rattus-four-players'].map(
    (name) => [`logs/${name}.xml`, fixture(`./games/${name}.xml`)] as const,
  ),
  // A second game of Rattus, so that there is something in common; somebody in it has played Valletta, too.
  [
    'logs/again.xml',
    fixture('./games/rattus-four-players.xml')
      .replace(/id="[^"]*"/, 'id="rattus-again"')
      .replace('name="Ada (random)"', 'name="Anna"'),
  ],
];

/** The recorded games of the tests. */
export function gamesOfSite(): readonly Replayed[] {
  return LOGS.flatMap(([file, text]) => gamesOf(file, text));
}

/** A short game for each text, which stands in it wherever a log has free text. */
export function hostileGames(texts: readonly string[]): readonly Replayed[] {
  return texts.flatMap((text) => gamesOf('hostile.xml', renamed(fixture('./games/two-players.xml'), text)));
}

function gamesOf(file: string, text: string): readonly Replayed[] {
  return recordingsOf(text, file).map((recording) => replayed(recording, 'drawn'));
}

/** Days that differ, and events that are named after somebody. */
function occasionOf({ players }: Replayed, index: number): Occasion {
  const [first] = players;
  return {
    played: `2026-03-${String(30 - (index % 30)).padStart(2, '0')}`,
    event: first ? `Evening of ${first.name}` : null,
  };
}

export const BROKEN: Fault = { file: 'logs/broken.xml', fault: 'empty', position: undefined };

/** All pages over some games, by their names. @param versions the same pages in other languages */
export async function sitePages(
  games: readonly Replayed[],
  faults: readonly Fault[] = [],
  language: Language = 'en',
  versions: readonly Version[] = [],
): Promise<Readonly<Record<string, string>>> {
  const site = new Site();
  const languages = { language, asksFor: language };
  games.forEach((game, index) => {
    const presentation = gameOf(game.ruleset)?.presentation;
    const observation = presentation && observationOf(game, presentation);
    site.addGame(
      { summary: summaryOf(game, occasionOf(game, index)), observation, ...languages },
      `game-${index}.html`,
    );
  });
  for (const fault of faults) site.addFault(fault);
  const folder = mkdtempSync(join(tmpdir(), 'kiebitz-site-'));
  try {
    const speaker = await speakerFor(language, ['valletta', 'tallinn', 'rattus'], [...REPORT_PARTS, 'site']);
    const written = await site.write(new SiteFolder(folder, languages, versions), speaker);
    if ('code' in written) throw new Error(written.code);
    const names = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'));
    return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

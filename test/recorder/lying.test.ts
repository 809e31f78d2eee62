/** What lies on the board of a recorder is told in words, too. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import { lyingOn } from '../../src/recorder/lying.js';
import { playerViews } from '../../src/report/players.js';
import { LANGUAGES, type Language } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';

const STANDING: Readonly<Record<Language, RegExp>> = {
  en: /rat token|plague figure/,
  de: /Rattenplättchen|Pestfigur/,
  it: /segnalino ratto|figura della peste/,
};

async function told(file: string, language: Language): Promise<readonly string[]> {
  const replayed = replayText(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8'), file, 'drawn');
  const game = gameOf(replayed.ruleset);
  const scene = game?.presentation?.scene?.(replayed.table);
  const frame = replayed.transcript?.steps.findLast((step) => step.frame)?.frame;
  if (!game || !scene || !frame) throw new Error(`${file} shows nothing`);
  const players = playerViews(replayed.players, game.presentation?.cardHues ?? []);
  const lying = lyingOn(
    (await speakerFor(language, [replayed.ruleset], ['board'])).forGame(game),
    scene,
    frame,
    players,
  );
  const places = scene.board?.kind === 'grid' ? scene.board.cells : (scene.board?.nodes ?? []);
  expect([...lying.keys()]).toEqual(places.map(({ id }) => id));
  for (const { name } of players) expect([...lying.values()].some((text) => text.includes(name))).toBe(true);
  return [...lying.values()];
}

it.each(LANGUAGES)('in %s: whose cubes are where, and what stands there', async (language) => {
  const texts = await told('rattus/legal/full-3-players-book-36.xml', language);
  expect(texts.some((text) => STANDING[language].test(text))).toBe(true);
  expect(texts.some((text) => / \d+/.test(text))).toBe(true);
});

it('whose building it is', async () => {
  await told('valletta/legal/full-2-players-houses-chain.xml', 'en');
});

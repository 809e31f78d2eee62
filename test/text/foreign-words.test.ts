/** What the program says in another language has no English in it. */
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/games.js';
import { sentenceOf } from '../../src/output/json.js';
import { renderReport } from '../../src/report/page.js';
import { reportModel } from '../../src/report/report-model.js';
import { tellStep } from '../../src/text/explain.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed as replayedOf, replayText } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { PARTS } from './sentences.js';

/** Common in English sentences of ours, and words of neither German nor Italian. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|with|without|which|has|have|had|is|are|were|been|be|it|its|this|that|these|those|there|from|into|by|to|for|at|but|not|none|nothing|nobody|cannot|only|already|after|before|takes?|plays?|played|pays?|paid|draws?|scores?|points?|cards?|turns?|rounds?|games?|moves?|players?|supply|board|cubes?|tokens?|space|towers?|contests?|estates?|buildings?|wins?|leads?|rules?|log|found|expected|unknown|missing|total|lost|used|upgraded|built)(?!\p{L})/giu;

/** One long game of each; names and notes of the log are no words of ours. */
const GAMES = ['valletta', 'tallinn', 'rattus'].map((ruleset) => {
  const [longest] = fixtures()
    .filter(({ name }) => name.startsWith(`${ruleset}/legal/full-`) && name.endsWith('.xml'))
    .map((fixture) => textOf(fixture))
    .sort((one, other) => other.length - one.length);
  return withoutForeignText(longest ?? '');
});

function withoutForeignText(text: string): string {
  let count = 0;
  return text
    .replace(/<note\b[^>]*>[^<]*<\/note>/g, '')
    .replace(/(<player\b[^>]*\bname=)"[^"]*"/g, (_, start: string) => {
      count += 1;
      return `${start}"Q${count}"`;
    });
}

/** What a reader of the page sees, but ids of rules, options as a log writes them, and titles of foreign rulebooks. */
function wordsOfPage(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/[^<>]*\((?:de|en|it)\):[^<>]*/g, '')
    .replace(/<small class="rule-id">[^<]*<\/small>/g, '')
    .replace(/<code>[^<]*<\/code>/g, '')
    .replace(/[\w-]+\.[\w.-]+(?:: \w+)?/g, '')
    .replace(/[\w-]+&#x3D;[\w-]+/g, '')
    .replace(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/\b(?:title|alt|aria-label|aria-description)="([^"]*)"/g)]
        .map(([, text]) => ` ${text} `)
        .join(''),
    )
    .replace(/Pied Piper/g, '');
}

const found = fixtures()
  .filter(({ name }) => /\/(?:bugs|house-rules)\/.*\.xml$/.test(name))
  .flatMap((fixture) => recordingsOf(withoutForeignText(textOf(fixture)), fixture.name))
  .map((recording) => replayedOf(recording, false));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it.each(GAMES.map((text) => [replayText(text).ruleset, text]))(
    'a whole game of %s is told',
    async (ruleset, text) => {
      const replayed = replayText(text, undefined, 'drawn');
      const game = gameOf(ruleset);
      if (!game || !replayed.transcript) throw new Error(ruleset);
      const speaker = await speakerFor(language, [ruleset], PARTS);
      const audience = { playerName: (id: string) => replayed.players.find((player) => player.id === id)?.name ?? id };
      const own = speaker.forGame(game);
      const told = replayed.transcript.steps.flatMap((step) => [
        ...(step.headline ? [own.say(step.headline, audience)] : []),
        ...tellStep(own, step, audience, () => '').map(({ sentence }) => sentence),
      ]);
      expect(told.length).toBeGreaterThan(100);
      const foreign = told.filter((sentence) => sentence.match(ENGLISH));
      expect(foreign.slice(0, 10)).toEqual([]);
      const words = wordsOfPage(renderReport(reportModel(replayed, game, speaker)));
      expect(words.length).toBeGreaterThan(10_000);
      expect([...new Set(words.match(ENGLISH))]).toEqual([]);
    },
  );

  it('all findings of the fixtures are told', async () => {
    const foreign = new Set<string>();
    for (const replayed of found) {
      const game = gameOf(replayed.ruleset);
      const anySpeaker = await speakerFor(language, [replayed.ruleset]);
      const speaker = game ? anySpeaker.forGame(game) : anySpeaker;
      for (const finding of replayed.findings) {
        const sentence = sentenceOf(finding, replayed, speaker);
        // What stands in quotation marks stands so in the log, and in brackets the names of options and elements.
        if (sentence.replace(/[„«][^“»]*[“»]|\(<?[\w.-]+>?\)/g, '').match(ENGLISH)) foreign.add(sentence);
      }
    }
    expect(found.length).toBeGreaterThan(100);
    expect([...foreign]).toEqual([]);
  });
});

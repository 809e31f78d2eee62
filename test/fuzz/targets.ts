/** What is fuzzed: each target takes any bytes, and throws where a promise is broken. */

import { placesOf, placeText, readPlace } from '../../src/engine/move-place.js';
import { openingAt } from '../../src/engine/opening.js';
import { recordedMoves } from '../../src/engine/recorded-moves.js';
import { judgeMove } from '../../src/engine/why-not.js';
import { allGames, gameOf } from '../../src/games.js';
import { baselineOf, formatBaseline, parseBaseline } from '../../src/known/baseline.js';
import { parseQuirks } from '../../src/known/quirks.js';
import { readElement } from '../../src/log/read-element.js';
import { readGameWithLibrary } from '../../src/log/xml/library-game.js';
import { parseNotes } from '../../src/notes/notes-file.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { type Speaker, speakerFor } from '../../src/text/speaker.js';
import { pick } from '../oracle/random.js';
import { decisionsOf } from './bytes.js';
import { editedGame, seedGames } from './edited-game.js';
import {
  editionFor,
  eventsOf,
  eventsOfPieces,
  gamesOf,
  judge,
  outcomeOf,
  prepare as prepareEditions,
} from './judged.js';
import { convertKeeps, LAWS, NOTATIONS } from './laws.js';
import { jsonFile } from './log-text.js';
import { expectSame, Violation } from './violation.js';

/** @returns how many moves were judged of games that are no seeds */
export type Target = (data: Uint8Array) => number | Promise<number>;

/** So many bytes come at a time where a file is read in pieces. */
const PIECE = 7;
/** A law is asked of one game in so many: it costs as much as to judge the game, and most inputs reach nothing new. */
const LAWS_ARE_RARE = 4;
/** What any bytes come to is judged one time in so many: with many slips that takes fifty times as long as to read them. */
const JUDGED_RARELY = 32;
const RULES = allGames().flatMap(({ rulebook }) => rulebook.map(({ id }) => id));
const speakers: Speaker[] = [];
const decoder = new TextDecoder();

/** Loads card values and sentences; needed once. */
export async function prepare(): Promise<void> {
  await prepareEditions();
  const rulesets = allGames().map(({ ruleset }) => ruleset);
  for (const language of ['en', 'de', 'it']) speakers.push(await speakerFor(language, rulesets, REPORT_PARTS));
}

/** By name, as `npm run fuzz -- --target` takes them. */
export const TARGETS: Readonly<Record<string, Target>> = {
  /** Any bytes as a file of logs: read twice, by both readers of XML, and in pieces, they say the same; and what is read can be judged and written. */
  async reader(data) {
    const whole = JSON.stringify(eventsOf(data));
    expectSame('the other reader', whole, JSON.stringify(eventsOf(data, { readGame: readGameWithLibrary })));
    expectSame('in pieces', whole, JSON.stringify(await eventsOfPieces(data, PIECE)));
    const sum = data.reduce((total, byte) => total + byte, 0);
    if (sum % JUDGED_RARELY > 0) return 0;
    const notation = NOTATIONS[(sum / JUDGED_RARELY) % NOTATIONS.length] ?? 'xml';
    for (const recording of gamesOf(data)) convertKeeps(recording, judge(recording), notation);
    return 0;
  },
  /** A legal game with edits: judged without a throw, and every law that is asked holds. */
  engine(data) {
    const { next, more } = decisionsOf(data);
    const { game, edits } = editedGame({ next, more });
    const [recording] = gamesOf(jsonFile(game));
    if (!recording) return 0;
    const subject = { game, recording, replayed: judge(recording) };
    const names = Object.keys(LAWS);
    const law = LAWS[names[next(names.length * LAWS_ARE_RARE)] ?? ''];
    law?.(subject, next);
    return edits > 0 ? subject.replayed.moves.total : 0;
  },
  /** The same game on the way to its report. */
  report(data) {
    const { next, more } = decisionsOf(data);
    const { game, edits } = editedGame({ next, more });
    const speaker = pick(speakers, next);
    const [recording] = gamesOf(jsonFile(game));
    const rules = recording && gameOf(recording.ruleset);
    if (!recording || !rules || !speaker) return 0;
    const replayed = judge(recording, true);
    expectSame('told and not told', outcomeOf(judge(recording)), outcomeOf(replayed));
    JSON.stringify(reportModel(replayed, rules, speaker));
    return edits > 0 ? replayed.moves.total : 0;
  },
  notes(data) {
    const text = decoder.decode(data);
    expectSame('read again', JSON.stringify(parseNotes('notes', text)), JSON.stringify(parseNotes('notes', text)));
    return 0;
  },
  /** What is read of a baseline is written so that it is read again. */
  baseline(data) {
    const { baseline } = parseBaseline('baseline', decoder.decode(data));
    const written = formatBaseline(baseline.byFingerprint.values());
    const again = parseBaseline('baseline', written);
    if (again.mistakes.length > 0) throw new Violation('written and refused', JSON.stringify(again.mistakes));
    expectSame(
      'written and read',
      written,
      formatBaseline(baselineOf([...again.baseline.byFingerprint.values()]).byFingerprint.values()),
    );
    return 0;
  },
  quirks(data) {
    JSON.stringify(parseQuirks('quirks', decoder.decode(data), RULES));
    return 0;
  },
  /** Card values of somebody's own, and a game judged by them. */
  edition(data) {
    const [event] = eventsOf(data, { root: 'components' });
    if (event?.type !== 'game') return 0;
    const { ruleset, game: element } = event.recording;
    for (const { game } of seedGames()) {
      if (game.attributes['ruleset'] !== ruleset) continue;
      const [recording] = gamesOf(jsonFile(game));
      return recording ? judge(recording, true, { name: 'own', element }).moves.total : 0;
    }
    return 0;
  },
  /** `--at` of `why-not`, and the move that it is asked about. */
  place(data) {
    const text = decoder.decode(data);
    const place = readPlace(text);
    if (place) expectSame('written and read', placeText(place), placeText(readPlace(placeText(place)) ?? { play: 0 }));
    for (const { vocabulary } of allGames()) {
      const around = ['turn', 'round', 'play'].filter((name) => name in vocabulary);
      JSON.stringify(readElement(text, vocabulary, around));
    }
    return 0;
  },
  /** The question itself: a recorded move, or one of another game, in the place of any move. */
  'why-not'(data) {
    const { next, more } = decisionsOf(data);
    const { game } = editedGame({ next, more });
    const [recording] = gamesOf(jsonFile(game));
    const rules = recording && gameOf(recording.ruleset);
    if (!recording || !rules) return 0;
    const request = { edition: editionFor(recording.ruleset) };
    const recorded = recordedMoves(rules, recording, request);
    const place = pick(placesOf(recorded.moves), next);
    const asked = pick(recorded.moves, next);
    const wanted = place === undefined ? undefined : readPlace(place);
    const found = wanted && openingAt(rules, recording, recorded, wanted, request);
    if (!found || !asked) return 0;
    const { verdict } = judgeMove(found, asked.element, false);
    expectSame('asked again', verdict, judgeMove(found, asked.element, false).verdict);
    return recorded.moves.length;
  },
};

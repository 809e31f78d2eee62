/** An analysed game -> a sheet of positions in which one move was clearly best, as plain data. */
import { type AppraisedGame, placedDecision, type Spot, stepInstead } from '../../analysis/appraised-game.js';
import { type Puzzle, puzzlesOf } from '../../analysis/puzzles.js';
import { SeenTables } from '../../analysis/seen-tables.js';
import type { Game } from '../../engine/game.js';
import type { Level } from '../../engine/quiz.js';
import type { Replayed } from '../../engine/replay.js';
import { inUnits, leadText } from '../../output/analysis-words.js';
import { audienceOf } from '../../output/audience.js';
import { tellMove } from '../../output/move-text.js';
import type { Audience, Speaker } from '../../text/speaker.js';
import type { PlayerView, ReportModel } from '../model.js';
import { placeLink } from '../places.js';
import { type LevelledQuestion, letterOf, levelsOf, type QuizModel, sheetOf } from './model.js';
import { Pictures, type PictureView } from './pictures.js';

/** So many moves are offered, if there are as many that differ. */
const MOST_OPTIONS = 4;
/** With more moves that come near, a position is hard. */
const FEW = 2;

/**
 * @param appraised or why nothing can be analysed
 * @param report the page of the game
 * @param anySpeaker with the parts `report`, `quiz` and `analyse`
 */
export function puzzlesModel(
  appraised: AppraisedGame | string,
  replayed: Replayed,
  game: Game,
  report: ReportModel,
  anySpeaker: Speaker,
): QuizModel {
  const speaker = anySpeaker.forGame(game).forPages();
  const sheet = sheetOf(replayed, game, speaker);
  const isAnalysed = typeof appraised !== 'string';
  const { transcript } = replayed;
  const pictures = transcript && new Pictures(transcript, sheet.players);
  const tables = isAnalysed ? new SeenTables(appraised) : undefined;
  const pictureOf = (seat: number, spot: Spot): PictureView | null =>
    pictures?.addTable(tables?.at(seat, spot)) ?? null;
  const questions = isAnalysed ? questionsOf(appraised, report, sheet.players, speaker, pictureOf) : [];
  return {
    ...sheet,
    title: speaker.text('puzzles-document-title', { kicker: sheet.kicker }),
    heading: speaker.text('puzzles-heading'),
    standfirst: isAnalysed
      ? [
          speaker.text('puzzles-standfirst', { count: questions.length }),
          leadText(appraised, speaker),
          speaker.text('puzzles-near'),
          speaker.text('puzzles-seen'),
        ].join(' ')
      : '',
    levels: levelsOf(questions, (level) => speaker.text('puzzles-level', { level })),
    scene: pictures?.sceneOf(game, replayed, speaker) ?? null,
    none: isAnalysed ? (questions.length === 0 ? speaker.text('puzzles-none') : null) : appraised,
  };
}

function questionsOf(
  appraised: AppraisedGame,
  report: ReportModel,
  players: readonly PlayerView[],
  speaker: Speaker,
  pictureOf: (seat: number, spot: Spot) => PictureView | null,
): readonly LevelledQuestion[] {
  const { decisions, request, least } = appraised;
  const audience = audienceOf({ players });
  const anchors = new Set(report.turns.flatMap(({ anchor, steps }) => [anchor, ...steps.map(({ link }) => link)]));
  const found = puzzlesOf(decisions, request.measure, least).flatMap((puzzle) => {
    const { spot, move } = placedDecision(appraised, puzzle.decision.number);
    const options = spot ? optionsOf(appraised, puzzle, spot, speaker, audience) : [];
    return spot && options.length > 1 ? [{ puzzle, spot, isRecorded: move !== undefined, options }] : [];
  });
  // The number of a question is that of its place on the sheet.
  const sorted = found.sort((one, other) => levelOf(one.puzzle) - levelOf(other.puzzle));
  return sorted.map(({ puzzle, spot, isRecorded, options }, index) => {
    // What the log need not say has a turn, and no number in it.
    const at = { ...spot.move.step.at, ...(!isRecorded && { play: null }), line: null };
    const place = placeLink({ speaker, numbered: true }, at, anchors);
    const { seat } = puzzle.decision.appraisal;
    const player = players[seat] ?? null;
    const shown = options.map((option, number) => ({ ...option, letter: letterOf(number) }));
    return {
      level: levelOf(puzzle),
      view: {
        number: index + 1,
        anchor: `q${index + 1}`,
        question: speaker.text('puzzles-question', { player: player?.name ?? '' }),
        place: { text: place.text, anchor: (place.href ?? '#turns').slice(1) },
        player,
        situation: [],
        picture: pictureOf(seat, spot),
        options: shown,
        short: false,
        answers: shown.filter(({ right }) => right),
        reckoning: shown
          .filter(({ right }) => !right)
          .map(({ letter, given }) =>
            speaker.text('puzzles-given', { letter, measure: request.measure, value: inUnits(given, request.measure) }),
          ),
        rule: null,
      },
    };
  });
}

function levelOf({ near }: Puzzle): Level {
  return near === 0 ? 1 : near <= FEW ? 2 : 3;
}

/** A move that is offered, and what it gives up. */
interface Option {
  readonly text: string;
  readonly right: boolean;
  readonly given: number;
}

/** The best move and some others, in the order of the list of legal moves; each sentence once. */
function optionsOf(
  appraised: AppraisedGame,
  { decision, best, others, given }: Puzzle,
  spot: Spot,
  speaker: Speaker,
  audience: Audience,
): readonly Option[] {
  const elements = appraised.record.decisions[decision.number]?.alternatives() ?? [];
  const options = new Map<string, Option & { readonly number: number }>();
  for (const number of [best, ...others]) {
    if (options.size === MOST_OPTIONS) break;
    const element = elements[number];
    const step = element && stepInstead(appraised, spot, element);
    if (element && !step) continue;
    const { headline, changes } = tellMove({ step }, speaker, audience);
    const text = element
      ? [headline ?? '', changes.join(' ')].filter((part) => part !== '').join('. ')
      : speaker.text('analyse-nothing');
    const right = number === best;
    // What cannot be told from the best move is no other one.
    if (options.has(text)) continue;
    options.set(text, { text, right, given: right ? 0 : given(number), number });
  }
  const offered = [...options.values()];
  return offered.some(({ right }) => right) ? offered.sort((one, other) => one.number - other.number) : [];
}

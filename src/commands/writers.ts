/** How each format says a game and a fault. What a format needs is loaded only when it is asked for. */
import type { Fault } from '../log/recording.js';
import type { Failing, JudgedGame } from '../output/judged-game.js';
import type { Speaker } from '../text/speaker.js';
import type { CheckOptions } from './check-options.js';
import { errorColours } from './wanted-colours.js';

interface Written {
  readonly text: string;
  /** The ids of rules that are to be described at the end. */
  readonly rules?: readonly string[];
}

/** One format: a game, and a part of the input that could not be read, as pieces of the output. */
export interface CheckWriter {
  game(judged: JudgedGame, failing: Failing, speaker: Speaker): Written;
  fault(fault: Fault, speaker: Speaker): string;
}

/** The writer of the format that was asked for. */
export async function writerFor(options: CheckOptions): Promise<CheckWriter> {
  switch (options.format) {
    case 'text':
      return textWriter(options);
    case 'json':
    case 'ndjson':
      return jsonWriter(options);
    case 'junit': {
      const { faultJunit, gameJunit } = await import('../output/junit.js');
      return { game: (...game) => ({ text: gameJunit(...game) }), fault: faultJunit };
    }
    case 'sarif': {
      const { faultSarif, gameSarif, rulesOf } = await import('../output/sarif.js');
      return {
        game: (judged, failing, speaker) => {
          const results = gameSarif(judged, failing, options.all, speaker);
          return { text: results.map((result) => JSON.stringify(result)).join(',\n'), rules: rulesOf(results) };
        },
        fault: (fault, speaker) => JSON.stringify(faultSarif(fault, speaker)),
      };
    }
    case 'csv':
      return csvWriter(options);
    case 'github': {
      const { faultAnnotation, gameAnnotations } = await import('../output/annotations.js');
      return { game: (...game) => ({ text: gameAnnotations(...game) }), fault: faultAnnotation };
    }
  }
}

async function textWriter(options: CheckOptions): Promise<CheckWriter> {
  const [{ faultText, gameText, optionsText, verdictText }, { openGameText, openMovesText, openText }, { coloursFor }] =
    await Promise.all([
      import('../output/check-text.js'),
      import('../output/open-text.js'),
      import('../output/colours.js'),
    ]);
  const colours = coloursFor(options.color);
  return {
    game: (judged, { doubt }, speaker) => {
      const { replayed, game } = judged;
      // Groups stand for the findings.
      const text = options.group ? undefined : gameText(judged, options, speaker, colours);
      const tellsMoves = options.all && !options.group && replayed.undecided.length > 0;
      const isOpen =
        replayed.verdict === 'undecidable' && (doubt || (!options.group && !options.quiet && !judged.isKnownDoubt));
      if (text === undefined && !tellsMoves) {
        return { text: isOpen ? `${openGameText(replayed, speaker, colours)}\n\n` : '' };
      }
      const head = [
        verdictText(replayed, speaker, colours),
        optionsText(replayed, game, speaker, colours),
        ...(isOpen ? [`  ${openText(replayed, speaker)}`] : []),
      ];
      const parts = [
        ...(text === undefined ? [] : [text]),
        ...(tellsMoves ? [openMovesText(judged, speaker, colours)] : []),
      ];
      return { text: `${head.join('\n')}\n\n${parts.join('\n')}\n` };
    },
    fault: (fault, speaker) => `${faultText(fault, speaker, colours)}\n\n`,
  };
}

async function jsonWriter({ audit }: CheckOptions): Promise<CheckWriter> {
  const { faultJson, gameJson } = await import('../output/json.js');
  const { auditOf } = audit ? await import('../analysis/score-audit.js') : { auditOf: undefined };
  return {
    game: (judged, _failing, speaker) => ({
      text: JSON.stringify({
        ...gameJson(judged, speaker),
        ...(auditOf && { audit: auditOf(judged.replayed, judged.recording, judged.game) }),
      }),
    }),
    fault: (fault, speaker) => JSON.stringify(faultJson(fault, speaker)),
  };
}

/** What could not be read has no place in a table: it is said on standard error. */
async function csvWriter({ rows }: CheckOptions): Promise<CheckWriter> {
  const [{ findingsCsv, gameCsv, turnsCsv }, { faultText }, { auditOf }] = await Promise.all([
    import('../output/csv.js'),
    import('../output/check-text.js'),
    import('../analysis/score-audit.js'),
  ]);
  const textOf = (judged: JudgedGame, speaker: Speaker): string => {
    if (rows === 'games') return gameCsv(judged);
    if (rows !== 'turns') return findingsCsv(judged, speaker);
    return turnsCsv(judged.replayed, auditOf(judged.replayed, judged.recording, judged.game));
  };
  return {
    game: (judged, _failing, speaker) => ({ text: textOf(judged, speaker) }),
    fault: (fault, speaker) => `${faultText(fault, speaker, errorColours())}\n`,
  };
}

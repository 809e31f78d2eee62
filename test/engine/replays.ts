/** Replays the text of a log as the program does, with the editions that it ships. */
import { Editions } from '../../src/editions/editions.js';
import type { Finding } from '../../src/engine/finding.js';
import type { Game } from '../../src/engine/game.js';
import { type Replayed, type ReplayRequest, replay } from '../../src/engine/replay.js';
import { gameOf, vocabularyOf } from '../../src/games.js';
import { readLogBytes } from '../../src/log/read.js';
import type { Recording } from '../../src/log/recording.js';
import { sayAll } from './spoken.js';

const editions = new Editions();

/** All games of a text. @throws where a part of it is no game: a test means what it writes */
export function recordingsOf(text: string | Uint8Array, file = 'test.xml'): Recording[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return [...readLogBytes(bytes, file, vocabularyOf)].map((event) => {
    if (event.type === 'fault') throw new Error(`${file}: ${JSON.stringify(event.fault)}`);
    return event.recording;
  });
}

/**
 * Whether a game is told as well as judged; `drawn` also keeps what lay on the table after each step, which costs. `unsaid`: told, but
 * nothing of it is said in words, for who goes through all games at once; each of them has a test in which it is said.
 */
export type Told = boolean | 'drawn' | 'unsaid';

export function replayed(recording: Recording, told: Told = true): Replayed {
  const game = gameOf(recording.ruleset);
  if (!game) throw new Error(`no game ${recording.ruleset}`);
  return replayedBy(game, recording, told);
}

/** All that it tells can be said, but where that is not asked. */
export function replayedBy(game: Game, recording: Recording, told: Told = true): Replayed {
  const done = replay(game, recording, {
    ...requestFor(recording),
    transcript: told !== false,
    frames: told === 'drawn',
  });
  if (told !== 'unsaid') sayAll(game, done);
  return done;
}

/** The same, where the run asks for none: a log that names none leaves open what rests on our reconstruction. */
export function unaskedFor({ ruleset }: Pick<Recording, 'ruleset'>): Pick<ReplayRequest, 'edition'> {
  return { edition: editions.finder(ruleset) };
}

/** The editions that the program ships, asked for by the run: a test need not name one in its log. */
export function requestFor({ ruleset }: Recording): Pick<ReplayRequest, 'edition'> {
  const { edition: find } = unaskedFor({ ruleset });
  return {
    edition: (name) => {
      const edition = find(name);
      return edition && { ...edition, asked: true };
    },
  };
}

/** The only game of a text, replayed and told. */
export function replayText(text: string, file?: string, told: Told = true): Replayed {
  const [recording, ...others] = recordingsOf(text, file);
  if (!recording || others.length > 0) throw new Error(`${others.length + 1} games in ${file ?? 'the text'}`);
  return replayed(recording, told);
}

/** A finding on one line, for the message of a test that fails. */
export function findingText({ id, kind, severity, rule, cause, at, expected, actual, message }: Finding): string {
  const place = [at.section, at.turn, at.play, at.player, at.element].filter((part) => part !== null).join(' ');
  const values = [
    expected === undefined ? [] : `expected "${expected}"`,
    actual === undefined ? [] : `found "${actual}"`,
  ];
  const compared = values.flat().join(', ');
  const because = cause === null ? '' : ` because of ${cause}`;
  return `${id} ${severity} ${kind} ${rule} at ${place}, line ${at.line}:${at.column}: ${compared === '' ? '' : `${compared} `}${message.id}${because}`;
}

/** A text with its lines numbered, and what was found in it. */
export function caseText(text: string, findings: readonly Finding[]): string {
  const lines = text.split('\n').map((line, index) => `${String(index + 1).padStart(4)} ${line}`);
  return ['', ...lines, '', ...(findings.length > 0 ? findings.map(findingText) : ['no findings']), ''].join('\n');
}

/** The API: each function is a door to what the program does; none touches a file, a stream or the clock. */

export type { EditionMistake } from '../editions/edition-mistake.js';
export type { EditionFile } from '../engine/edition-file.js';
export type { Effect } from '../engine/effect.js';
export type { Finding as FindingOfGame, Fitting, Place } from '../engine/finding.js';
export type { Message, Parameter } from '../engine/message.js';
export type { Participant } from '../engine/roster.js';
export type { Rule } from '../engine/rule.js';
export type { Score } from '../engine/score.js';
export type { Fault, Position, Problem, Recording, Source } from '../log/recording.js';
export { type Checked, type CheckedFinding, type CheckOptions, check, type Finding, type Verdict } from './check.js';
export { type ReadEdition, readEdition } from './editions.js';
export { english } from './english.js';
export { explain, type ToldEntry, type ToldStep } from './explain.js';
export {
  type Answer,
  GameRecorder,
  type Heading,
  type Judgement,
  type Refusal,
  type Revised,
} from './game-recorder.js';
export { german } from './german.js';
export { italian } from './italian.js';
export type { Language } from './language.js';
export { type LegalMove, legalMoves } from './legal-moves.js';
export type { ElementName, LogElement } from './log-element.js';
export { message } from './message.js';
export { type ReadLog, readLog } from './read-log.js';
export { type RuleText, rules, ruleText } from './rules.js';
export { writeLog } from './write-log.js';

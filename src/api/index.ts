/** The API: each function is a door to what the program does; none touches a file, a stream or the clock. */
export { type Checked, type CheckedFinding, type CheckOptions, check, type Finding, type Verdict } from './check.js';
export { type EditionFile, type ReadEdition, readEdition } from './editions.js';
export { english } from './english.js';
export { explain, type ToldEntry, type ToldStep } from './explain.js';
export { german } from './german.js';
export { italian } from './italian.js';
export type { Language } from './language.js';
export { type LegalMove, legalMoves } from './legal-moves.js';
export type { ElementName, LogElement } from './log-element.js';
export { message } from './message.js';
export { type Fault, type Position, type Problem, type ReadLog, type Recording, readLog, type Source } from './read-log.js';
export { type RuleText, ruleText, rules } from './rules.js';
export { writeLog } from './write-log.js';

/** What the referee says of logs with one slip. */
import type { Finding } from '../../src/engine/finding.js';
import { findingText, recordingsOf, replayed, replayText } from '../engine/replays.js';
import { randomFrom } from '../oracle/random.js';
import type { LegalLog } from './legal-logs.js';
import { placesIn, type Slip, slipAt } from './slip.js';

/** What became of a number of slips; every fault is a text for people. */
export interface SlipTally {
  slips: number;
  readonly illegal: string[];
  /** Not exactly one root. */
  readonly notOne: string[];
  /** The right word is not among those that are named. */
  readonly unnamed: string[];
}

interface Seen {
  readonly places: ReturnType<typeof placesIn>;
  readonly before: readonly Finding[];
}

/** Makes slips, one at a time, at random places of random games; the same for the same seed. */
export function judgeSlips(ruleset: string, logs: readonly LegalLog[], count: number, seed: number): SlipTally {
  const random = randomFrom(seed);
  const tally: SlipTally = { slips: 0, illegal: [], notOne: [], unnamed: [] };
  const logsSeen = new Map<LegalLog, Seen>();
  for (let tries = 0; tally.slips < count && tries < count * 20 && logs.length > 0; tries += 1) {
    const log = logs[random(logs.length)] as LegalLog;
    const known = logsSeen.get(log) ?? {
      places: placesIn(log.text, ruleset),
      before: rootsOf(replayText(log.text, log.name, false).findings),
    };
    logsSeen.set(log, known);
    const place = known.places[random(known.places.length)];
    const slip = place && slipAt(log.text, place, ruleset, random);
    if (!slip) continue;
    tally.slips += 1;
    judge(slip, log.name, known.before, tally);
  }
  return tally;
}

function rootsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ cause, severity }) => cause === null && severity !== 'note');
}

/** @param before the roots that the log has without the slip: a log that stops says so */
function judge(slip: Slip, name: string, before: readonly Finding[], tally: SlipTally): void {
  const [recording] = recordingsOf(slip.text);
  if (!recording) throw new Error(`${name}: no game`);
  const { verdict, findings } = replayed(recording, false);
  const clean = new Set(before.map(({ message }) => message.id));
  const roots = rootsOf(findings).filter(({ message }) => !clean.has(message.id));
  const told = (): string => [`${name} ${slip.where}: ${verdict}`, ...roots.slice(0, 4).map(findingText)].join('\n  ');
  if (verdict === 'illegal') tally.illegal.push(told());
  if (roots.length !== 1) tally.notOne.push(told());
  else if (slip.isNamed && !named(roots[0]).includes(slip.right)) tally.unnamed.push(told());
}

/** The words that a finding offers. */
function named(finding: Finding | undefined): readonly string[] {
  const meant = finding?.message.parameters['meant'];
  const likely = typeof meant === 'object' && meant.type === 'text' ? meant.text.split(/[\s:]+/) : [];
  return [...likely, ...(finding?.expected ?? '').split(/[\s:]+/)];
}

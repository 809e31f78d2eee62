/** The fixed words of the page. */
import type { Speaker } from '../text/speaker.js';

const WORDS = [
  ...[
    'skip',
    'contents',
    'result',
    'moments',
    'findings',
    'remarks',
    'warnings',
    'turns',
    'turns-shown',
    'print-all',
    'before',
    'after',
    'log-line',
    'look-into',
    'more',
    'rules',
  ],
  ...[
    'table',
    'legend',
    'expected',
    'actual',
    'rule-says',
    'consequences',
    'consequence-of',
    'reconstructed',
    'rank',
    'player',
  ],
  ...['points', 'behind', 'winner', 'back-to-top', 'made-by', 'turns-lead'],
  ...['rules-short', 'breach-mark', 'facts', 'board-after', 'orphans', 'orphans-lead', 'copy-link'],
] as const;

export function wordsOf(speaker: Speaker): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(WORDS.map((word) => [word, speaker.text(`report-word-${word}`)])),
    'rules-met': speaker.text('report-rules-met'),
    'options-all': speaker.text('report-options-all'),
    readings: speaker.text('report-readings'),
    'readings-lead': speaker.text('report-readings-lead'),
  };
}

/** The inner loop: what needs neither a browser nor a build, and does not go through many whole games. */
import { mergeConfig } from 'vitest/config';
import whole from './vitest.config.js';

const SLOW = [
  'analysis',
  'browser',
  'brute-force',
  'build',
  'commands',
  'decisions',
  'faults',
  'fuzz',
  'masks',
  'mutants',
  'notes',
  'oracle',
  'package',
  'queue',
  'report',
  'slips',
  'by-hand.test.ts',
  'engine/cut-off.test.ts',
  'engine/gaps.test.ts',
  'engine/laws.test.ts',
  'engine/legal-moves.test.ts',
  'games/*/options.test.ts',
  'games/*/played.test.ts',
  'games/rattus/same-lists.test.ts',
  'io/unpack.test.ts',
  'log/hostile.test.ts',
  'text/rule-*',
];

export default mergeConfig(whole, {
  test: { exclude: SLOW.map((name) => `test/${name}${name.includes('.') || name.includes('*') ? '' : '/**'}`) },
});

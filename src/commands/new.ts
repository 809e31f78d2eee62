/** `kiebitz new GAME`: what somebody needs who begins to write logs of a game. */
import format from '../../docs/log-format.md?raw';
import rattus from '../../fixtures/rattus/legal/full-3-players-yucata-1.xml?raw';
import tallinn from '../../fixtures/tallinn/legal/full-3-players-legate.xml?raw';
import valletta from '../../fixtures/valletta/start.xml?raw';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { RULESETS, type Ruleset } from '../log/envelope.js';
import { nearest } from '../log/nearest.js';
import { speakerFor } from '../text/speaker.js';
import { complain, withHint } from './complain.js';
import { EXIT } from './exit.js';

/** What is printed: a whole legal game, the pages of the format that are about the game, or an edition to edit. */
export type Beginning = 'example' | 'format' | 'components';

const EXAMPLES: Readonly<Record<Ruleset, string>> = { valletta, tallinn, rattus };

/**
 * @param edition its name, e.g. `practice`
 * @returns the exit code: wrong usage where there is no such game or edition
 */
export async function printNew(game: string, beginning: Beginning, edition = 'practice'): Promise<number> {
  const ruleset = RULESETS.find((one) => one === game);
  const shipped = SHIPPED_EDITIONS.find((one) => one.ruleset === game && one.name === edition);
  if (!ruleset) {
    const speaker = await speakerFor(undefined, [], ['rule-book']);
    const sentence = speaker.text('rules-no-game', { found: game, known: RULESETS.join(', ') });
    return complain(withHint(sentence, nearest(game, RULESETS), speaker));
  }
  if (!shipped) {
    const known = SHIPPED_EDITIONS.map((one) => `${one.ruleset} ${one.name}`);
    const meant = nearest(`${game} ${edition}`, known);
    const speaker = await speakerFor(undefined, []);
    const sentence = speaker.text('components-unknown', { ruleset: game, edition, known: known.join(', ') });
    return complain(withHint(sentence, meant, speaker));
  }
  const texts = { example: EXAMPLES[ruleset], format: formatOf(ruleset), components: shipped.text };
  await writeStandardOutput(texts[beginning]);
  return EXIT.fine;
}

/** The page without the chapters of the other games. */
function formatOf(ruleset: Ruleset): string {
  const others = RULESETS.filter((one) => one !== ruleset);
  const chapters = format.split(/^(?=## )/m);
  return chapters
    .filter((chapter) => !others.some((other) => chapter.toLowerCase().startsWith(`## ${other}\n`)))
    .join('');
}

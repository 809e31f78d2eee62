/** `kiebitz record GAME`: the page on which people record a game at the table. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STANDARD_STREAM } from '../io/inputs.js';
import { packageRoot } from '../io/package-root.js';
import { writeStandardOutput } from '../io/standard-output.js';
import { writeWhole } from '../io/write-whole.js';
import type { Ruleset } from '../log/envelope.js';
import { plain } from '../output/plain.js';
import { renderRecordPage } from '../report/record-page.js';
import { languageOf } from '../text/language.js';
import { speakerFor } from '../text/speaker.js';
import { EXIT } from './exit.js';

/** The options of one run, as the command line gives them. */
export interface RecordOptions {
  /** A file; `-` for standard output. Named after the game where it is left out. */
  readonly output?: string;
  /** Where it is left out, the page speaks as the browser does. */
  readonly lang?: string;
}

/** @returns the exit code */
export async function record(ruleset: Ruleset, { output, lang }: RecordOptions): Promise<number> {
  const asked = languageOf(lang);
  const speaker = await speakerFor(lang, [], ['record']);
  // The build makes it of the same sources as the program.
  const script = await readFile(join(packageRoot(), 'dist', 'recorder', `${ruleset}.js`), 'utf8');
  const title = speaker.text('record-title', { game: `${ruleset.charAt(0).toUpperCase()}${ruleset.slice(1)}` });
  const noScript = speaker.text('record-no-script');
  const page = renderRecordPage({ asked, language: speaker.language, title, noScript, script });
  const path = output ?? `${ruleset}.html`;
  if (path === STANDARD_STREAM) {
    await writeStandardOutput(page);
    return EXIT.fine;
  }
  const failure = await writeWhole(path, page);
  if (failure) {
    process.stderr.write(`${plain(speaker.text('write-failed', { ...failure }))}\n`);
    return EXIT.unread;
  }
  await writeStandardOutput(`${plain(speaker.text('record-written', { path }))}\n`);
  return EXIT.fine;
}

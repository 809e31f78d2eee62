/** `kiebitz record GAME`: the page on which people record a game at the table. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import { vocabularyOf } from '../games.js';
import { STANDARD_STREAM } from '../io/inputs.js';
import { packageRoot } from '../io/package-root.js';
import { writeStandardOutput, writeTo } from '../io/standard-output.js';
import type { Ruleset } from '../log/envelope.js';
import { rawOfElement } from '../log/raw.js';
import { writeXmlElement } from '../log/xml/write-element.js';
import { plain } from '../output/plain.js';
import { renderRecordPage } from '../report/record-page.js';
import { languageOf } from '../text/language.js';
import { speakerFor } from '../text/speaker.js';
import { complainOfWriting } from './complain.js';
import { editionsFor } from './editions.js';
import { EXIT } from './exit.js';
import { complainAt } from './file-mistakes.js';

/** The options of one run, as the command line gives them. */
export interface RecordOptions {
  /** A file; `-` for standard output. Named after the game where it is left out. */
  readonly output?: string;
  /** Where it is left out, the page speaks as the browser does. */
  readonly lang?: string;
  /** Files with card values, or the names of editions. */
  readonly components: readonly string[];
  /** True where the command line names them: those of a configuration may be of other games. */
  readonly namesComponents: boolean;
}

/** @returns the exit code @throws UnusableEdition */
export async function record(
  ruleset: Ruleset,
  { output, lang, components, namesComponents }: RecordOptions,
): Promise<number> {
  const asked = languageOf(lang);
  const speaker = await speakerFor(lang, [], ['record']);
  const files = components.filter((choice) => !SHIPPED_EDITIONS.some(({ name }) => name === choice));
  const edition = await ownEdition(files, ruleset);
  if (namesComponents && files.length > 0 && edition === undefined)
    complainAt(files.join(', '), undefined, speaker.text('record-edition-other', { game: titleOf(ruleset) }));
  // The build makes it of the same sources as the program.
  const script = await readFile(join(packageRoot(), 'dist', 'recorder', `${ruleset}.js`), 'utf8');
  const title = speaker.text('record-title', { game: titleOf(ruleset) });
  const noScript = speaker.text('record-no-script');
  const page = renderRecordPage({ asked, language: speaker.language, title, noScript, script, edition });
  const path = output ?? `${ruleset}.html`;
  const failure = await writeTo(path, page);
  if (failure) return complainOfWriting(failure, speaker);
  if (path !== STANDARD_STREAM) await writeStandardOutput(`${plain(speaker.text('record-written', { path }))}\n`);
  return EXIT.fine;
}

/** The card values of somebody's own; undefined where none are of this game. @throws UnusableEdition */
async function ownEdition(files: readonly string[], ruleset: Ruleset): Promise<string | undefined> {
  const own = (await editionsFor(ruleset, files))('');
  return own && writeXmlElement(rawOfElement(own.element, vocabularyOf(ruleset) ?? {}), '', []);
}

function titleOf(ruleset: Ruleset): string {
  return `${ruleset.charAt(0).toUpperCase()}${ruleset.slice(1)}`;
}

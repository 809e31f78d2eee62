/** Options that several commands have, and how commands are told. */
import { type Command, Option } from 'commander';
import { PLAY_OUT_BOTS } from '../../kernel/appraisal.js';
import { LANGUAGES } from '../../text/language.js';
import { amount, oneOf, positive, wholeNumber } from '../option-values.js';

const language = () =>
  among('--lang <language>', 'language of the sentences: en, de or it (also with KIEBITZ_LANG)', LANGUAGES);
const noColour = () =>
  new Option('--no-color', 'no colours (also with NO_COLOR; FORCE_COLOR: colours in files and pipes, too)');
const configFile = () =>
  new Option('--config <file>', 'what the command line leaves out (default: kiebitz.config.json, where there is one)');
const noConfig = () => new Option('--no-config', 'no such file, not even that of the working directory');
export const ownEditions = () =>
  several('--components <edition>', 'a file with card values of your own, or "practice"; may be given more than once');
/** @param when where it counts */
export const gameOptions = (when: string) =>
  several('--option <name=value>', `an option of the game, ${when}; may be given more than once`);
export const notesFiles = () =>
  several('--notes <file>', 'notes about moves, from a file beside the log; may be given more than once');

/** The options of a command that judges games and tells what it has found. */
export function addJudging(command: Command): Command {
  return addSpeaking(command.addOption(ownEditions()).addOption(gameOptions('of games that do not name it')));
}

/** How the games of an analysis are played on, and what of it counts; and where it is kept. */
export function addAppraising(command: Command): Command {
  return addAppraisalSetting(command).option(
    '--cache <directory>',
    'keep results there, and take from there what has been reckoned before',
  );
}

export const playOutBot = () =>
  among('--bot <name>', 'who plays the games on to their end', PLAY_OUT_BOTS).default(PLAY_OUT_BOTS[0]);

/** The same, for whoever keeps it somewhere of their own. */
export function addAppraisalSetting(command: Command): Command {
  return command
    .option(
      '--play-outs <number>',
      'how many games are played on for each alternative, on average; four times as many for each number printed, sixteen times where a decision seems to have given something up',
      positive,
      8,
    )
    .option('--seed <number>', 'where chance begins', wholeNumber, 1)
    .option(
      '--least <amount>',
      'the least difference that counts, in points, or in hundredths of a win chance: what gives up no more is not called dear, and where no more is at stake a decision is obvious',
      amount,
      0,
    )
    .option('--chances', 'show win chances even where it has not been shown that they come true', false);
}

/** The options of a command that says something, in colours. */
export function addSpeaking(command: Command): Command {
  return addLanguage(command).addOption(noColour());
}

/** The same of one without colours. */
export function addLanguage(command: Command): Command {
  return command.addOption(language()).addOption(configFile()).addOption(noConfig());
}

/** The command with command lines at the end of its help text. */
export function withExamples(command: Command, ...lines: string[]): Command {
  return command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** An option that takes a value each time it is given. @param words the only ones that it takes */
export function several(flags: string, description: string, words?: readonly string[]): Option {
  const option = new Option(flags, description);
  const read = words ? oneOf(words) : (value: string) => value;
  return (words ? option.choices(words) : option)
    .argParser((value: string, before: readonly string[]) => [...before, read(value)])
    .default([], 'none');
}

/** An option that takes one word out of several. */
export function among(flags: string, description: string, words: readonly string[]): Option {
  return new Option(flags, description).choices(words).argParser(oneOf(words));
}

/** Values of options on the command line, and what is said of wrong ones. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { CONFIGURATION } from '../io/inputs.js';
import { nearest } from '../log/nearest.js';
import { LANGUAGES, languageOf } from '../text/language.js';
import type { CheckOptions } from './check-options.js';

/** A reader for one word out of several; what is near one of them is taken for a slip of the pen. */
export function oneOf<W extends string>(words: readonly W[]): (text: string) => W {
  return (text) => {
    const word = words.find((one) => one === text);
    if (word !== undefined) return word;
    const meant = nearest(text, words);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new InvalidArgumentError(`Allowed choices are ${words.join(', ')}.${hint}`);
  };
}

/** A reader for words out of several, set apart by commas. */
export function listOf<W extends string>(words: readonly W[]): (text: string) => readonly W[] {
  const one = oneOf(words);
  return (text) => text.split(',').map(one);
}

/** Reads a whole number, 0 or more. */
export const wholeNumber = (text: string): number => numberFrom(0, text, 'Expected a whole number');

/** Reads a whole number from 1 on. */
export const positive = (text: string): number => numberFrom(1, text, 'Expected a whole number from 1 on');

function numberFrom(least: number, text: string, expected: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least) throw new InvalidArgumentError(`${expected}.`);
  if (!Number.isSafeInteger(number)) throw new InvalidArgumentError(`${expected}, ${Number.MAX_SAFE_INTEGER} at most.`);
  return number;
}

/** Reads the name of a directory: elsewhere a hyphen stands for standard output. */
export function directory(text: string): string {
  if (text === '-') throw new InvalidArgumentError('Expected a directory; one of this name is ./-');
  return text;
}

/** How many workers are of use on this machine, where nobody says how many. */
export function defaultJobs(): number {
  return Math.min(8, availableParallelism());
}

/** Reads a number, 0 or more, such as 2.5. */
export function amount(text: string): number {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) throw new InvalidArgumentError('Expected a number such as 2 or 2.5.');
  return Number(text);
}

/** Reads the address of a folder on the web; its slash may be missing. */
export function webFolder(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new InvalidArgumentError('Expected an address such as https://example.org/rules/.');
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/*$/, '/');
}

/** Takes the language that `KIEBITZ_LANG` names where the command line names none; complains of one that there is not. */
export function takeLanguage(command: Command): void {
  const tag = process.env['KIEBITZ_LANG'];
  if (!tag || !command.options.some((one) => one.long === '--lang')) return;
  if (command.getOptionValueSource('lang') === 'cli') return;
  const language = languageOf(tag);
  if (!language) command.error(`error: KIEBITZ_LANG is '${tag}'. Allowed choices are ${LANGUAGES.join(', ')}.`);
  command.setOptionValueWithSource('lang', language, 'env');
}

/** Finds the configuration of a command: the one that its command line names, or that of the working directory. @returns its path */
export function findConfiguration(command: Command): string | undefined {
  if (!command.options.some(({ long }) => long === '--config')) return undefined;
  const { config: asked } = command.opts<{ config?: string | false }>();
  const usual = existsSync(CONFIGURATION) ? CONFIGURATION : undefined;
  const found = asked === false ? undefined : (asked ?? usual);
  command.setOptionValueWithSource('config', found, 'config');
  return found;
}

/** Complains of options of `check` that make no sense together; the complaint ends the run. */
export function refuseCombinations(
  { baseline, updateBaseline, group, audit, rows, format }: CheckOptions,
  command: Command,
): void {
  if (updateBaseline && baseline === undefined) {
    command.error('error: --update-baseline needs --baseline <file>, the file to write');
  }
  if (group && format !== 'text' && format !== 'json' && format !== 'ndjson') {
    command.error(`error: --group is for the formats text, json and ndjson, not for ${format}`);
  }
  if (rows !== undefined && format !== 'csv') command.error(`error: --rows is for the format csv, not for ${format}`);
  if (audit && format !== 'json' && format !== 'ndjson') {
    command.error(`error: --audit is for the formats json and ndjson, not for ${format}`);
  }
}

/** Complains of options that do nothing without another one; the complaint ends the run. @param names as commander calls them */
export function refuseIdle(command: Command, names: readonly string[], without: string): void {
  const idle = command.options.find(
    (option) =>
      names.includes(option.attributeName()) && command.getOptionValueSource(option.attributeName()) === 'cli',
  );
  if (idle) command.error(`error: ${idle.long} does nothing without ${without}`);
}

/** `2/8`: the second of eight shares. */
export function shareOfWork(text: string): readonly [share: number, shares: number] {
  const [, share, shares] = /^([0-9]{1,6})\/([0-9]{1,6})$/.exec(text)?.map(Number) ?? [];
  if (share === undefined || shares === undefined || share < 1 || share > shares) {
    throw new InvalidArgumentError('Expected a share such as 2/8.');
  }
  return [share, shares];
}

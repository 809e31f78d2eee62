/**
 * `kiebitz.config.json`: what a project would otherwise write on every command line. It is read from the working directory, or
 * from where `--config` says, and from nowhere else: neither a folder of logs nor the folders around decide on a verdict.
 */
import { dirname, isAbsolute, join } from 'node:path';
import type { Command } from 'commander';
import { SHIPPED_EDITIONS } from '../editions/index.js';
import type { Game } from '../engine/game.js';
import { allGames } from '../games.js';
import { JsonFile } from '../known/json-file.js';
import type { JsonObject } from '../log/json/parse.js';
import { LANGUAGES } from '../text/language.js';
import { FAIL_ON } from './check-options.js';
import { readText } from './file-mistakes.js';
import { gamesOf } from './given-options.js';
import { UnusableFiles } from './known-findings.js';
import { isRulePattern, nearestRule } from './named-rules.js';

/** A member of the file, and the option of the command line that it stands for. */
export interface Setting {
  readonly key: string;
  /** As commander calls it. */
  readonly option: string;
  readonly describe: string;
  readonly type: 'word' | 'rules' | 'editions' | 'options' | 'file' | 'files' | 'truth';
  /** Of `word`. */
  readonly words?: readonly string[];
}

export const SETTINGS: readonly Setting[] = [
  { key: 'language', option: 'lang', type: 'word', words: LANGUAGES, describe: 'The language of the sentences.' },
  {
    key: 'edition',
    option: 'components',
    type: 'editions',
    describe: 'Files with card values of your own, or "practice"; as --components.',
  },
  {
    key: 'options',
    option: 'option',
    type: 'options',
    describe: 'Options of games, where a log does not name them; as --option.',
  },
  {
    key: 'select',
    option: 'select',
    type: 'rules',
    describe: 'Only findings of these rules: ids, or patterns such as tallinn.tower.*.',
  },
  { key: 'ignore', option: 'ignore', type: 'rules', describe: 'No findings of these rules: ids, or patterns.' },
  {
    key: 'fail-on',
    option: 'failOn',
    type: 'word',
    words: FAIL_ON,
    describe: 'What fails the run; each includes those before it.',
  },
  { key: 'baseline', option: 'baseline', type: 'file', describe: 'Findings that are known and do not fail the run.' },
  { key: 'quirks', option: 'quirks', type: 'files', describe: 'Declared deviations of a source of logs.' },
  {
    key: 'strict',
    option: 'strict',
    type: 'truth',
    describe: 'Words in another spelling or language, which are understood, are errors.',
  },
];

/** What options of games can be, by their names. */
export const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  allGames().flatMap(({ options }) => options.map(({ name, values }) => [name, values])),
);

/**
 * Gives a command what its configuration says, where neither its command line nor the environment says anything.
 * @throws UnusableFiles
 */
export async function configure(command: Command, path: string): Promise<void> {
  const values = await read(path, gamesOf(command));
  for (const option of command.options.map((one) => one.attributeName())) {
    const isSaid = ['cli', 'env'].includes(command.getOptionValueSource(option) ?? '');
    if (!isSaid && values.has(option)) command.setOptionValueWithSource(option, values.get(option), 'config');
  }
}

type Value = string | boolean | readonly string[];

/** By the names of options; what concerns other games than these is left out. Paths in the file are meant from where it lies. @throws UnusableFiles */
async function read(path: string, games: readonly Game[]): Promise<ReadonlyMap<string, Value>> {
  const text = await readText(path);
  if (typeof text === 'object') throw new UnusableFiles([text]);
  const json = new JsonFile(path, text);
  const root = json.root();
  const values = new Map<string, Value>();
  if (root) {
    json.allow(root, ['$schema', ...SETTINGS.map(({ key }) => key)]);
    for (const setting of SETTINGS) {
      const value = valueIn(json, root, setting, dirname(path), games);
      if (value !== undefined) values.set(setting.option, value);
    }
  }
  if (json.mistakes.length > 0) throw new UnusableFiles(json.mistakes);
  return values;
}

function valueIn(
  json: JsonFile,
  root: JsonObject,
  setting: Setting,
  folder: string,
  games: readonly Game[],
): Value | undefined {
  const { key, type, words = [] } = setting;
  const from = (path: string): string => (isAbsolute(path) ? path : join(folder, path));
  switch (type) {
    case 'word':
      return json.word(root, key, words);
    case 'truth':
      return json.truth(root, key);
    case 'file': {
      const value = json.text(root, key);
      return value && from(value.text);
    }
    case 'files':
      return json.texts(root, key)?.map(({ text }) => from(text));
    case 'options': {
      const options = json.objectIn(root, key);
      if (!options) return undefined;
      json.allow(options, [...OPTIONS.keys()]);
      const own = new Set(games.flatMap((game) => game.options.map(({ name }) => name)));
      return [...OPTIONS].flatMap(([name, values]) => {
        const value = json.word(options, name, values);
        return value !== undefined && own.has(name) ? [`${name}=${value}`] : [];
      });
    }
    case 'editions': {
      const shipped = new Set(SHIPPED_EDITIONS.map(({ name }) => name));
      return json.texts(root, key)?.map(({ text }) => (shipped.has(text) ? text : from(text)));
    }
    case 'rules': {
      const rules = json.texts(root, key);
      for (const { text, offset } of rules ?? []) {
        if (isRulePattern(text)) continue;
        const meant = nearestRule(text);
        json.complain('unknown-rule', offset, { found: text, ...(meant !== undefined && { meant }) });
      }
      return rules?.map(({ text }) => text);
    }
  }
}

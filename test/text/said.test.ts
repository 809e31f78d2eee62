/** Every sentence, said with everything that it can be asked to say. */
import { describe, expect, it } from 'vitest';
import { counts, list, name, type Parameter, player, quoted } from '../../src/engine/message.js';
import { allGames } from '../../src/games.js';
import { RULESETS } from '../../src/log/envelope.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { IS_LONG } from '../runs.js';
import { GIVEN, PARTS, parametersOf, type Sentence, sentencesOf, withoutGrammar } from './sentences.js';

/** Numbers of every plural form, names of every gender and number, what has no name, players, texts of a log. */
const VALUES: readonly Parameter[] = [
  ...[0, 1, 2, 5, 21],
  ...['builder', 'shopkeeper', 'apprentice', 'jean', 'pius', '?', 'nobody'].map((id) => name('character', id)),
  ...['castle', 'supply', 'baker', 'gallia', 'russia-tartaria'].map((id) => name('site', id)),
  ...['soldier', 'serf', 'queen', 'unknown'].map((id) => name('class-card', id)),
  ...['tower', 'monk'].map((id) => name('contest', id)),
  ...['legate', '7'].map((id) => name('card', id)),
  ...[{ gold: 1 }, { brick: 2, stone: 1 }, {}].map((amounts) => counts('good', amounts)),
  list([]),
  list([name('class-card', 'queen')]),
  list([name('class-card', 'messenger'), name('card', 'legate'), player('p1')]),
  ...['p1', 'p2', 'p3'].map(player),
  quoted('<b>&"</b>'),
];

const PLAYERS: Readonly<Record<string, string>> = { p1: 'Łukasz “L’Ö” & <b>', p2: '李四', p3: 'אבי' };
const audience = { playerName: (id: string) => PLAYERS[id] ?? id };

/** Holes, doubled spaces, a space before a stop, two stops, space at the ends. */
const UNTIDY = /[{}]|\?\?\?|undefined|NaN|\[object| {2}| [.,;!?](?:\s|$)|(?<!\.)\.\.(?!\.)|,\.|^\s|\s$/;

/** Whether a sentence can get such a value there: a number where it formats one, a name where it asks for its grammar. */
function fits(value: Parameter, variable: string, { numbers, counted }: Sentence): boolean {
  const type = typeof value === 'number' ? 'number' : value.type;
  if (numbers.has(variable)) return type === 'number';
  if (counted.has(`${variable}Count`)) return type === 'list';
  if (counted.has(`${variable}Id`)) return type === 'name' || type === 'player';
  return type !== 'number' || !(counted.has(`${variable}Gender`) || counted.has(`${variable}Number`));
}

function instead(variable: string, sentence: Sentence): Parameter {
  return (
    [3, list([name('region', 'italia')]), name('site', 'castle')].find((one) => fits(one, variable, sentence)) ?? 3
  );
}

/** The parameters of a sentence by every value and by every choice. */
function* parametersFor(sentence: Sentence, english: Sentence | undefined): Generator<Record<string, Parameter>> {
  const known = english ? new Set([...parametersOf(english), ...english.counted]) : new Set<string>();
  const variables = new Set(
    [...parametersOf(sentence), ...sentence.counted]
      .filter((one) => !GIVEN.has(one))
      .map((one) => withoutGrammar(one, known)),
  );
  const words = [...sentence.choices].filter(([variable]) => !GIVEN.has(variable));
  const chosen = (word: string): Parameter => ({ type: 'choice', choice: word });
  const fill = (value: Parameter): Record<string, Parameter> =>
    Object.fromEntries(
      [...variables].map((variable) => [
        variable,
        fits(value, variable, sentence) ? value : instead(variable, sentence),
      ]),
    );
  const first = Object.fromEntries(words.map(([variable, [word = '']]) => [variable, chosen(word)]));
  for (const value of variables.size > 0 ? VALUES : VALUES.slice(0, 1)) {
    yield { ...fill(value), ...first };
    for (const [variable, keys] of words) {
      for (const word of keys) yield { ...fill(value), ...first, [variable]: chosen(word) };
    }
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const english = sentencesOf('en');
  const sentences = [...sentencesOf(language)];

  it.each(allGames().filter((_, at) => IS_LONG || at === LANGUAGES.indexOf(language)))(
    'everything can be said of a game of $ruleset',
    async (game) => {
      const speaker = (await speakerFor(language, RULESETS, PARTS)).forGame(game);
      const untidy = new Set<string>();
      for (const [key, sentence] of sentences) {
        for (const parameters of parametersFor(sentence, english.get(key))) {
          const said = speaker.say({ id: sentence.id, parameters }, audience, sentence.attribute);
          if (UNTIDY.test(said)) untidy.add(`${key}: ${said}`);
        }
      }
      expect([...untidy].slice(0, 20)).toEqual([]);
    },
  );
});

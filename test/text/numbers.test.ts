/** Every sentence with the numbers 0, 1 and 2: what is counted agrees with its number. */
import { describe, expect, it } from 'vitest';
import { allGames } from '../../src/games.js';
import { RULESETS } from '../../src/log/envelope.js';
import { LANGUAGES, type Language } from '../../src/text/language.js';
import { type Speaker, speakerFor } from '../../src/text/speaker.js';
import { GIVEN, PARTS, parametersOf, type Sentence, sentencesOf } from './sentences.js';

const COUNTS = [0, 1, 2] as const;
const GRAMMAR = /(?:Gender|Number|Id|Count)$/;

/** Parameters that are a number wherever they stand: some sentence selects a form by them. */
const NUMBERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [...sentencesOf(language).values()])
    .flatMap(({ counted, numbers }) => [...counted, ...numbers])
    .filter((name) => !GRAMMAR.test(name)),
);

/** What is counted, one of it and several. What has one form for both is left out. */
const COUNTED: Readonly<Record<Language, Readonly<Record<'one' | 'several', string>>>> = {
  en: {
    one: 'barrel|border|building|card|consequence|contest|copy|cube|entry|fault|finding|game|good|hit|house|input|move|note|nun|option|part|person|piece|place|play|player|point|potion|question|region|round|row|rule|step|token|tower|turn|wall',
    several:
      'barrels|borders|buildings|cards|consequences|contests|copies|cubes|entries|faults|findings|games|goods|hits|houses|inputs|moves|notes|nuns|options|parts|persons|pieces|places|plays|players|points|potions|questions|regions|rounds|rows|rules|steps|tokens|towers|turns|walls',
  },
  de: {
    one: 'Aktion|Befund|Eintrag|Fass|Figur|Folge|Frage|Gut|Haus|Karte|Nonne|Option|Partie|Person|Punkt|Ratte|Regel|Region|Runde|Schritt|Stelle|Teil|Trank|Turm|Wettstreit|Zug',
    several:
      'Aktionen|Befunden?|Einträgen?|Fässern?|Figuren|Folgen|Fragen|Gütern?|Häusern?|Karten|Nonnen|Optionen|Partien|Personen|Plättchens|Punkten?|Ratten|Regeln|Regionen|Runden|Schritten?|Spielern|Stellen|Teilen?|Tränken?|Türmen?|Wettstreiten?|Würfeln|Zügen?',
  },
  it: {
    one: 'annotazione|barile|bene|carta|casa|conseguenza|contesa|cubetto|domanda|edificio|errore|giocatore|icona|mossa|opzione|parte|partita|passo|persona|pezzo|pozione|punto|regione|regola|rilievo|segnalino|torre|turno|voce|volta',
    several:
      'annotazioni|barili|beni|carte|case|conseguenze|contese|cubetti|domande|edifici|errori|giocatori|icone|mosse|opzioni|parti|partite|passi|persone|pezzi|pozioni|punti|regioni|regole|rilievi|segnalini|torri|turni|voci|volte',
  },
};

/** Words that end what a number counts: a preposition, a verb. Two others may stand between the two. */
const BOUNDARY: Readonly<Record<Language, string>> = {
  en: 'of|to|in|from|at|and|or|than|on|with|for|by|against|is|has|more|these',
  de: 'von|der|des|in|auf|mit|bis|und|oder|als|bei|zu|an|aus|ist|hat|gegen',
  it: 'di|su|in|da|a|e|o|per|con|dei|delle|degli|nel|nei|sulle|ha|è|al|più|servono|insieme|vincono|vince',
};

/** A verb in the plural beside the number 1. */
const PLURAL_VERB: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:are|were) 1\b(?! of)|\b1 (?:are|were|lie|stay)\b/,
  de: /\b(?:sind|waren|wären|liegen|werden|bleiben) (?:nur |noch |schon |höchstens )?1\b(?! von| bis)|\b1 (?:sind|waren|liegen|bleiben)\b/,
  it: /\b(?:sono|erano|restano) 1\b(?! di)|\b1 (?:sono|erano|restano)\b/,
};

/** Numbers that are never 1, and what is no number although it has the name of one. */
const NEVER_ONE: Readonly<Record<string, readonly string[]>> = {
  'said only of more than one': [
    'site-player-form-lead',
    ...['rattus_add-regions', 'rattus_bakes-twice', 'rattus_king-twice', 'rattus_messenger-twice', 'rattus_monk-twice'],
    ...['rattus_piper-twice', 'rattus_potions-at-once', 'rattus_soldier-twice', 'rattus_swaps'],
    ...['tallinn_draws-twice', 'tallinn_second-play'],
  ],
  'a number of the rules or of the box, or more than that': [
    ...['analyse-trust', 'book-standfirst', 'play-players', 'rattus_any-token', 'rattus_counts-at-end'],
    ...['rattus_full', 'rattus_merchant-count', 'rattus_neutral', 'rattus_nuns-number', 'rattus_trigger-cubes'],
    ...['rattus_trigger-cubes.in-hindsight'],
    ...['rattus_walls-number', 'tallinn_edition-lacks', 'tallinn_too-many-starts', 'told-tallinn-setup-start-score'],
    ...['rattus_nuns-at-once', 'rattus_walls-at-once'],
    ...[
      'valletta_building-counts',
      'valletta_edition-lacks',
      'valletta_empty-cells',
      'valletta_gift-missing',
      'valletta_no-display',
    ],
    ...['valletta_opening', 'valletta_row-count', 'valletta_too-many-buildings', 'valletta_too-many-copies'],
  ],
  names: ['tallinn_card-twice', 'tallinn_not-in-set'],
};

function disagreements(language: Language): readonly RegExp[] {
  const { one, several } = COUNTED[language];
  const between = `(?:(?!(?:${BOUNDARY[language]}|${one}) )[\\p{Ll}’]+ ){0,2}`;
  const number = (one: string): string => `(?<![\\p{L}\\d.,:/+−–-])${one} `;
  const end = '(?!\\p{L})';
  return [
    new RegExp(`${number('1')}${between}(?:${several})${end}`, 'u'),
    new RegExp(`${number('[02]')}(?:${one})${end}(?! token)`, 'u'),
    PLURAL_VERB[language],
  ];
}

/** The sentence in all of its choices, with every number in it the same. */
function* saidWith(count: number, sentence: Sentence, speaker: Speaker): Generator<string> {
  const variables = [...new Set([...parametersOf(sentence), ...sentence.counted])].filter((one) => !GIVEN.has(one));
  const choices = [...sentence.choices].filter(([variable]) => !GIVEN.has(variable));
  const plain = Object.fromEntries(variables.map((one) => [one, NUMBERS.has(one) ? count : 'x']));
  const first = Object.fromEntries(choices.map(([variable, [word = '']]) => [variable, word]));
  const say = (words: Readonly<Record<string, string>>): string => {
    const parameters = Object.fromEntries(
      Object.entries({ ...plain, ...words }).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : ({ type: 'text', text: value } as const),
      ]),
    );
    return speaker.say({ id: sentence.id, parameters }, { playerName: (id) => id }, sentence.attribute);
  };
  yield say(first);
  for (const [variable, words] of choices) for (const word of words) yield say({ ...first, [variable]: word });
}

interface Disagreeing {
  readonly key: string;
  readonly count: number;
  readonly said: string;
}

async function disagreeing(
  language: Language,
  game: ReturnType<typeof allGames>[number],
): Promise<readonly Disagreeing[]> {
  const speaker = (await speakerFor(language, RULESETS, PARTS)).forGame(game);
  const patterns = disagreements(language);
  const wrong: Disagreeing[] = [];
  for (const [key, sentence] of sentencesOf(language)) {
    // Sentences without parameters count nothing.
    if (sentence.printed.size + sentence.counted.size === 0) continue;
    for (const count of COUNTS) {
      for (const said of saidWith(count, sentence, speaker)) {
        if (patterns.some((pattern) => pattern.test(said))) wrong.push({ key, count, said });
      }
    }
  }
  return wrong;
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('a number that disagrees is seen', () => {
    const seen: Readonly<Record<Language, readonly string[]>> = {
      en: ['It takes 1 cubes.', 'With 1 additional cubes', 'There are 1.', '2 card lie there.'],
      de: ['Es sind 1.', 'mit 1 weiteren Karten', 'Die 1 Würfeln', '2 Karte liegen dort.'],
      it: ['Ci sono 1.', '1 altre carte', 'con 1 cubetti', '0 carta'],
    };
    const patterns = disagreements(language);
    for (const said of seen[language])
      expect(
        patterns.some((pattern) => pattern.test(said)),
        said,
      ).toBe(true);
    const right = { en: '1 cube of 2 cubes', de: '1 Karte von 2 Karten', it: '1 carta su 2 carte' }[language];
    expect(patterns.some((pattern) => pattern.test(right))).toBe(false);
  });

  it.each(allGames())('what is counted agrees with its number, in a game of $ruleset', async (game) => {
    const never = new Set(Object.values(NEVER_ONE).flat());
    const wrong = await disagreeing(language, game);
    expect(wrong.filter(({ key, count }) => count !== 1 || !never.has(key)).map(({ said }) => said)).toEqual([]);
  });
});

it('only what says something wrong of one is excused for never being said of one', async () => {
  const wrong = new Set<string>();
  for (const language of LANGUAGES) {
    for (const game of allGames()) for (const { key } of await disagreeing(language, game)) wrong.add(key);
  }
  expect(
    Object.values(NEVER_ONE)
      .flat()
      .filter((key) => !wrong.has(key)),
  ).toEqual([]);
});

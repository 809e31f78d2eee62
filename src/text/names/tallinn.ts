/**
 * The names of Tallinn. The German ones are those of the rulebook; English and Italian editions do not exist, so there
 * they are what players would say.
 */
import { bare, proper, properInGerman } from './forms.js';
import type { CountableName, Gender, Name, Noun } from './name.js';

const singular = (gender: Gender): Noun => ({ gender, number: 'singular' });
const plural = (gender: Gender): Noun => ({ gender, number: 'plural' });

/** @param grammar the genders in German and Italian: `fm` is feminine in German and masculine in Italian */
function thing(
  en: string,
  de: string,
  it: string,
  grammar: `${Gender}${Gender}`,
  ...alsoKnownAs: readonly string[]
): Name {
  const [inGerman, inItalian] = [grammar.charAt(0), grammar.charAt(1)] as [Gender, Gender];
  return {
    en,
    de,
    it,
    grammar: { de: singular(inGerman), it: singular(inItalian) },
    ...(alsoKnownAs.length > 0 && { alsoKnownAs }),
  };
}

/** Several of a kind. */
function things(en: string, de: string, it: string, grammar: `${Gender}${Gender}`): Name {
  const [inGerman, inItalian] = [grammar.charAt(0), grammar.charAt(1)] as [Gender, Gender];
  return { en, de, it, grammar: { de: plural(inGerman), it: plural(inItalian) } };
}

/** One person of an estate. */
const persons: Readonly<Record<string, CountableName>> = {
  merchant: {
    ...thing('merchant', 'Kaufmann', 'mercante', 'mm', 'Kaufleute', 'merchants', 'mercanti'),
    counted: { en: 'merchants', de: 'Kaufleute', it: 'mercanti' },
  },
  knight: {
    ...thing('knight', 'Ritter', 'cavaliere', 'mm', 'Ordensritter', 'knights', 'cavalieri'),
    counted: { en: 'knights', de: 'Ritter', it: 'cavalieri' },
  },
  monk: {
    ...thing('monk', 'Mönch', 'monaco', 'mm', 'Mönche', 'monks', 'monaci'),
    counted: { en: 'monks', de: 'Mönche', it: 'monaci' },
  },
};

/** An estate as a whole. */
const estates: Readonly<Record<string, Name>> = {
  merchant: things('merchants', 'Kaufleute', 'mercanti', 'mm'),
  knight: things('knights', 'Ritter', 'cavalieri', 'mm'),
  monk: things('monks', 'Mönche', 'monaci', 'mm'),
};

/** What a contest is about. */
const contests: Readonly<Record<string, Name>> = { ...estates, tower: things('towers', 'Türme', 'torri', 'mf') };

const sides: Readonly<Record<string, Name>> = {
  a: properInGerman(thing('half a', 'Hälfte a', 'metà a', 'ff')),
  b: properInGerman(thing('half b', 'Hälfte b', 'metà b', 'ff')),
  persons: bare(
    things('the three persons', 'die drei Personen', 'le tre persone', 'ff'),
    'drei Personen',
    'tre persone',
  ),
  arms: bare(
    thing('the imperial arms', 'das kaiserliche Wappen', 'lo stemma imperiale', 'nm'),
    'kaiserliche Wappen',
    'stemma imperiale',
  ),
};

const numbers = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** A log can also name numbers that no card bears. */
const named = Array.from({ length: 100 }, (_, number) => String(number));

const starts = Array.from({ length: 6 }, (_, index) => String(index + 1));

const cards: Readonly<Record<string, Name>> = {
  ...Object.fromEntries(
    starts.map((n) => [
      `start-${n}`,
      properInGerman(thing(`start card ${n}`, `Startkarte ${n}`, `carta iniziale ${n}`, 'ff')),
    ]),
  ),
  ...Object.fromEntries(named.map((n) => [n, properInGerman(thing(`card ${n}`, `Karte ${n}`, `carta ${n}`, 'ff'))])),
  legate: bare(
    thing('the Legate', 'der Legat des Kaisers', 'il Legato dell’imperatore', 'mm', 'Legat'),
    'Legat des Kaisers',
    'Legato dell’imperatore',
    'Legaten des Kaisers',
  ),
};

/** Cards with their active half, as effects name them. */
const halves: Readonly<Record<string, Name>> = {
  ...Object.fromEntries(
    numbers.flatMap((n) =>
      ['a', 'b'].map((half) => [
        `${n}${half}`,
        properInGerman(
          thing(`card ${n}, half ${half}`, `Karte ${n}, Hälfte ${half}`, `carta ${n}, metà ${half}`, 'ff'),
        ),
      ]),
    ),
  ),
  'legate-persons': bare(
    thing('the Legate with three persons', 'der Legat mit drei Personen', 'il Legato con tre persone', 'mm'),
    'Legat mit drei Personen',
    'Legato con tre persone',
    'Legaten mit drei Personen',
  ),
  'legate-arms': bare(
    thing(
      'the Legate with the imperial arms',
      'der Legat mit dem kaiserlichen Wappen',
      'il Legato con lo stemma imperiale',
      'mm',
    ),
    'Legat mit dem kaiserlichen Wappen',
    'Legato con lo stemma imperiale',
    'Legaten mit dem kaiserlichen Wappen',
  ),
};

/** A letter for a card that has no number. */
const labels: Readonly<Record<string, Name>> = {
  ...Object.fromEntries(starts.map((n) => [`start-${n}`, proper(thing('S', 'S', 'I', 'ff'))])),
  legate: proper(thing('L', 'L', 'L', 'mm')),
  hidden: proper(thing('?', '?', '?', 'ff')),
};

const towers: Readonly<Record<string, Name>> = {
  display: thing('tower from the display', 'Turm aus der Auslage', 'torre dall’esposizione', 'mf'),
  hand: thing('tower from the hand', 'Turm aus der Hand', 'torre dalla mano', 'mf'),
  built: thing('tower built', 'Turm gebaut', 'torre costruita', 'mf'),
};

/** What lies before a player. */
const laid: Readonly<Record<string, Name>> = {
  display: thing('display', 'Auslage', 'esposizione', 'ff'),
  towers: things('towers', 'Türme', 'torri', 'mf'),
};

const zones: Readonly<Record<string, Name>> = {
  hand: bare(thing('the hand', 'die Hand', 'la mano', 'ff'), 'Hand', 'mano'),
  pile: bare(thing('the draw pile', 'der Nachziehstapel', 'il mazzo', 'mm'), 'Nachziehstapel', 'mazzo'),
  towers: bare(things('the towers', 'die Türme', 'le torri', 'mf'), 'Türme', 'torri'),
};

const resultParts: Readonly<Record<string, Name>> = {
  points: things('points', 'Siegpunkte', 'punti', 'mm'),
  'tower-persons': things('persons on the towers', 'Personen auf den Türmen', 'persone sulle torri', 'ff'),
};

const sources: Readonly<Record<string, Name>> = {
  start: things('starting points', 'Startpunkte', 'punti iniziali', 'mm'),
  contests: things('contests', 'Wettstreite', 'contese', 'mf'),
  payments: things(
    'payments for a lead of five',
    'Zahlungen bei fünf Personen Abstand',
    'pagamenti per cinque persone di scarto',
    'fm',
  ),
  estates: things('final estates', 'Stände am Ende', 'ceti alla fine', 'mm'),
  towers: things('towers', 'Türme', 'torri', 'mf'),
};

/** Cards as effects move them. */
const moved: Readonly<Record<string, Name>> = { ...cards, ...halves };

/** What points were scored for. */
const places: Readonly<Record<string, Name>> = {
  merchant: bare(things('the merchants', 'die Kaufleute', 'i mercanti', 'mm'), 'Kaufleute', 'mercanti'),
  knight: bare(things('the knights', 'die Ritter', 'i cavalieri', 'mm'), 'Ritter', 'cavalieri'),
  monk: bare(things('the monks', 'die Mönche', 'i monaci', 'mm'), 'Mönche', 'monaci'),
  tower: bare(things('the towers', 'die Türme', 'le torri', 'mf'), 'Türme', 'torri'),
};

/** By the kind of thing that a message parameter names. */
export const tallinn = {
  person: persons,
  estates,
  contest: contests,
  side: sides,
  card: cards,
  half: halves,
  character: moved,
  place: places,
  'card-zone': zones,
  'result-part': resultParts,
  'points-from': sources,
  'card-label': labels,
  laid,
  'tower-from': towers,
};

/**
 * The names of Valletta as each edition prints them. The Italian ones are those of the fan translation.
 * False friends: *Muratore* and *Maurer* are the Stonemason, not the Mason; *Falegname* is the Woodworker, not the
 * Carpenter; *Dachdecker* and *Copritetto* are the Bricklayer.
 */
import { proper, properInGerman } from './forms.js';
import type { ColourName, CountableName, Gender, Name, Noun } from './name.js';

const singular = (gender: Gender): Noun => ({ gender, number: 'singular' });

/** @param grammar the genders in German and Italian: `fm` is feminine in German and masculine in Italian */
function person(
  en: string,
  de: string,
  it: string,
  grammar: `${'m' | 'f'}${'m' | 'f'}`,
  ...alsoKnownAs: readonly string[]
): Name {
  const [inGerman, inItalian] = [grammar.charAt(0), grammar.charAt(1)] as ['m' | 'f', 'm' | 'f'];
  return {
    en,
    de,
    it,
    grammar: { de: singular(inGerman), it: singular(inItalian) },
    ...(alsoKnownAs.length > 0 && { alsoKnownAs }),
  };
}

const characters: Readonly<Record<string, Name>> = {
  // red
  shopkeeper: person('Shopkeeper', 'Krämerin', 'Negoziante', 'ff'),
  lumberjack: person('Lumberjack', 'Holzfäller', 'Taglialegna', 'mm', 'Woodcutter'),
  'stone-sculptor': person('Stone Sculptor', 'Steinhauer', 'Scalpellino', 'mm', 'Stone Sculpter', 'Stonesculptor'),
  'brick-worker': person('Brick Worker', 'Ziegelstreicher', 'Addetto alla fornace', 'mm', 'Brickworker', 'Addetto'),
  maid: person('Maid', 'Magd', 'Cameriera', 'ff'),
  builder: person('Builder', 'Baumeister', 'Costruttore', 'mm'),
  // purple
  apprentice: person('Apprentice', 'Lehrling', 'Apprendista', 'mm'),
  jean: proper(
    person(
      'Jean Parisot de Valette',
      'Jean de la Valette',
      'Jean Parisot de Valette',
      'mm',
      'Jean',
      'Jean Parisot',
      'Jean de Valette',
      'Jean Parisot de la Valette',
      'Jean de la Vallette',
    ),
  ),
  // green
  banker: person('Banker', 'Bankier', 'Banchiere', 'mm'),
  woodworker: person('Woodworker', 'Schreiner', 'Falegname', 'mm', 'Wood Worker'),
  carver: person('Carver', 'Steinmetz', 'Intagliatore', 'mm'),
  mason: person('Mason', 'Ziegler', 'Mattonaio', 'mm'),
  // blue
  monk: person('Monk', 'Bettelmönch', 'Monaco questuante', 'mm', 'Monaco'),
  bricklayer: person('Bricklayer', 'Dachdecker', 'Copritetto', 'mm'),
  trader: person('Trader', 'Händlerin', 'Commerciante', 'ff'),
  seamstress: person('Seamstress', 'Schneiderin', 'Ricamatrice', 'ff'),
  merchant: person('Merchant', 'Kaufmann', 'Mercante', 'mm'),
  artisan: person('Artisan', 'Vorarbeiter', 'Caposquadra', 'mm'),
  chamberlain: person('Chamberlain', 'Kämmerer', 'Tesoriere', 'mm'),
  stonemason: person('Stonemason', 'Maurer', 'Muratore', 'mm', 'Stone Mason'),
  innkeeper: person('Innkeeper', 'Wirt', 'Oste', 'mm'),
  nun: person('Nun', 'Ordensschwester', 'Madre badessa', 'ff', 'Badessa'),
  carpenter: person('Carpenter', 'Zimmermann', 'Carpentiere', 'mm'),
  'tax-collector': person('Tax Collector', 'Zöllner', 'Gabelliere', 'mm', 'Taxcollector'),
  // yellow
  laparelli: properInGerman(
    person(
      'Architect Francesco Laparelli',
      'Architekt Francesco Laparelli',
      'Architetto Francesco Laparelli',
      'mm',
      'Francesco Laparelli',
      'Laparelli',
      'Architect',
      'Architekt',
      'Architetto',
    ),
  ),
  schilling: properInGerman(
    person(
      'Grand Bailiff Georg Schilling von Cannstatt',
      'Großbailli Georg Schilling von Cannstatt',
      'Gran Balivo Georg Schilling von Cannstatt',
      'mm',
      'Georg Schilling von Cannstatt',
      'Schilling von Cannstatt',
      'Georg Schilling',
      'Schilling',
      'Grand Bailiff',
      'Großbailli',
      'Gran Balivo',
    ),
  ),
  'del-monte': properInGerman(
    person(
      'Grand Master Pietro del Monte',
      'Großmeister Pietro del Monte',
      'Gran Maestro Pietro del Monte',
      'mm',
      'Pietro del Monte',
      'del Monte',
    ),
  ),
  philip: proper(
    person(
      'Philip II of Spain',
      'König Philipp II.',
      'Re Filippo II di Spagna',
      'mm',
      'King Philip II of Spain',
      'King Philip II',
      'Philip II',
      'Philip',
      'Philipp II.',
      'Philipp',
      'Re Filippo II',
      'Filippo II di Spagna',
      'Filippo II',
      'Filippo',
    ),
  ),
  charles: properInGerman(
    person(
      'Emperor Charles V',
      'Kaiser Karl V.',
      'Imperatore Carlo V',
      'mm',
      'Charles V',
      'Charles',
      'Emperor Karl V',
      'Karl V.',
      'Karl',
      'Carlo V',
      'Carlo',
    ),
  ),
  pius: proper(person('Pope Pius V', 'Papst Pius V.', 'Papa Pio V', 'mm', 'Pius V', 'Pius V.', 'Pius', 'Pio V', 'Pio')),
  rekuk: proper(
    person(
      'Knight Hieronymus von Rekuk',
      'Ritter Hieronymus von Rekuk',
      'Ser Hieronymus von Rekuk',
      'mm',
      'Hieronymus von Rekuk',
      'von Rekuk',
      'Rekuk',
    ),
  ),
};

const goods: Readonly<Record<string, CountableName>> = {
  gold: {
    ...{ en: 'gold', de: 'Gold', it: 'moneta' },
    grammar: { de: singular('n'), it: singular('f') },
    counted: { en: 'gold', de: 'Gold', it: 'monete' },
    alsoKnownAs: ['oro', 'Goldstück', 'Goldstücke', 'coin', 'coins', 'monete'],
  },
  wood: {
    ...{ en: 'wood', de: 'Holz', it: 'legno' },
    grammar: { de: singular('n'), it: singular('m') },
    counted: { en: 'wood', de: 'Holz', it: 'legno' },
    alsoKnownAs: ['Hölzer', 'legni', 'lumber'],
  },
  stone: {
    ...{ en: 'stone', de: 'Stein', it: 'pietra' },
    grammar: { de: singular('m'), it: singular('f') },
    counted: { en: 'stones', de: 'Steine', it: 'pietre' },
    alsoKnownAs: ['stones', 'Steine', 'pietre'],
  },
  brick: {
    ...{ en: 'brick', de: 'Ziegel', it: 'mattone' },
    grammar: { de: singular('m'), it: singular('m') },
    counted: { en: 'bricks', de: 'Ziegel', it: 'mattoni' },
    alsoKnownAs: ['bricks', 'mattoni'],
  },
};

const germanEndings = (stem: string) => ({ m: `${stem}er`, f: `${stem}e`, n: `${stem}es`, plural: `${stem}e` });
const germanUnchanging = (word: string) => ({ m: word, f: word, n: word, plural: word });
const italianUnchanging = (word: string) => ({ m: word, f: word, mPlural: word, fPlural: word });

const green: ColourName = {
  ...{ en: 'green', de: 'grün', it: 'verde' },
  inflected: { de: germanEndings('grün'), it: { m: 'verde', f: 'verde', mPlural: 'verdi', fPlural: 'verdi' } },
};
const blue: ColourName = {
  ...{ en: 'blue', de: 'blau', it: 'blu' },
  inflected: { de: germanEndings('blau'), it: italianUnchanging('blu') },
};
const yellow: ColourName = {
  ...{ en: 'yellow', de: 'gelb', it: 'giallo' },
  inflected: { de: germanEndings('gelb'), it: { m: 'giallo', f: 'gialla', mPlural: 'gialli', fPlural: 'gialle' } },
};
const red: ColourName = {
  ...{ en: 'red', de: 'rot', it: 'rosso' },
  inflected: { de: germanEndings('rot'), it: { m: 'rosso', f: 'rossa', mPlural: 'rossi', fPlural: 'rosse' } },
};
const purple: ColourName = {
  ...{ en: 'purple', de: 'lila', it: 'viola' },
  inflected: { de: germanUnchanging('lila'), it: italianUnchanging('viola') },
  alsoKnownAs: ['violet', 'violett'],
};

/** Told with the number of buildings: *6 grüne, 6 verdi*. */
const ofBuildings = (colour: ColourName): ColourName => ({
  ...colour,
  counted: { en: colour.en, de: colour.inflected.de.plural, it: colour.inflected.it.mPlural },
});

const buildingColours: Readonly<Record<string, ColourName>> = {
  green: ofBuildings(green),
  blue: ofBuildings(blue),
  yellow: ofBuildings(yellow),
};
/** Those of the buildings and of the cards that have none. */
const cardColours: Readonly<Record<string, ColourName>> = { green, blue, yellow, red, purple };

/** By the kind of thing that a message parameter names. */
export const valletta = {
  character: characters,
  good: goods,
  'building-colour': buildingColours,
  'card-colour': cardColours,
};

/**
 * The names of Rattus. The German ones are printed; where no edition exists in a language, those that players use. The
 * regions bear the Latin names of the board in every language.
 */
import { bare, pluralInItalian, proper, weak } from './forms.js';
import type { CountableName, Name, Noun } from './name.js';

const singular = (gender: Noun['gender']): Noun => ({ gender, number: 'singular' });

/** @param grammar the genders in German and Italian: `fm` is feminine in German and masculine in Italian */
function called(
  en: string,
  de: string,
  it: string,
  grammar: `${'m' | 'f' | 'n'}${'m' | 'f'}`,
  ...alsoKnownAs: string[]
): Name {
  const [inGerman, inItalian] = [grammar.charAt(0), grammar.charAt(1)] as [Noun['gender'], 'm' | 'f'];
  return {
    ...{ en, de, it },
    grammar: { de: singular(inGerman), it: singular(inItalian) },
    ...(alsoKnownAs.length > 0 && { alsoKnownAs }),
  };
}

/** The same name everywhere; what else the rules and players call it. */
const region = (latin: string, ...alsoKnownAs: string[]): Name =>
  proper(called(latin, latin, latin, 'nf', ...alsoKnownAs));

const regions: Readonly<Record<string, Name>> = {
  anglia: region('Anglia', 'England', 'Inghilterra'),
  gallia: region('Gallia', 'Gallien', 'Gaul', 'France', 'Frankreich', 'Francia'),
  germania: region('Germania', 'Germanien', 'Germany', 'Deutschland'),
  hispania: region('Hispania', 'Spanien', 'Spain', 'Spagna'),
  hungaria: region('Hungaria', 'Ungarn', 'Hungary', 'Ungheria'),
  italia: region('Italia', 'Italien', 'Italy'),
  polonia: region('Polonia', 'Polen', 'Poland'),
  scandia: region('Scandia', 'Skandinavien', 'Scandinavia'),
  bulgaria: region('Bulgaria', 'Bulgarien'),
  turcia: region('Turcia', 'Türkei', 'Turkey', 'Turchia'),
  russia: region('Russia', 'Russland'),
  tartaria: region('Tartaria', 'Rumänien', 'Romania'),
};

const estates: Readonly<Record<string, Name>> = {
  peasantry: pluralInItalian(called('Peasantry', 'Landvolk', 'Contadini', 'nm', 'Bauern', 'Peasants')),
  bourgeoisie: called('Bourgeoisie', 'Bürgertum', 'Borghesia', 'nf'),
  church: called('Church', 'Kirche', 'Chiesa', 'ff'),
  knighthood: called('Knighthood', 'Rittertum', 'Cavalleria', 'nf'),
  magic: called('Magic', 'Zauberkunst', 'Magia', 'ff'),
  royalty: called('Royalty', 'Königtum', 'Nobiltà', 'nf'),
};

const cards: Readonly<Record<string, Name>> = {
  peasant: weak(called('Peasant', 'Bauer', 'Contadino', 'mm'), 'Bauern'),
  monk: called('Monk', 'Mönch', 'Monaco', 'mm'),
  merchant: called('Merchant', 'Kaufmann', 'Mercante', 'mm'),
  knight: called('Knight', 'Ritter', 'Cavaliere', 'mm'),
  witch: called('Witch', 'Hexe', 'Strega', 'ff'),
  king: called('King', 'König', 'Re', 'mm'),
  crusader: called('Crusader', 'Kreuzritter', 'Crociato', 'mm', 'Kreuzfahrer'),
  soldier: weak(called('Soldier', 'Soldat', 'Soldato', 'mm'), 'Soldaten'),
  messenger: weak(called('Messenger', 'Bote', 'Messaggero', 'mm'), 'Boten'),
  mayor: called('Mayor', 'Bürgermeister', 'Sindaco', 'mm', 'Borgomastro'),
  queen: called('Queen', 'Königin', 'Regina', 'ff'),
  emperor: called('Emperor', 'Kaiser', 'Imperatore', 'mm'),
  serf: weak(
    called('Serf', 'Leibeigener', 'Servo della gleba', 'mm', 'Leibeigner', 'Servo'),
    'Leibeigenen',
    'Leibeigene',
  ),
  baker: called('Baker', 'Bäcker', 'Fornaio', 'mm', 'Panettiere'),
  nun: called('Nun', 'Nonne', 'Suora', 'ff'),
  bishop: called('Bishop', 'Bischof', 'Vescovo', 'mm'),
  'pied-piper': called('Pied Piper', 'Rattenfänger', 'Pifferaio magico', 'mm', 'Pifferaio', 'Piper'),
  magician: called('Magician', 'Zauberer', 'Mago', 'mm', 'Wizard'),
};

const sets: Readonly<Record<string, Name>> = {
  'good-times': proper(called('Good Times', 'Gute Zeiten', 'Tempi felici', 'ff')),
  'rat-control': proper(called('Rat Control', 'Kontrolle über die Rattenplage', 'Controllo dei ratti', 'fm')),
  'war-in-europe': proper(called('War in Europe', 'Krieg in Europa', 'Guerra in Europa', 'mf')),
};

/** What a token can hit; counted, because cards of one estate make several hits. */
const hits: Readonly<Record<string, CountableName>> = {
  M: {
    ...proper(
      called('M (most cubes)', 'M (Mehrheit)', 'M (maggioranza)', 'nf', 'M', 'majority', 'Mehrheit', 'maggioranza'),
    ),
    counted: { en: 'M (most cubes)', de: 'M (Mehrheit)', it: 'M (maggioranza)' },
  },
  A: {
    ...proper(called('A (everybody)', 'A (alle)', 'A (tutti)', 'nf', 'A', 'all', 'Alle', 'tutti')),
    counted: { en: 'A (everybody)', de: 'A (alle)', it: 'A (tutti)' },
  },
  ...Object.fromEntries(
    Object.entries(estates).map(([id, name]) => [id, { ...name, counted: { en: name.en, de: name.de, it: name.it } }]),
  ),
};

/** No region, but logs name it as one. */
const castle = bare(called('the castle', 'die Burg', 'il castello', 'fm'), 'Burg', 'castello');

const regionsAndCastle: Readonly<Record<string, Name>> = { ...regions, castle };

/** Where cubes, tokens and figures can be. */
const sites: Readonly<Record<string, Name>> = {
  ...regions,
  ...Object.fromEntries(
    Object.keys(regions).flatMap((a, index) =>
      Object.keys(regions)
        .slice(index + 1)
        .map((b) => [`${a}-${b}`, border(a, b)]),
    ),
  ),
  castle,
  supply: bare(called('the reserve', 'die Reserve', 'la riserva', 'ff'), 'Reserve', 'riserva'),
  board: bare(called('the board', 'das Spielbrett', 'la plancia', 'nf'), 'Spielbrett', 'plancia'),
  baker: bare(called('the Baker', 'der Bäcker', 'il Fornaio', 'mm'), 'Bäcker', 'Fornaio'),
  box: bare(called('the box', 'die Schachtel', 'la scatola', 'ff'), 'Schachtel', 'scatola'),
  stock: bare(called('the stock', 'der Vorrat neben dem Brett', 'la scorta', 'mf'), 'Vorrat neben dem Brett', 'scorta'),
  display: bare(called('the display', 'die Auslage', 'l’esposizione', 'ff'), 'Auslage', 'esposizione'),
};

function border(a: string, b: string): Name {
  const between = `${regions[a]?.en ?? a}–${regions[b]?.en ?? b}`;
  return proper(called(between, between, between, 'nf'));
}

/** By the kind of thing that a message parameter names. */
export const rattus = {
  region: regionsAndCastle,
  'class-estate': estates,
  'class-card': cards,
  'card-set': sets,
  'rat-hit': hits,
  site: sites,
};

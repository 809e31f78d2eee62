import { describe, expect, it } from 'vitest';
import { counts, list, name, type Parameter, player, quoted } from '../../src/engine/message.js';
import { agree } from '../../src/text/grammar/agreement.js';
import { grammarOf } from '../../src/text/grammar/functions.js';
import { withOneStop } from '../../src/text/grammar/german.js';
import { Word, Words } from '../../src/text/grammar/word.js';
import type { Language } from '../../src/text/language.js';
import { nameTables } from '../../src/text/names/index.js';

const tables = nameTables(['valletta', 'tallinn', 'rattus']);

function word(language: 'de' | 'it', of: string, id: string): Word {
  const found = tables[of]?.[id];
  if (!found?.grammar) throw new Error(`${of} ${id}`);
  return new Word(found[language], found.grammar[language], found.counted?.[language]);
}

/** What a function of a language makes of a value. */
function call(language: Language, article: string, value: Word | Words | string): string {
  return String(grammarOf(language)[article]?.([value], {}));
}

describe('German articles', () => {
  it.each([
    ['character', 'shopkeeper', 'die Krämerin', 'die Krämerin', 'der Krämerin', 'der Krämerin'],
    ['character', 'builder', 'der Baumeister', 'den Baumeister', 'dem Baumeister', 'des Baumeisters'],
    ['character', 'jean', ...Array.from({ length: 4 }, () => 'Jean de la Valette')],
    ['class-card', 'soldier', 'der Soldat', 'den Soldaten', 'dem Soldaten', 'des Soldaten'],
    ['class-card', 'serf', 'der Leibeigene', 'den Leibeigenen', 'dem Leibeigenen', 'des Leibeigenen'],
    ['class-estate', 'knighthood', 'das Rittertum', 'das Rittertum', 'dem Rittertum', 'des Rittertums'],
    ['estates', 'knight', 'die Ritter', 'die Ritter', 'den Rittern', 'der Ritter'],
    ['contest', 'tower', 'die Türme', 'die Türme', 'den Türmen', 'der Türme'],
    ['site', 'castle', 'die Burg', 'die Burg', 'der Burg', 'der Burg'],
    ['site', 'gallia', ...Array.from({ length: 4 }, () => 'Gallia')],
    ['card', '7', ...Array.from({ length: 4 }, () => 'Karte 7')],
  ])('stand before %s %s', (of, id, ...forms) => {
    expect(['DER', 'DEN', 'DEM', 'DES'].map((article) => call('de', article, word('de', of, id)))).toEqual(forms);
  });

  it('stand before every word of a list, and begin a sentence', () => {
    const words = new Words([word('de', 'card', 'legate'), word('de', 'character', 'maid'), 'Ben'], (all) =>
      all.join(' + '),
    );
    expect(call('de', 'DEN', words)).toBe('den Legaten des Kaisers + die Magd + Ben');
    expect(call('de', 'CAPITAL', call('de', 'DER', word('de', 'character', 'nun')))).toBe('Die Ordensschwester');
  });

  it('leave texts of a log alone', () => {
    expect(call('de', 'DEN', '<b>Ben</b>')).toBe('<b>Ben</b>');
    expect(call('it', 'DEL', '<b>Ben</b>')).not.toContain('del');
  });

  it('one stop is enough behind an ordinal', () => {
    expect(withOneStop('Anna entlässt Papst Pius V..')).toBe('Anna entlässt Papst Pius V.');
    expect(withOneStop('Anna entlässt Ben..')).toBe('Anna entlässt Ben..');
  });
});

describe('Italian articles', () => {
  it.each([
    ['character', 'shopkeeper', 'la Negoziante', 'della Negoziante', 'alla Negoziante', 'nella Negoziante'],
    ['character', 'apprentice', 'l’Apprendista', 'dell’Apprendista', 'all’Apprendista', 'nell’Apprendista'],
    ['character', 'stone-sculptor', 'lo Scalpellino', 'dello Scalpellino', 'allo Scalpellino', 'nello Scalpellino'],
    ['character', 'builder', 'il Costruttore', 'del Costruttore', 'al Costruttore', 'nel Costruttore'],
    ['estates', 'monk', 'i monaci', 'dei monaci', 'ai monaci', 'nei monaci'],
    ['contest', 'tower', 'le torri', 'delle torri', 'alle torri', 'nelle torri'],
    ['site', 'castle', 'il castello', 'del castello', 'al castello', 'nel castello'],
  ])('stand before %s %s', (of, id, ...forms) => {
    expect(['IL', 'DEL', 'AL', 'NEL'].map((article) => call('it', article, word('it', of, id)))).toEqual(forms);
  });

  it.each([
    ['character', 'builder', 'un Costruttore'],
    ['character', 'stone-sculptor', 'uno Scalpellino'],
    ['character', 'shopkeeper', 'una Negoziante'],
    ['character', 'jean', 'Jean Parisot de Valette'],
    ['character', 'innkeeper', 'un Oste'],
  ])('do not say which %s %s', (of, id, form) => {
    expect(call('it', 'UN', word('it', of, id))).toBe(form);
  });

  it('a player has none, but a preposition', () => {
    expect(['DEL', 'AL', 'DAL', 'IL'].map((article) => call('it', article, 'Ben'))).toEqual([
      'di Ben',
      'a Ben',
      'da Ben',
      'Ben',
    ]);
    expect(['Anna', '\u2068Ada\u2069'].map((name) => call('it', 'AL', name))).toEqual([
      'ad Anna',
      'ad \u2068Ada\u2069',
    ]);
  });

  it('the plural is that of the goods', () => {
    const goods = ['gold', 'wood'].map((id) => word('it', 'good', id));
    expect(call('it', 'TANTI', new Words(goods, (all) => all.join(' e ')))).toBe('monete e legno');
    expect(call('it', 'TANTI', word('it', 'character', 'nun'))).toBe('Madre badessa');
  });
});

describe('what the rest of a sentence agrees with', () => {
  const nounOf = (of: string, id: string) => tables[of]?.[id]?.grammar?.it;
  const value = (parameter: Parameter) =>
    typeof parameter === 'object' && parameter.type === 'name' ? word('it', parameter.of, parameter.id) : '';
  const agreed = (parameter: Parameter) => {
    const variables = {};
    agree(variables, 'x', parameter, value(parameter), nounOf);
    return variables;
  };

  it.each<[Parameter, object]>([
    [7, {}],
    [name('contest', 'tower'), { xGender: 'f', xNumber: 'plural', xId: 'tower' }],
    [player('p1'), { xGender: 'm', xNumber: 'singular', xId: 'player' }],
    [quoted('?'), { xGender: 'm', xNumber: 'singular' }],
    [counts('good', { gold: 1 }), { xGender: 'f', xNumber: 'singular', xCount: 1 }],
    [counts('good', { gold: 2, wood: 0 }), { xGender: 'f', xNumber: 'plural', xCount: 2 }],
    [counts('good', { gold: 1, wood: 1 }), { xGender: 'm', xNumber: 'plural', xCount: 2 }],
    [list([]), { xGender: 'm', xNumber: 'singular', xCount: 0 }],
  ])('%j', (parameter, expected) => {
    expect(agreed(parameter)).toEqual(expected);
  });
});

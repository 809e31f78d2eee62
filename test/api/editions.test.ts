/** Editions that a program asks for count for their game alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, readEdition, readLog } from '../../src/api/index.js';
import { ROOT } from '../architecture/source-files.js';

const [game] = readLog(readFileSync(join(ROOT, 'fixtures/tallinn/legal/full-3-players-legate.xml'), 'utf8')).games;
if (!game) throw new Error('no game');

it('one of another game leaves the verdict as it is', () => {
  const rats = readEdition(
    '<components ruleset="rattus" edition="rats"><token id="r01" limit="1" hits="royalty"/></components>',
  ).edition;
  const cards = readEdition('<components ruleset="tallinn" edition="mine"><influence n="1"/></components>').edition;
  if (!rats || !cards) throw new Error('no edition');
  expect(check(game, { edition: rats })).toEqual(check(game));
  expect(check(game, { edition: cards })).toMatchObject({ edition: 'mine' });
});

it('a name that there is not is told', () => {
  const edition = 'nosuch' as 'practice';
  expect(() => check(game, { edition })).toThrow(new TypeError('there is no edition nosuch'));
});

/** A game at a table, whatever of what is offered is chosen: it is legal, decided and complete. */
import { describe, expect, it } from 'vitest';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import { Editions } from '../../src/editions/editions.js';
import { gameOf } from '../../src/games.js';
import type { Kit } from '../../src/recorder/kit.js';
import type { Offer } from '../../src/recorder/offer.js';
import { deal, type Party, rootOf, stepsOf } from '../../src/recorder/setup.js';
import { TableGame } from '../../src/recorder/table-game.js';
import { unseenIn } from '../../src/recorder/unseen.js';

type Row = readonly [ruleset: string, players: number, options: Readonly<Record<string, string>>];

const SHORT: readonly Row[] = [['tallinn', 2, { legate: 'true' }]];
const ALL: readonly Row[] = [
  ...SHORT,
  ['rattus', 3, { expansion: 'true' }],
  ['rattus', 2, {}],
  ['rattus', 4, {}],
  ['rattus', 4, { expansion: 'true' }],
  ['tallinn', 4, { legate: 'true' }],
  ['tallinn', 3, {}],
  ['valletta', 2, {}],
  ['valletta', 4, {}],
];
/** `KIEBITZ_LONG=1`: more tables, and several games at each. */
const IS_LONG = process.env['KIEBITZ_LONG'] === '1';
const rows = (IS_LONG ? ALL : SHORT).flatMap((row) =>
  Array.from({ length: IS_LONG ? 5 : 1 }, (_, seed) => [...row, seed + 1] as const),
);

function tableOf(ruleset: string, players: number, options: Party['options'], seed: number): TableGame {
  const game = gameOf(ruleset);
  const edition = new Editions().finder(ruleset)('practice');
  if (!game || !edition) throw new Error(ruleset);
  const kit: Kit = { game, edition, sentences: () => Promise.reject(new Error('nobody speaks')), chance: () => 0.5 };
  const names = ['Anna', 'Ben', 'Clara', 'Dario'].slice(0, players);
  const party: Party = { names, options, withEdition: true, records: Object.values(game.form.hidden) };
  const table = TableGame.open(
    kit,
    rootOf(kit, 'g1', party),
    stepsOf(kit, deal(kit, party, seed)),
    undefined,
    party.records,
  );
  if (typeof table === 'string') throw new Error(table);
  table.goOn();
  return table;
}

/** A move with all that is seen of it; undefined where nothing can be. */
function seenWhole(table: TableGame, open: Offer, any: <T>(list: readonly T[]) => T | undefined): Offer | undefined {
  const unseen = unseenIn(table, open, 0);
  const choice = unseen && any(unseen.choices);
  return unseen ? choice && seenWhole(table, choice.offer, any) : open;
}

/** Chooses as somebody does who taps anything: also which card, which token. */
function playOut(table: TableGame, seed: number): void {
  let state = seed;
  const any = <T>(list: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return list[(state >> 8) % list.length];
  };
  for (let open = any(table.offers); open; open = any(table.offers)) {
    const offer = seenWhole(table, open, any);
    // Potions are offered for a token that nobody has seen; no token may ask for just as many.
    if (!offer && open.element.children.some(({ name }) => name === 'spend-potion')) continue;
    if (!offer) throw new Error(`nothing can be seen of ${JSON.stringify(open.element)}`);
    const judged = table.judge(offer);
    expect(judged?.verdict === 'illegal' ? [offer.element, judged.failure, judged.conditions] : []).toEqual([]);
    if (!table.play(offer)) throw new Error(`${JSON.stringify(offer.element)} cannot be played`);
  }
  if (!table.isOver) table.end();
}

describe.each(rows)('%s with %i players %o, seed %i', (ruleset, players, options, seed) => {
  it('is legal, decided and complete', () => {
    const table = tableOf(ruleset, players, options, seed);
    playOut(table, seed * 7919);
    const [game] = readLog(table.log()).games;
    const { verdict, complete, findings } = check(game as NonNullable<typeof game>);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect([verdict, complete]).toEqual(['legal', true]);
  });
});

/** A game at a table, whatever of what is offered is chosen: it is legal, decided and complete. */
import { describe, expect, it } from 'vitest';
import { check } from '../../src/api/check.js';
import { readLog } from '../../src/api/read-log.js';
import type { Offer } from '../../src/recorder/offer.js';
import { deal, type Party, rootOf, stepsOf } from '../../src/recorder/setup.js';
import { TableGame } from '../../src/recorder/table-game.js';
import { unseenIn } from '../../src/recorder/unseen.js';
import { IS_LONG } from '../runs.js';
import { kitOf } from './table-kit.js';

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
const rows = (IS_LONG ? ALL : SHORT).flatMap((row) =>
  Array.from({ length: IS_LONG ? 5 : 1 }, (_, seed) => [...row, seed + 1] as const),
);

function tableOf(ruleset: string, players: number, options: Party['options'], seed: number): TableGame {
  const kit = kitOf(ruleset);
  const names = ['Anna', 'Ben', 'Clara', 'Dario'].slice(0, players);
  const party: Party = { names, options, withEdition: true, records: Object.values(kit.game.form.hidden) };
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

/** What is offered; not what goes on over a decision that nobody has written down, as long as there is anything else. */
function decided({ offers }: TableGame): readonly Offer[] {
  const some = offers.filter(({ kind, truth }) => kind === 'move' || truth === true);
  return some.length > 0 ? some : offers;
}

/** Chooses as somebody does who taps anything: also which card, which token. */
function playOut(table: TableGame, seed: number): void {
  let state = seed;
  const any = <T>(list: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return list[(state >> 8) % list.length];
  };
  for (let open = any(decided(table)); open; open = any(decided(table))) {
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
  }, 1_200_000);
});

it('takes a result back whole, and nothing but it, and counts it again', () => {
  const table = tableOf('tallinn', 3, {}, 1);
  playOut(table, 5);
  const whole = table.log();
  table.undo();
  const before = table.log();
  expect([table.isOver, table.offers]).toEqual([false, []]);
  expect(before).not.toContain('<result');
  expect(whole.startsWith(before.slice(0, before.indexOf('</moves>')))).toBe(true);
  table.redo();
  expect(table.log()).toBe(whole);
  table.undo();
  table.end();
  expect(table.log()).toBe(whole);
});

it('refuses what is done before what is due, and goes on behind it where it was done anyway', () => {
  const table = tableOf('rattus', 3, {}, 1);
  const first = (): Offer => table.offers[0] as Offer;
  while (first().element.name === 'settle') table.play(first());
  const tooEarly = table.forbidden().filter(({ element }) => element.name === 'plague');
  expect(tooEarly.length).toBeGreaterThan(1);
  const { at } = table;
  for (const plague of tooEarly) {
    expect(table.judge(plague)).toMatchObject({
      verdict: 'illegal',
      failure: { rule: 'rattus.turn.b-obligation' },
    });
    table.play(plague);
    for (let more = 0; more < 5; more += 1)
      expect(table.play(seenWhole(table, first(), ([one]) => one) as Offer)).toBe(true);
    table.goTo(at);
  }
});

describe('a remark', () => {
  const noted = { mark: '?!', note: '<b>So early\ufffd?' };
  /** Two moves, and a remark on the last of them. */
  const begun = (): { readonly table: TableGame; readonly plain: string } => {
    const table = tableOf('tallinn', 2, {}, 1);
    for (const _ of [1, 2]) table.play(seenWhole(table, table.offers[0] as Offer, ([one]) => one) as Offer);
    const plain = table.log();
    expect(table.write({ mark: '?!', note: ' <b>So early\u0007? ' })).toBe(true);
    return { table, plain };
  };

  it('stands in the log, beside the latest move, and is read again', () => {
    const { table } = begun();
    const again = TableGame.read(table.kit, table.whole(), table.at) as TableGame;
    for (const one of [table, again]) expect(one.remark).toEqual(noted);
    expect([again.log(), again.at, again.length]).toEqual([table.log(), table.at, table.length]);
    const steps = table.story.steps.flat();
    expect(steps.flatMap(({ mark }) => mark ?? [])).toEqual([noted.mark]);
    expect(steps.flatMap(({ annotations }) => annotations)).toEqual([{ text: noted.note }]);
  });

  it('goes with its move, back and forth, also where another one is written before', () => {
    const { table } = begun();
    const { at, length } = table;
    table.undo();
    expect(table.write({ mark: '', note: 'Before it.' })).toBe(true);
    table.redo();
    expect([table.remark, table.at, table.length]).toEqual([noted, at + 1, length + 1]);
    table.undo();
    expect(table.remark).toEqual({ mark: '', note: 'Before it.' });
  });

  it('can be taken away, and leaves nothing', () => {
    const { table, plain } = begun();
    table.write({ mark: '', note: ' ' });
    expect(table.log()).toBe(plain);
  });

  it('leaves a note alone that says who wrote it', () => {
    const { table } = begun();
    const signed = table.log().replace('<note>', '<note by="Ben">Mine.</note><note>');
    const read = TableGame.read(table.kit, signed) as TableGame;
    read.write({ mark: '!!', note: 'Ours.' });
    const notes = read.story.steps.flat().flatMap(({ annotations }) => annotations.map(({ text }) => text));
    expect(notes).toEqual(['Ours.', 'Mine.']);
  });
});

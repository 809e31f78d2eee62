/** What is said where a house rule decides otherwise than we do, and where several cards decide together. */
import { expect, test } from 'vitest';
import { check, english, message, readLog } from '../../../src/api/index.js';
import { ENDING, NOTHING, turn } from './cases/case.js';
import { type GamePlan, gameLog } from './game-log.js';

const FORBIDS = 'A house rule of this game forbids that.';
const ITALIA = '<place region="italia" cubes="1"/>';
const REVEAL = '<reveal region="gallia" slot="1" token="{1:A}"><spend-potion player="p2"/></reveal>';
const LOOKS = '<use card="witch"><peek region="gallia"/><peek region="italia"/><swap/></use>';

/** A cube of Ben's in the castle, for one of Anna's. */
const castle = (allowed: boolean): GamePlan => ({
  options: { 'messenger-castle': String(allowed) },
  cards: { p1: 'messenger' },
  castle: { p2: 1 },
  regions: { gallia: { p1: 1 } },
  turns: turn('<use card="messenger"><exchange-cubes a="gallia p1" b="castle p2"/></use>'),
});

/** A token goes to where a bishop stands, and another one comes from there. */
const guarded = (allowed: boolean): GamePlan => ({
  options: { 'bishop-blocks-witch-swap': String(!allowed) },
  cards: { p1: 'bishop witch' },
  regions: { italia: { rats: 1 }, gallia: { rats: 1 } },
  turns: turn(ITALIA, '<use card="bishop"><bishop at="italia"/></use>', LOOKS),
});

const walledIn = (rule: string): GamePlan => ({
  options: { 'figure-walled-in': rule },
  players: 3,
  figure: 'turcia',
  cards: { p1: 'emperor' },
  regions: { italia: { rats: 1 } },
  turns: [['p1', '<use card="emperor"><wall between="turcia bulgaria"/></use>', ITALIA, '<plague path=""/>']],
});

const staying = (card: string): GamePlan => ({
  ...ENDING,
  options: { 'last-round-serf-zero-steps': 'true' },
  cards: { p2: card },
  lastRound: [['p2', `<plague by="${card}" path=""/>`]],
  final: NOTHING,
});

const placing = (cards: string, rats: number, cubes: number): GamePlan => ({
  cards: { p1: cards },
  regions: { italia: { rats }, gallia: { p1: 1 } },
  turns: turn(`<place region="italia" cubes="${cubes}"/>`),
});

test.each([
  ['the castle is part of the board', castle(true), 'The castle counts as part of the board, so we allow it.'],
  ['the castle is out of reach', castle(false), FORBIDS],
  ['a bishop lets exchanged tokens pass', guarded(true), 'No token moves in from a neighbour, so we allow it.'],
  ['a bishop does not', guarded(false), FORBIDS],
  ['a figure that is walled in brings no plague', walledIn('stay-no-plague'), 'we let the turn end'],
  ['it does', walledIn('stay-and-plague'), 'by a house rule of this game the plague strikes there'],
  ['the crusader may stay', staying('crusader'), 'The rules say “up to two steps”; we allow it.'],
  ['the serf goes one step', staying('serf'), 'The rules have the Serf go one step'],
  [
    'potions do not protect in the end',
    {
      ...ENDING,
      options: { 'final-plague-potions': 'ignored' },
      cards: { p2: 'magician' },
      regions: { ...ENDING.regions, gallia: { rats: 1, p2: 1 } },
      lastRound: [['p2', '<use card="magician"><potion region="gallia"/></use>']],
      final: [...NOTHING, REVEAL],
    },
    'by a house rule of this game potions do not protect in the final plague',
  ],
  ['the peasant alone', placing('peasant', 1, 3), 'the Peasant adds just 1'],
  ['peasant and queen', placing('peasant queen', 1, 5), 'Peasant and Queen together add 3 at most'],
  ['peasant and queen without tokens', placing('peasant queen', 0, 4), 'Peasant and Queen together add 3 at most'],
  [
    'the first place that there is not',
    {
      cards: { p1: 'pied-piper' },
      regions: { gallia: { p1: 1, rats: 3 }, italia: { rats: 1 } },
      turns: turn(ITALIA, '<use card="pied-piper"><pipe from="gallia" to="italia" rats="2" slots="0 1"/></use>'),
    },
    'there is none at place 0',
  ],
  [
    'one cube is one cube',
    { ...ENDING, cards: { p2: 'baker' }, baker: { p2: 1 }, lastRound: [['p2']], final: NOTHING },
    'must set it down',
  ],
] as const)('%s', (_, plan: GamePlan, says) => {
  const said = saidOf(plan);
  expect(
    said.filter((one) => one.includes(says)),
    said.join('\n'),
  ).toHaveLength(1);
});

test('where no plague is at work it is said once that the serf is not due', () => {
  const add = '<use card="serf"><add region="anglia" cubes="1"/></use>';
  const said = saidOf({ ...ENDING, cards: { p2: 'serf' }, lastRound: [['p2', add]], final: NOTHING });
  expect(said.filter((one) => one.includes('Serf'))).toEqual([
    'p2 adds a cube with the Serf, but the last token has destroyed no cube of another player.',
  ]);
});

function saidOf(plan: GamePlan): readonly string[] {
  const [game] = readLog(gameLog(plan).text).games;
  if (!game) throw new Error('no game');
  return check(game).findings.map((finding) => message(finding, english));
}

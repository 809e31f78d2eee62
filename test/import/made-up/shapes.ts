/**
 * Two shapes that nobody has planned for: what the server of a club keeps of a game of Tallinn, and a score sheet of Valletta in German.
 * Written from what people would save, before the profiles beside it; shares no code with the importer.
 */
import type { Plain } from '../shapes.js';

const inside = (plain: Plain, name: string): readonly Plain[] => plain.children.filter((child) => child.name === name);
const part = (plain: Plain, name: string): Plain => {
  const [first] = inside(plain, name);
  if (!first) throw new Error(`no ${name}`);
  return first;
};

const isOfPersons = ({ attributes }: Plain): boolean => attributes['estate'] !== 'tower';

/** Rounds by their numbers; who did what by seats; what a card shows in the words of the club. */
export function clubServer(game: Plain): string {
  const players = inside(part(game, 'players'), 'player');
  const seatOf = (id = ''): number => players.findIndex(({ attributes }) => attributes['id'] === id) + 1;
  const setup = part(game, 'setup');
  const cardOf = (card = ''): string => (card === 'legate' ? 'L' : card);
  const fight = ({ attributes: { player, estate, points } }: Plain): object => {
    return { by: seatOf(player), over: estate?.toUpperCase(), won: Number(points) };
  };
  const bySeat = (of: readonly Plain[], said: (attributes: Plain['attributes']) => unknown): object =>
    Object.fromEntries(of.map(({ attributes }) => [String(seatOf(attributes['player'])), said(attributes)]));
  const moves = part(game, 'moves');
  const rounds = inside(moves, 'round').map((round, index) => [
    String(index + 1),
    {
      shown: inside(round, 'play').map(({ attributes: { player, card, side } }) => ({
        seat: seatOf(player),
        face: `${cardOf(card)}/${side}`,
      })),
      fights: inside(round, 'contest').map(fight),
      walls: inside(round, 'tower').map(({ attributes: { player, from, card } }) => ({
        seat: seatOf(player),
        from: from === 'display' ? 'ROW' : from === 'hand' ? 'HAND' : 'PASS',
        ...(card !== undefined && { card: cardOf(card) }),
      })),
      pulls: bySeat(inside(round, 'draw'), ({ card }) => cardOf(card)),
      // The clock of the server says nothing about the game.
      tick: 1000 + index,
    },
  ]);
  const final = part(moves, 'final');
  return JSON.stringify({
    app: 'Stammtisch',
    match: {
      key: game.attributes['id'],
      seats: players.map(({ attributes: { id, name } }) => ({ seat: seatOf(id), nick: name })),
      house: Object.fromEntries(
        inside(part(game, 'options'), 'option').map(({ attributes: { name, value } }) => [name, value]),
      ),
      dealt: bySeat(inside(setup, 'start'), ({ card }) => card),
      hands: bySeat(inside(setup, 'hand'), ({ cards = '' }) => cards.split(' ').map(cardOf)),
    },
    rounds: Object.fromEntries(rounds),
    end: {
      legates: bySeat(inside(final, 'bonus'), ({ estate }) => estate?.toUpperCase()),
      fights: inside(final, 'contest').filter(isOfPersons).map(fight),
      walls: bySeat(inside(final, 'towers'), ({ cards = '' }) => cards.split(' ').map(cardOf)),
      crowns: bySeat(
        inside(final, 'contest').filter((contest) => !isOfPersons(contest)),
        ({ points }) => Number(points),
      ),
    },
    table: inside(part(game, 'result'), 'score').map(({ attributes: { player, points, rank } }) => ({
      seat: seatOf(player),
      total: Number(points),
      place: Number(rank),
    })),
  });
}

const GERMAN: Readonly<Record<string, string>> = {
  ...{ gold: 'Gold', wood: 'Holz', stone: 'Stein', brick: 'Ziegel', jean: 'Jean', apprentice: 'Lehrling' },
  ...{ shopkeeper: 'Krämerin', lumberjack: 'Holzfäller', 'stone-sculptor': 'Steinhauer', maid: 'Magd' },
  ...{ 'brick-worker': 'Ziegelstreicher', builder: 'Baumeister', trader: 'Händlerin', woodworker: 'Schreiner' },
  ...{ merchant: 'Kaufmann', carver: 'Steinmetz', mason: 'Ziegler', banker: 'Bankier', rekuk: 'Rekuk' },
};
const inGerman = (word: string): string => GERMAN[word] ?? word;

const COLUMNS = [
  ...['Was', 'Zug', 'Wer', 'Karte', 'Feld', 'Baut', 'Baut aus', 'Preis', 'Nimmt', 'Tauscht', 'Fass'],
  ...['Stellt ein', 'Entlässt', 'Zieht', 'Punkte'],
];

/** A row for each card that was played; several things in a cell, with commas between them. */
export function scoreSheet(game: Plain): string {
  const players = inside(part(game, 'players'), 'player');
  const nameOf = (id = ''): string =>
    players.find(({ attributes }) => attributes['id'] === id)?.attributes['name'] ?? id;
  const goods = (text = ''): string =>
    text
      .split(' ')
      .map((word) => word.split(':'))
      .map(([good = '', count = '1']) => `${count} ${inGerman(good)}`)
      .join(', ');
  const cards = (text = ''): string => text.split(' ').map(inGerman).join(', ');
  const rows: Readonly<Record<string, string>>[] = [];
  for (const { attributes } of players) rows.push({ Was: 'Spieler', Wer: attributes['name'] ?? '' });
  for (const { attributes } of inside(part(game, 'options'), 'option'))
    rows.push({ Was: 'Regel', Karte: attributes['name'] ?? '', Feld: attributes['value'] ?? '' });
  rows.push({ Was: 'Werte', Karte: part(game, 'components').attributes['edition'] ?? '' });
  const setup = part(game, 'setup');
  for (const { attributes } of inside(setup, 'place'))
    rows.push({ Was: 'Auslage', Karte: attributes['building'] ?? '', Feld: attributes['at'] ?? '' });
  for (const { attributes } of inside(setup, 'hand'))
    rows.push({ Was: 'Hand', Wer: nameOf(attributes['player']), Karte: cards(attributes['cards']) });
  let turn = 0;
  for (const move of part(game, 'moves').children) {
    const { name, attributes } = move;
    if (name === 'draft')
      rows.push({ Was: 'Behält', Wer: nameOf(attributes['player']), Nimmt: inGerman(attributes['good'] ?? '') });
    if (name !== 'turn') continue;
    turn += 1;
    const head = { Zug: String(turn), Wer: nameOf(attributes['player']) };
    for (const play of inside(move, 'play')) {
      const [build] = inside(play, 'build');
      const [upgrade] = inside(play, 'upgrade');
      const of = (element: string, attribute: string): string => inside(play, element)[0]?.attributes[attribute] ?? '';
      const paid = (build ?? upgrade)?.attributes['pay'];
      rows.push({
        ...{ Was: 'Karte', ...head, Karte: inGerman(play.attributes['card'] ?? '') },
        ...(build && { Baut: build.attributes['at'] ?? '' }),
        ...(upgrade && { 'Baut aus': upgrade.attributes['at'] ?? '' }),
        ...(paid !== undefined && { Preis: goods(paid) }),
        ...(of('take', 'goods') !== '' && { Nimmt: goods(of('take', 'goods')) }),
        ...(of('exchange', 'give') !== '' && { Tauscht: goods(of('exchange', 'give')) }),
        ...(of('barrel', 'good') !== '' && { Fass: inGerman(of('barrel', 'good')) }),
        ...(of('hire', 'card') !== '' && { 'Stellt ein': inGerman(of('hire', 'card')) }),
        ...(of('dismiss', 'card') !== '' && { Entlässt: inGerman(of('dismiss', 'card')) }),
      });
    }
    for (const draw of inside(move, 'draw'))
      rows.push({ Was: 'Zieht nach', ...head, Zieht: cards(draw.attributes['cards']) });
  }
  for (const { attributes } of inside(part(game, 'result'), 'score'))
    rows.push({ Was: 'Ende', Wer: nameOf(attributes['player']), Punkte: attributes['points'] ?? '' });
  const cell = (text: string): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [COLUMNS.join(';'), ...rows.map((row) => COLUMNS.map((name) => cell(row[name] ?? '')).join(';'))].join('\r\n');
}

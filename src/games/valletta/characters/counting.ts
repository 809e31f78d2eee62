/** Characters that count buildings. @see valletta.md 4.12 and 4.13 */
import { choice, player as playerName } from '../../../engine/message.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOLD } from '../table/goods.js';
import { gain, type Play, score } from '../turn/play.js';

/** valletta.card.chamberlain: one gold for each green building. */
export function chamberlain(play: Play): void {
  const buildings = coloured(play, 'green', 'valletta.card.chamberlain');
  if (buildings === undefined) play.player.unknownGoods[GOLD] = play.table.cityLacks;
  else gain(play, play.player, GOLD, buildings, 'valletta.card.chamberlain');
}

/** valletta.card.philip, -.charles: one point for each building of a colour. */
export function scoreForColour(play: Play, colour: 'green' | 'blue'): void {
  const buildings = coloured(play, colour, play.rule);
  play.judge.applies('valletta.yellow.forced');
  if (buildings === undefined) hidePoints(play);
  else score(play, buildings, play.rule);
}

/** valletta.card.pius: one point for each upgraded building. */
export function pius(play: Play): void {
  const { table, judge, player } = play;
  const buildings = [...table.cellsOf(player.seat)].filter((cell) => cell.upgraded).length;
  judge.line('valletta.card.pius', 'valletta_count', () => ({
    player: playerName(player.id),
    buildings,
    colour: choice('upgraded'),
  }));
  judge.applies('valletta.yellow.forced');
  if (table.unknownCity) hidePoints(play);
  else score(play, buildings, 'valletta.card.pius');
}

function coloured(play: Play, colour: 'green' | 'blue', rule: RuleIdOfValletta): number | undefined {
  const { table, judge, player } = play;
  const buildings = table.buildingsOf(player.seat, colour);
  if (buildings === undefined) judge.doubt(rule, table.cityLacks);
  else judge.line(rule, 'valletta_count', () => ({ player: playerName(player.id), buildings, colour: choice(colour) }));
  return buildings;
}

/** Points that nobody can count may have triggered the end: from here on nothing is certain. */
function hidePoints({ table, judge, player, rule }: Play): void {
  player.unknownPoints = table.cityLacks;
  judge.suspend(table.cityLacks, rule);
}

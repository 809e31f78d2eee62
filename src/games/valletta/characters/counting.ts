/** Characters that count buildings. @see valletta.md 4.12 and 4.13 */
import { choice, player as playerName } from '../../../engine/message.js';
import { FUNCTIONS } from '../rules/functions.js';
import { GOLD } from '../table/goods.js';
import { gain, type Play, score } from '../turn/play.js';

/** valletta.card.chamberlain: one gold for each building of a colour. */
export function goldForBuildings(play: Play): void {
  const buildings = coloured(play);
  if (buildings === undefined) play.player.unknownGoods[GOLD] = play.table.cityLacks;
  else gain(play, play.player, GOLD, buildings, play.rule);
}

/** valletta.card.philip, -.charles: one point for each building of a colour. */
export function pointsForBuildings(play: Play): void {
  const buildings = coloured(play);
  play.judge.applies('valletta.yellow.forced');
  if (buildings === undefined) hidePoints(play);
  else score(play, buildings, play.rule);
}

/** valletta.card.pius: one point for each upgraded building. */
export function pointsForUpgrades(play: Play): void {
  const { table, player, rule } = play;
  const buildings = table.cellsOf(player.seat).filter((cell) => cell.upgraded).length;
  tellCount(play, buildings, 'upgraded');
  play.judge.applies('valletta.yellow.forced');
  if (table.unknownCity) hidePoints(play);
  else score(play, buildings, rule);
}

/** valletta.card.rekuk: points alone. */
export function points(play: Play): void {
  play.judge.applies('valletta.yellow.forced');
  score(play, FUNCTIONS[play.card].points ?? 0, play.rule);
}

/** The buildings of the colour that the card counts; undefined where the record hides some. */
function coloured(play: Play): number | undefined {
  const { table, judge, player, rule } = play;
  const { colour } = FUNCTIONS[play.card];
  const buildings = colour && table.buildingsOf(player.seat, colour);
  if (buildings === undefined) judge.doubt(rule, table.cityLacks);
  else tellCount(play, buildings, colour ?? '');
  return buildings;
}

function tellCount({ judge, player, rule }: Play, buildings: number, colour: string): void {
  judge.line(rule, 'valletta_count', () => ({ player: playerName(player.id), buildings, colour: choice(colour) }));
}

/** Points that nobody can count may have triggered the end: from here on nothing is certain. */
function hidePoints({ table, judge, player, rule }: Play): void {
  player.unknownPoints = table.cityLacks;
  judge.suspend(table.cityLacks, rule);
}

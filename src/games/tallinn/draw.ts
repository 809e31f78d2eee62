/** Drawing: one card each at the end of a round, while the pile lasts. @see tallinn.md 4.8 */
import type { Judge, Located } from '../../engine/judge.js';
import { name, player as playerName } from '../../engine/message.js';
import { known } from '../../log/attribute.js';
import { enact } from './enact.js';
import { spoiledBy } from './play.js';
import type { RuleIdOfTallinn } from './rulebook.js';
import { isNumber } from './setup.js';
import { numberOf, type PlayerState, type TableState } from './state.js';
import { type CardName, LEGATE, type TallinnElementOf } from './vocabulary.js';

/** A draw as recorded. @param drawn how many cards the player has drawn in this round before */
export function draw(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  element: TallinnElementOf<'draw'>,
  drawn: number,
  restsOn: readonly string[],
): void {
  const card = known(element.values.card);
  const isFirst = judge.require('tallinn.draw.one', drawn === 0, () => ({
    message: 'tallinn_draws-twice',
    with: { player: playerName(player.id), count: drawn + 1 },
    expected: '1',
    actual: String(drawn + 1),
    element,
    player: player.id,
    restsOn,
    spoils: [`${player.id} hand`, 'rounds'],
  }));
  judge.require('tallinn.draw.empty-pile', player.cards.pileSize > 0, () => ({
    message: 'tallinn_pile-empty',
    with: { player: playerName(player.id) },
    element,
    player: player.id,
    restsOn: [`${player.id} cards`, `${player.id} pile`, ...(isFirst ? restsOn : ['rounds'])],
    spoils: spoiledBy(player),
  }));
  if (card !== undefined && player.cards.pileSize > 0) checkDrawn(table, judge, player, card, element);
  take(judge, player, card);
}

/** tallinn.setup.full-set, tallinn.legate.opening-hand */
function checkDrawn(
  table: TableState,
  judge: Judge,
  player: PlayerState,
  card: CardName,
  element: TallinnElementOf<'draw'>,
): void {
  const possible = player.cards.canArrive(numberOf(card));
  judge.require(ruleOfDrawn(table, card), possible, () => ({
    kind: 'wrong',
    message: 'tallinn_not-in-pile',
    with: {
      player: playerName(player.id),
      card: name('card', card),
      where: {
        type: 'choice',
        choice: card !== LEGATE && !isNumber(card) ? 'no-set' : card === LEGATE ? 'legate' : 'seen',
      },
    },
    actual: card,
    element,
    attribute: 'card',
    player: player.id,
    restsOn: [`${player.id} cards`],
    spoils: [`${player.id} cards`],
  }));
}

function ruleOfDrawn(table: TableState, card: CardName): RuleIdOfTallinn {
  if (table.edition.starts.has(card)) return 'tallinn.setup.start-cards-leftover';
  if (card !== LEGATE) return 'tallinn.setup.full-set';
  return table.profile.legate ? 'tallinn.legate.opening-hand' : 'tallinn.legate.one-each';
}

/**
 * The log has no draw of a player at the end of a round.
 * @param isRecorded true where the log says that it holds all draws
 */
export function unrecordedDraw(
  judge: Judge,
  player: PlayerState,
  isRecorded: boolean,
  round: Located,
  restsOn: readonly string[],
): void {
  if (player.cards.pileSize === 0) {
    enact(judge, 'tallinn.draw.empty-pile');
    return;
  }
  if (!isRecorded) return take(judge, player, undefined);
  judge.require('tallinn.draw.one', false, () => ({
    kind: 'missing',
    message: 'tallinn_draw-missing',
    with: { player: playerName(player.id), pile: player.cards.pileSize },
    element: round,
    play: null,
    player: player.id,
    restsOn: [`${player.id} cards`, `${player.id} pile`, ...restsOn],
    spoils: [`${player.id} hand`, `${player.id} pile`, 'rounds'],
  }));
}

function take(judge: Judge, player: PlayerState, card: CardName | undefined): void {
  const isLast = player.cards.pileSize === 1 && !player.cards.isUncertain;
  judge.effect('tallinn.draw.one', {
    verb: 'draw',
    player: player.id,
    thing: 'card',
    ...(card !== undefined && { which: card }),
    amount: 1,
    from: player.cards.pileSize > 0 ? player.places.pile : '',
    to: player.places.hand,
  });
  if (isLast) judge.line('tallinn.draw.empty-pile', 'tallinn_pile-used-up', () => ({ player: playerName(player.id) }));
}

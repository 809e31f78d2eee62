/** A turn of Valletta: plays, discard and refill, and what is claimed there. rules/valletta.md 3.2 to 3.5, 4.4, 4.15. */
import { all, type Element, get, tagOf, words } from './element.js';
import { functionOf, perform } from './valletta-cards.js';
import { amounts, cardsAt, cellsOf, changed, has, isOut, lay, layAll, type Table } from './valletta-table.js';
import { demand, type Place } from './verdict.js';

/** @param mayBeCut the record ends here, and may end in the middle of the turn */
export function playTurn(table: Table, turn: Element, expected: string, mayBeCut: boolean): void {
  const place: Place = { section: 'turn', turn: table.turn };
  const player = get(turn, 'player');
  demand(!table.players.every((id) => isOut(table, id)), place, `${tagOf(turn)}: the game is over`);
  demand(player === expected, place, `${tagOf(turn)}: it is the turn of ${expected}`);
  const reduced = table.options['variant.start-player'] === 'true' && table.turn <= 2 ? table.turn : 3;
  const played: string[] = [];
  let refilled = false;
  for (const element of turn.children) {
    if (element.name === 'play') {
      demand(!refilled, place, `${tagOf(element)}: after the refill`);
      demand(played.length < reduced, place, `${tagOf(element)}: only ${reduced} plays`);
      playCard(table, player, played, element, place);
    } else if (element.name === 'draw') {
      demand(!refilled, place, `${tagOf(element)}: a second refill`);
      checkPlays(table, player, played, reduced, place);
      refill(table, player, element, place);
      refilled = true;
    } else if (element.name === 'final-phase') {
      checkFinalPhase(table, element, place);
    } else if (element.name === 'state') checkState(table, element, place);
    else if (element.name !== 'note') throw new Error(`the oracle does not know ${tagOf(element)} here`);
  }
  if (!refilled && mayBeCut) return;
  if (!refilled) {
    checkPlays(table, player, played, reduced, place);
    refill(table, player, undefined, place);
  }
  shuffleIfTriggered(table);
}

/** Behind the turn of the first trigger the final phase begins. */
export function shuffleIfTriggered(table: Table): void {
  if (table.final || table.triggers.length === 0) return;
  table.final = true;
  for (const id of table.players) layAll(table, `${id} discard`, `${id} pile`);
}

function checkPlays(table: Table, player: string, played: readonly string[], due: number, place: Place): void {
  const empty = cardsAt(table, `${player} hand`).length === 0;
  demand(played.length === due || empty, place, `${played.length} plays of ${due}`);
}

/** @param played the cards played before in this turn */
export function playCard(table: Table, player: string, played: string[], play: Element, place: Place): void {
  const card = get(play, 'card');
  table.play += 1;
  demand(lay(table, card, `${player} hand`, `${player} slot`), place, `${tagOf(play)}: not in hand`);
  const pointsBefore = has(table, player, 'points');
  const chain = table.options['house.apprentice-chain'] === 'chain';
  perform(table, player, functionOf(card, played, chain), play, place);
  played.push(card);
  if (isEnough(table, pointsBefore, has(table, player, 'points'))) {
    table.triggers.push({ kind: 'points', player, turn: table.turn });
  }
  for (const effect of all(play, 'effect')) {
    const of = get(effect, 'player');
    demand(table.players.includes(of), place, `${tagOf(effect)}: nobody has this id`);
    for (const [what, value] of Object.entries(effect.attributes)) {
      if (what === 'player') continue;
      demand(
        Number(value) === changed(table, of, what),
        place,
        `${tagOf(effect)}: ${what} ${changed(table, of, what)}`,
      );
    }
  }
}

/** 25 points bring the end: reached or passed, or on the spot. */
function isEnough({ options }: Table, before: number, after: number): boolean {
  return options['house.trigger-25'] === 'exact' ? before !== 25 && after === 25 : before < 25 && after >= 25;
}

/** Played cards to the discard pile, then cards until there are five: from the pile, then from the shuffled discard pile. */
export function refill(table: Table, player: string, draw: Element | undefined, place: Place): void {
  const [hand, pile, discard] = [`${player} hand`, `${player} pile`, `${player} discard`];
  layAll(table, `${player} slot`, discard);
  const cards = draw ? words(draw, 'cards') : [];
  let shuffled = false;
  let drawn = 0;
  while (cardsAt(table, hand).length < 5) {
    if (cardsAt(table, pile).length === 0) {
      if (table.final || cardsAt(table, discard).length === 0) break;
      layAll(table, discard, pile);
      shuffled = true;
    }
    const card = cards[drawn];
    demand(card !== undefined, place, `${drawn} cards drawn: too few`);
    demand(lay(table, card, pile, hand), place, `${card} is not in the pile`);
    drawn += 1;
  }
  const isEager = table.options['house.reshuffle'] === 'eager' && !table.final;
  if (isEager && cardsAt(table, pile).length === 0 && cardsAt(table, discard).length > 0) {
    layAll(table, discard, pile);
    shuffled = true;
  }
  demand(drawn === cards.length, place, `${cards.length} cards drawn instead of ${drawn}`);
  const said = draw?.attributes['reshuffled'];
  demand(said === undefined || said === String(shuffled), place, `reshuffled: ${shuffled}`);
}

/** It stands in the turn of the first trigger, or behind it. */
export function checkFinalPhase(table: Table, claim: Element, place: Place): void {
  const [first] = table.triggers;
  demand(first !== undefined && first.turn === table.turn, place, `${tagOf(claim)}: not triggered in this turn`);
  for (const [name, value] of Object.entries(claim.attributes)) {
    const holds = name === 'trigger' ? value === first.kind : value === first.player;
    demand(holds, place, `${tagOf(claim)}: triggered by ${first.player}, ${first.kind}`);
  }
}

/** What somebody has, or what lies on the table, where the claim stands. */
export function checkState(table: Table, state: Element, place: Place): void {
  const player = state.attributes['player'];
  demand(player === undefined || table.players.includes(player), place, `${tagOf(state)}: nobody has this id`);
  for (const [name, value] of Object.entries(state.attributes)) {
    if (name === 'player') continue;
    if (name === 'supply') {
      const said = amounts(value);
      const lying = amounts(cardsAt(table, 'supply').join(' '));
      const names = [...Object.keys(said), ...Object.keys(lying)];
      demand(
        names.every((card) => (said[card] ?? 0) === (lying[card] ?? 0)),
        place,
        `${tagOf(state)}: supply`,
      );
      continue;
    }
    const counted = player === undefined ? table.jean : countOf(table, player, name);
    demand(Number(value) === counted, place, `${tagOf(state)}: ${name} is ${counted}`);
  }
}

function countOf(table: Table, player: string, name: string): number {
  if (name === 'houses') return 8 - cellsOf(table, player).length;
  if (['hand', 'pile', 'discard'].includes(name)) return cardsAt(table, `${player} ${name}`).length;
  return has(table, player, name);
}

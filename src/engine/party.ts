/** Who plays: what every game asks of the players that a log declares. */

import type { Element } from '../log/vocabulary.js';
import type { Judge } from './judge.js';
import { choice, type Parameters, player, quoted } from './message.js';
import { HUES } from './named.js';
import { PARTY } from './quantity.js';
import type { Roster } from './roster.js';
import type { RuleId } from './rule.js';

/** The rules and sentences of a game for its players. */
export interface PartyRules {
  readonly count: RuleId;
  readonly countMessage: string;
  /** Players that each have a colour of their own; undefined where the game does not ask for it. */
  readonly colour?: RuleId;
  readonly colourMessage?: string;
}

const FEWEST = 2;
const MOST = 4;

/** True for as many players as these games are for: two to four. */
export function isParty({ size }: Pick<Roster, 'size'>): boolean {
  return size >= FEWEST && size <= MOST;
}

/** What pieces are painted in, with a name in every language; anything else is told as the log writes it. */
const COLOURS: ReadonlySet<string> = new Set<string>([...HUES, 'black', 'white']);

/** Two to four players, each with another colour. @param game the `<game>` element */
export function requireParty(judge: Judge, roster: Roster, game: Element, rules: PartyRules): void {
  const players = game.children.find((child) => child.name === 'players') ?? game;
  const { size, participants } = roster;
  judge.require(rules.count, isParty(roster), () => ({
    kind: 'setup',
    message: rules.countMessage,
    with: { count: size },
    expected: `${FEWEST}..${MOST}`,
    actual: String(size),
    element: players,
    // No more can be written that would make them fewer.
    certain: size > MOST,
    // What is laid out for so many players can only be as wrong as their number.
    taints: [PARTY],
  }));
  for (const [seat, { id, colour }] of participants.entries()) {
    judge.line(rules.count, 'engine-seat', () => ({
      seat: seat + 1,
      player: player(id),
      ...colourOf(colour),
      has: choice(colour === undefined ? 'none' : 'colour'),
    }));
  }
  const { colour: colourRule, colourMessage } = rules;
  if (colourRule === undefined || colourMessage === undefined) return;
  const owners = new Map<string, string>();
  for (const { id, colour } of participants) {
    const other = colour === undefined ? undefined : owners.get(colour);
    if (colour !== undefined) owners.set(colour, id);
    judge.require(colourRule, other === undefined, () => ({
      kind: 'setup',
      message: colourMessage,
      with: { player: player(id), other: player(other ?? id), ...colourOf(colour) },
      element: players.children.find((child) => child.name === 'player' && child.values['id'] === id) ?? players,
      attribute: 'colour',
    }));
  }
}

function colourOf(colour = ''): Parameters {
  return { colour: quoted(colour), word: choice(COLOURS.has(colour) ? colour : 'other') };
}

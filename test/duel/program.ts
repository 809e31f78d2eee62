/**
 * A program that referees games, and shares no code with Kiebitz: the second referee of the tests, asked line by line. It
 * lists no moves, but says of any whether it is legal. With the name of a bug it has that one.
 *
 *   node .build/run.js test/duel/program.ts [BUG]
 */
import { createInterface } from 'node:readline';
import { REFEREES, type Referee } from '../brute-force/referees.js';
import type { Element } from '../oracle/element.js';
import { overlook } from '../oracle/verdict.js';
import { BUGS } from './bugs.js';

/** What makes room for what is played. */
const ROOMS: ReadonlySet<string> = new Set(['moves', 'turn', 'round', 'last-round', 'final', 'final-plague']);

/**
 * The figure has moved, nothing can be spread, and nothing is there to be turned up. The second referee then calls the turn over at
 * once, we only after the step in which nothing was spread: cards may still be used before it. The rules can be read either way.
 */
const EITHER_WAY = /: the turn is over$/;

type Json = Readonly<Record<string, unknown>>;

class Game {
  private readonly root: Element;
  /** The rooms that are open, the game first. */
  private path: Element[];
  /** What it knows in the innermost of them. */
  private referee: Referee | undefined;

  constructor(
    readonly ruleset: keyof typeof REFEREES,
    players: readonly string[],
    options: Readonly<Record<string, string>>,
    edition: string,
  ) {
    this.root = node('game', { ruleset, id: 'duel' }, [
      node(
        'players',
        {},
        players.map((id) => node('player', { id, colour: id })),
      ),
      node(
        'options',
        {},
        Object.entries(options).map(([name, value]) => node('option', { name, value })),
      ),
      node('components', { edition }),
    ]);
    this.path = [this.root];
  }

  /** @returns whether it is legal */
  play(element: Element, within: string): boolean {
    if (!this.judge(element, within)) return false;
    const room = this.roomOf(within);
    room.children.push(element);
    this.path = this.path.slice(0, this.path.indexOf(room) + 1);
    if (ROOMS.has(element.name)) this.path.push(element);
    if (ROOMS.has(element.name) || within !== this.referred) this.referee = undefined;
    return true;
  }

  /** The same without playing it. */
  judge(element: Element, within: string): boolean {
    const room = this.roomOf(within);
    if (within === 'game' || ROOMS.has(element.name)) return true;
    const bug = BUGS.find(({ name, ruleset }) => ruleset === this.ruleset && name === process.argv[2]);
    if (bug?.refuses?.(element, room)) return false;
    if (room !== this.path.at(-1) || !this.referee || this.referred !== within) this.referee = this.refereeIn(room);
    this.referred = within;
    return this.referee?.after(element) !== undefined;
  }

  private referred = '';

  private refereeIn(inside: Element): Referee | undefined {
    const parent = this.path[this.path.indexOf(inside) - 1] ?? this.root;
    try {
      return REFEREES[this.ruleset]({ game: this.root, inside, parent });
    } catch {
      return undefined;
    }
  }

  private roomOf(name: string): Element {
    const room = this.path.findLast((one) => one.name === name);
    if (!room) throw new Error(`no ${name} is open`);
    return room;
  }
}

function node(name: string, attributes: Record<string, string>, children: Element[] = []): Element {
  return { name, attributes, children, text: '' };
}

function elementOf({ type, children = [], text: _, ...attributes }: Json): Element {
  return node(String(type), attributes as Record<string, string>, (children as Json[]).map(elementOf));
}

let game: Game | undefined;
const overlooks = BUGS.find(({ name }) => name === process.argv[2])?.overlooks;
overlook(overlooks ? new RegExp(`${overlooks.source}|${EITHER_WAY.source}`) : EITHER_WAY);
Error.stackTraceLimit = 0;

createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line) as Json & { readonly within: string; readonly element: Json };
  const say = (answer: object): void => {
    process.stdout.write(`${JSON.stringify({ id: question['id'], ...answer })}\n`);
  };
  const verdict = (isLegal: boolean | undefined): void => say({ verdict: isLegal === true ? 'legal' : 'illegal' });
  const { ruleset, players, options, edition, within, element } = question;
  switch (question['do']) {
    case 'open':
      game = new Game(
        ruleset as Game['ruleset'],
        players as string[],
        options as Record<string, string>,
        String(edition),
      );
      return say({});
    case 'play':
      return verdict(game?.play(elementOf(element), within));
    case 'why-not':
      return verdict(game?.judge(elementOf(element), within));
    default:
      return say({ error: { code: 'unknown-request', message: 'not known here' } });
  }
});

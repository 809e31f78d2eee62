/** How bots come off against each other, on the terminal and as JSON. */
import type { Estimate } from '../analysis/intervals.js';
import type { Speaker } from '../text/speaker.js';

/** What was played, and who came in where. */
export interface Duel {
  readonly ruleset: string;
  readonly edition: string;
  /** Those that were given. */
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly seed: number;
  readonly deals: number;
  /** All games: each deal is played once for each seat of the first bot. */
  readonly games: number;
  readonly playOuts: number;
  /** The one that sits at the table alone, then the others. */
  readonly bots: readonly { readonly bot: string; readonly shares: readonly Estimate[] }[];
}

const NAME_WIDTH = 8;
const CELL_WIDTH = 28;

/** A line for each bot, a column for each place. */
export function* duelText(duel: Duel, speaker: Speaker): Generator<string> {
  const { ruleset, players, deals, games, seed, bots } = duel;
  const [alone = '', others = ''] = bots.map(({ bot }) => bot);
  yield speaker.text('play-paired-lead', { game: speaker.name('game', ruleset), players, deals, games, seed });
  yield speaker.text('play-paired-who', { alone, others, against: players - 1 });
  yield '';
  const places = Array.from({ length: players }, (_, place) => speaker.text('play-paired-place', { place: place + 1 }));
  yield `${' '.repeat(NAME_WIDTH)}${places.map((place) => place.padStart(CELL_WIDTH)).join('')}`;
  for (const { bot, shares } of bots) {
    const cells = shares.map((share) => shareText(share, speaker).padStart(CELL_WIDTH));
    yield `${bot.padEnd(NAME_WIDTH)}${cells.join('')}`;
  }
  yield '';
  yield speaker.text('play-paired-equal', { share: 100 / players });
}

function shareText({ value, low, high }: Estimate, speaker: Speaker): string {
  const share = speaker.text('play-paired-share', { share: 100 * value });
  return low === null || high === null
    ? share
    : speaker.text('play-paired-interval', { share: 100 * value, low: 100 * low, high: 100 * high });
}

/** A contract: docs/output.md. */
export function duelJson({ bots, ...duel }: Duel): object {
  const told = bots.map(({ bot, shares }) => ({
    bot,
    places: shares.map(({ value, low, high }) => ({ share: value, low, high })),
  }));
  return { ...duel, bots: told };
}

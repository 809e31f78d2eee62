/** Who held which card when, and what it did for its owner. */
import { type CardRecord, cardRecords } from '../../analysis/card-events.js';
import { CARD_EVENTS, type CardEventKind } from '../../engine/holdings.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure } from '../model.js';
import { anchorOf, placeName, spotOfTurn } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { playerLegend } from './legends.js';
import { plain, turnsOnAxis } from './time.js';

/** @returns undefined for a game without such cards, and while nobody has held one */
export function holdingsFigure(context: Context): Figure | undefined {
  const { presentation, replayed, transcript, speaker, players, game } = context;
  if (!presentation.holdings) return undefined;
  const holdings = presentation.holdings.of(replayed.table);
  const turns = turnsOnAxis(context);
  const last = turns.at(-1)?.turn ?? 0;
  if (last === 0 || holdings.every(({ tenures }) => tenures.length === 0)) return undefined;
  const records = cardRecords(
    transcript,
    players.map(({ id }) => id),
    last,
    holdings,
    presentation.holdings.events,
    presentation.holdings.costs(replayed.table),
  );
  // The axis has one tick per turn, wherever the log's first turn stands.
  const tickOf = (turn: number): number => Math.max(0, Math.min(last, turn - 1));
  const name = (seat: number): string => players[seat]?.name ?? '';
  const cardName = (card: string): string => {
    const holding = holdings.find((one) => one.id === card);
    return holding ? capitalised(nameOf(speaker, holding.name)) : card;
  };
  const lanes = holdings.map((holding) => ({
    name: cardName(holding.id),
    kind: nameOf(speaker, holding.kind),
    notes: notesOf(
      context,
      records.filter(({ card }) => card === holding.id),
    ),
    spans: holding.tenures
      .map(({ seat, since, until }) => ({
        seat,
        from: tickOf(since),
        to: tickOf(until ?? last + 1),
        href: `#${anchorOf(spotOfTurn(since))}`,
        title: speaker.text('report-tenure', {
          card: cardName(holding.id),
          player: name(seat),
          since,
          until: until ?? 0,
        }),
      }))
      .filter(({ from, to }) => to > from),
  }));
  const busiest = [...records].sort((a, b) => b.uses - a.uses)[0];
  const texts = figureTexts(context, 'cards', {
    card: busiest ? cardName(busiest.card) : '',
    player: busiest ? name(busiest.seat) : '',
    uses: busiest?.uses ?? 0,
  });
  return {
    ...texts,
    summary: holdings
      .map((holding) =>
        speaker.text('report-tenure-summary', {
          card: cardName(holding.id),
          taken: holding.tenures.length,
          owners: speaker.list([...new Set(holding.tenures.map(({ seat }) => name(seat)))]),
        }),
      )
      .join(' '),
    legend: playerLegend(context),
    drawing: {
      kind: 'tenures',
      data: {
        ticks: last + 1,
        turns: turns.map(({ turn, label, href }) => ({
          tick: tickOf(turn),
          label,
          href,
          title: placeName(context, spotOfTurn(turn)),
        })),
        players: players.map(({ seat, name: player, hue }) => ({ seat, name: player, hue })),
        lanes,
        words: { turn: speaker.text('report-axis-turn') },
      },
    },
    table: {
      caption: speaker.text(`report-${game.ruleset}-cards-table`),
      columns: headings(speaker, 'report', 'card', 'player', 'turns-held', 'uses', ...CARD_EVENTS),
      rows: records.map(({ card, seat, turns: held, uses, sums }) => [
        plain(cardName(card)),
        plain(name(seat)),
        plain(held),
        plain(uses),
        ...CARD_EVENTS.map((event) => plain(sums[event])),
      ]),
    },
  };
}

/** What a card did for all its owners together. */
function notesOf({ speaker }: Context, records: readonly CardRecord[]): readonly string[] {
  const uses = records.reduce((sum, record) => sum + record.uses, 0);
  if (records.length === 0) return [];
  const told = (event: CardEventKind): readonly string[] => {
    const amount = records.reduce((sum, { sums }) => sum + sums[event], 0);
    return amount > 0 ? [speaker.text(`report-event-${event}`, { amount })] : [];
  };
  const done = CARD_EVENTS.filter((event) => event !== 'cost').flatMap(told);
  return [
    [speaker.text('report-uses', { uses }), ...told('cost')].join(' · '),
    ...(done.length > 0 ? [done.join(' · ')] : []),
  ];
}

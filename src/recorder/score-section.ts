/** How it stands: the score now, if the game ended now, and in the end. */
import { dom } from './dom.js';
import type { Frame } from './screen.js';
import type { TableGame } from './table-game.js';

export function scoreSection({ speaker, kit }: Frame, game: TableGame): HTMLElement {
  const { presentation } = kit.game;
  const { players, scores } = game.story.replayed;
  const sample = game.sample;
  const now = sample[presentation.score] ?? [];
  const ended = sample[presentation.worthNow];
  const final = game.isOver ? scores : [];
  const told = (value: number | undefined): string =>
    value === undefined ? '' : value.toLocaleString(speaker.language).replace('-', '−');
  const heads = [
    'record-score-player',
    'record-score-now',
    ...(final.length > 0 ? ['record-score-final'] : ended ? ['record-score-ended'] : []),
  ];
  return dom(
    'section',
    { class: 'scores', 'aria-labelledby': 'score-heading' },
    dom('h2', { id: 'score-heading' }, speaker.text('record-score')),
    dom(
      'table',
      {},
      dom(
        'thead',
        {},
        dom(
          'tr',
          {},
          heads.map((id) => dom('th', { scope: 'col' }, speaker.text(id))),
        ),
      ),
      dom(
        'tbody',
        {},
        players.map(({ id, name }, seat) => {
          const score = final.find(({ player }) => player === id);
          const last = score
            ? speaker.text('record-score-ranked', { points: score.points, rank: score.rank })
            : final.length === 0 && ended
              ? told(ended[seat])
              : undefined;
          return dom(
            'tr',
            {},
            dom('th', { scope: 'row' }, dom('bdi', {}, name ?? id)),
            dom('td', {}, told(now[seat])),
            last === undefined ? undefined : dom('td', {}, last),
          );
        }),
      ),
    ),
  );
}

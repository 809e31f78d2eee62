/** The board as it lies now. What a move is about can be pointed at: with a finger, or with keys. */
import { drawScene } from '../charts/scene.js';
import type { SceneSpot } from '../charts/slots.js';
import { panelsOf } from '../charts/still.js';
import { filmOf } from '../report/film.js';
import { playerViews } from '../report/players.js';
import { sceneData } from '../report/scene-words.js';
import { dom } from './dom.js';
import { lyingOn } from './lying.js';
import type { Offer } from './offer.js';
import type { Frame } from './screen.js';
import type { TableGame } from './table-game.js';
import { playerOf, type Thing, touches } from './touch.js';

/** What is pointed at. */
export interface Touching {
  readonly offers: readonly Offer[];
  readonly touched: readonly Thing[];
  readonly touch: (touched: readonly Thing[]) => void;
}

export interface BoardPanels {
  /** What is looked at first: the board, or where there is none what lies before the player to move. */
  readonly first: HTMLElement;
  /** What lies before the players, and what belongs to nobody. */
  readonly others: HTMLElement;
  readonly namesOf: (things: readonly Thing[]) => string;
}

/** The picture of now; the one before it is that of the move before. */
const NOW = 1;

/** @returns undefined where the game draws no board yet */
export function boardPanels({ kit, speaker }: Frame, game: TableGame, touching: Touching): BoardPanels | undefined {
  const { board, mover, story } = game;
  if (!board) return undefined;
  const players = playerViews(story.replayed.players, kit.game.presentation.cardHues);
  const seat = players.find(({ id }) => id === mover)?.seat ?? null;
  const film = filmOf(board.scene, [board.before, board.now], [seat, seat]);
  const drawing = drawScene(sceneData(speaker, board.scene, players, film));
  const { panels } = drawing;
  const lying = lyingOn(speaker, board.scene, board.now, players);
  const spots = drawing.spotsIn(NOW);
  const toldOf = ({ id, name, panel }: SceneSpot): string => {
    const here = panels[panel]?.kind === 'board' ? (lying.get(id) ?? '') : '';
    return here === '' ? name : `${name} (${here})`;
  };
  const mats = panels.flatMap(({ kind }, panel) => (kind === 'mat' ? [panel] : []));
  const ownerOf = (panel: number): string | undefined => players[mats.indexOf(panel)]?.id;
  const buttonsOn = (panel: number): readonly HTMLElement[] =>
    spots.flatMap((spot) => {
      if (spot.panel !== panel) return [];
      const thing = { id: spot.id, owner: ownerOf(panel) };
      const offers = touching.offers.filter(({ element }) =>
        [...touching.touched, thing].every((one) => touches(element, one, mover)),
      );
      if (offers.length === 0) return [];
      const name = speaker.text('record-spot', { thing: toldOf(spot), count: offers.length });
      return [spotButton(name, spot, panels[panel], thing, touching)];
    });
  const due = new Set(game.offers.map(({ element }) => playerOf(element) ?? mover));
  const isDue = (panel: number): boolean => due.has(ownerOf(panel));
  const [first = -1, ...others] = [
    ...panels.flatMap(({ kind }, panel) => (kind === 'board' ? [panel] : [])),
    ...mats.filter(isDue),
    ...panels.flatMap(({ kind }, panel) => (kind === 'common' ? [panel] : [])),
    ...mats.filter((panel) => !isDue(panel)),
  ];
  const draw = panelsOf(drawing)(NOW, true);
  const panelOf = (panel: number): HTMLElement => {
    const picture = dom('div', { role: 'img', 'aria-label': pictureName(panel) });
    // Our own markup, in which all words of a log are escaped.
    picture.innerHTML = draw[panel] ?? '';
    const told = spots.flatMap((spot) =>
      spot.panel === panel && lying.get(spot.id) ? [dom('li', {}, toldOf(spot))] : [],
    );
    const heard = told.length > 0 && panels[panel]?.kind === 'board' ? dom('ul', { class: 'hidden' }, told) : undefined;
    return dom('div', { class: 'scene-panel' }, picture, heard, buttonsOn(panel));
  };
  const pictureName = (panel: number): string => {
    const { name } = players[mats.indexOf(panel)] ?? {};
    return name === undefined ? speaker.text('record-board') : speaker.text('record-mat', { name });
  };
  const definitions = dom('div');
  definitions.innerHTML = drawing.definitions;
  return {
    first: dom('div', { class: 'scene-first' }, definitions, first < 0 ? undefined : panelOf(first)),
    others: dom('div', { class: 'scene-others' }, others.map(panelOf)),
    namesOf: (things) => speaker.list(things.map(({ id }) => spots.find((spot) => spot.id === id)?.name ?? id)),
  };
}

/** Lies over the picture, in hundredths of it. */
function spotButton(
  name: string,
  { x, y, width, height, panel }: SceneSpot,
  picture: { readonly width: number; readonly height: number } | undefined,
  thing: Thing,
  { touched, touch }: Touching,
): HTMLElement {
  const isThis = ({ id, owner }: Thing): boolean => id === thing.id && owner === thing.owner;
  const isTouched = touched.some(isThis);
  const button = dom('button', {
    ...{ type: 'button', class: 'spot', 'aria-label': name, title: name, 'aria-pressed': String(isTouched) },
    'data-key': `spot-${panel}-${thing.id}`,
    click: () => touch(isTouched ? touched.filter((one) => !isThis(one)) : [...touched, thing]),
  });
  const share = (length: number, whole = 1): string => `${(100 * length) / whole}%`;
  button.style.left = share(x, picture?.width);
  button.style.top = share(y, picture?.height);
  button.style.width = share(width, picture?.width);
  button.style.height = share(height, picture?.height);
  return button;
}

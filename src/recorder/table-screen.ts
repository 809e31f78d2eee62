/** The game itself: what may be done, what was refused, how it stands, what happened, and the record. */
import type { JudgedMove } from '../engine/why-not.js';
import { audienceOf } from '../output/audience.js';
import { sentenceOf } from '../output/json.js';
import { tellMove } from '../output/move-text.js';
import type { Speaker } from '../text/speaker.js';
import { boardPanels } from './board-panels.js';
import { dom } from './dom.js';
import { moveList } from './move-list.js';
import type { Offer } from './offer.js';
import { type Downloads, downloadRecord, recordSection } from './record-section.js';
import type { Remark } from './remark.js';
import { remarkForm } from './remark-form.js';
import { scoreSection } from './score-section.js';
import type { Frame } from './screen.js';
import { button } from './setup-screen.js';
import { storySection } from './story-section.js';
import type { TableGame } from './table-game.js';
import { type Thing, touches } from './touch.js';
import { type Unseen, unseenIn } from './unseen.js';
import { Words } from './words.js';

/** A move that the rules refuse. */
interface Refused {
  readonly offer: Offer;
  readonly judged: JudgedMove;
}

/** A complete move of which something is not seen yet. */
interface Pending {
  readonly offer: Offer;
  readonly unseen: Unseen;
  /** So much of that is to stay unseen. */
  readonly passed: number;
}

/** What somebody is about to choose. */
interface Choosing {
  readonly chosen: readonly string[];
  /** What is pointed at on the board: the moves that are shown are about all of it. */
  readonly touched: readonly Thing[];
  readonly pending?: Pending;
  readonly refused?: Refused;
}

const NOTHING: Choosing = { chosen: [], touched: [] };

/** What the page does for a game. */
export interface AroundTable {
  /** The record is another one. */
  readonly keep: () => void;
  /** The same, and it is to be seen. */
  readonly changed: () => void;
  /** Goes on in a copy; undefined where this is one. */
  readonly copy: (() => void) | undefined;
}

/** One game on the screen. */
export class TableScreen {
  private choosing: Choosing = NOTHING;
  private showsForbidden = false;
  private forbidden: readonly Offer[] | undefined;
  /** What is pointed at on the board, in words. */
  private touchedNow: string | undefined;

  /** @param downloads of this game */
  constructor(
    readonly game: TableGame,
    public downloads: Downloads,
    private readonly around: AroundTable,
  ) {}

  draw(frame: Frame): readonly HTMLElement[] {
    const { speaker } = frame;
    const { game } = this;
    const { touched } = this.choosing;
    const offers = this.isAsking ? [] : this.offers();
    const touch = (things: readonly Thing[]): void => this.choose({ ...NOTHING, touched: things });
    const board = boardPanels(frame, game, { offers, touched, touch });
    this.touchedNow =
      touched.length === 0 ? undefined : speaker.text('record-touched', { things: board?.namesOf(touched) ?? '' });
    return [
      this.bar(frame),
      dom(
        'div',
        { class: 'table' },
        board?.first,
        dom(
          'section',
          { class: 'choose', 'aria-labelledby': 'choose-heading' },
          dom('h2', { id: 'choose-heading' }, speaker.text('record-moves')),
          touched.length === 0
            ? undefined
            : dom(
                'p',
                { class: 'path' },
                dom('span', {}, this.touchedNow),
                button(speaker.text('record-untouch'), () => touch([]), 'untouch'),
              ),
          this.choices(frame),
        ),
        board?.others,
      ),
      scoreSection(frame, game),
      storySection(frame, game, this.remarkForm(frame), (at) => this.moved(game.goTo(at))),
      recordSection(frame, game, this.downloads, (downloads) => {
        this.downloads = downloads;
        this.around.changed();
      }),
    ];
  }

  /** What is to be heard of what was drawn last. */
  heard({ speaker }: Frame): string {
    const { at, length } = this.game;
    return this.touchedNow ?? speaker.text('record-step', { at, length });
  }

  private remarkForm(frame: Frame): HTMLElement | undefined {
    const { remark } = this.game;
    const keep = (written: Remark): void => {
      if (this.game.write(written)) this.around.keep();
    };
    return remark && remarkForm(frame, remark, keep, this.around.changed);
  }

  /** Plays a move if the rules allow it; asks first for what is not seen yet. */
  private take(offer: Offer, passed = 0): void {
    const { game } = this;
    const unseen = offer.truth === false ? undefined : unseenIn(game, offer, passed);
    if (unseen && unseen.choices.length > 0) {
      this.choosing = { ...this.choosing, pending: { offer, unseen, passed } };
      this.around.changed();
      return;
    }
    const judged = game.judge(offer);
    if (judged?.verdict === 'illegal') {
      this.choosing = { ...this.choosing, refused: { offer, judged } };
      this.around.changed();
    } else this.moved(game.play(offer));
  }

  private moved(has: boolean): void {
    if (!has) return;
    this.choosing = NOTHING;
    this.forbidden = undefined;
    this.downloadWhenDue();
    this.around.changed();
  }

  /** Browsers let a page do so right behind a tap. */
  private downloadWhenDue(): void {
    const { every, last } = this.downloads;
    const { at } = this.game;
    const isDue = every > 0 && at - last >= every;
    if (isDue) downloadRecord(this.game);
    this.downloads = { every, last: isDue ? at : Math.min(last, at) };
  }

  private choose(choosing: Choosing): void {
    this.choosing = choosing;
    this.around.changed();
  }

  private bar({ speaker }: Frame): HTMLElement {
    const { game } = this;
    const { at, length } = game;
    const undo = button(speaker.text('record-undo'), () => this.moved(game.undo()), 'undo');
    const redo = button(speaker.text('record-redo'), () => this.moved(game.redo()), 'redo');
    undo.disabled = !game.canUndo;
    redo.disabled = at === length;
    return dom(
      'div',
      { class: 'bar' },
      undo,
      redo,
      dom('span', { class: 'step' }, speaker.text('record-step', { at, length })),
    );
  }

  private choices(frame: Frame): HTMLElement {
    const { speaker } = frame;
    const { game, choosing } = this;
    const { chosen, touched, pending, refused } = choosing;
    const words = wordsOf(frame, game);
    if (refused) return this.refusal(frame, refused);
    if (pending) return this.question(frame, pending, words);
    const offers = this.offers().filter(({ element }) => touched.every((thing) => touches(element, thing, game.mover)));
    const shows = dom('input', {
      type: 'checkbox',
      checked: this.showsForbidden,
      'data-key': 'any',
      change: () => {
        this.showsForbidden = !this.showsForbidden;
        this.choose(NOTHING);
      },
    });
    return dom(
      'div',
      {},
      offers.length === 0
        ? dom('p', {}, speaker.text('record-moves-none'))
        : moveList(frame, {
            offers,
            chosen,
            words,
            choose: (keys) => this.choose({ chosen: keys, touched }),
            take: (offer) => this.take(offer),
          }),
      game.offers.length === 0 && !game.isOver && game.open.length > 1
        ? button(speaker.text('record-end'), () => this.moved(game.end()), 'end', 'main')
        : undefined,
      game.isOver ? undefined : dom('label', { class: 'check' }, shows, speaker.text('record-any')),
      this.around.copy && dom('p', { class: 'tools' }, button(speaker.text('record-try'), this.around.copy, 'try')),
    );
  }

  /** Whether something else is to be answered first. */
  private get isAsking(): boolean {
    return this.choosing.refused !== undefined || this.choosing.pending !== undefined;
  }

  private offers(): readonly Offer[] {
    if (!this.showsForbidden) return this.game.offers;
    this.forbidden ??= this.game.forbidden();
    return [...this.game.offers, ...this.forbidden];
  }

  /** Asks which card, or which token. */
  private question({ speaker }: Frame, { offer, unseen, passed }: Pending, words: Words): HTMLElement {
    const choices = unseen.choices.map(({ value, offer: next }, index) =>
      dom(
        'li',
        {},
        button(words.value(unseen.element, unseen.attribute, value), () => this.take(next, passed), `move-${index}`),
      ),
    );
    return dom(
      'div',
      { class: 'moves' },
      dom(
        'p',
        { class: 'path' },
        dom('span', {}, `${words.element(offer.element.name)}: ${speaker.text('record-which')}`),
      ),
      dom(
        'ul',
        { class: 'forks' },
        choices,
        dom(
          'li',
          {},
          button(speaker.text('record-unseen'), () => this.take(offer, passed + 1), 'unseen'),
        ),
      ),
      button(speaker.text('record-back'), () => this.choose(NOTHING), 'back'),
    );
  }

  private refusal({ speaker }: Frame, { offer, judged }: Refused): HTMLElement {
    const { replayed } = this.game.story;
    const { failure, nearest } = judged;
    const audience = audienceOf(replayed);
    return dom(
      'div',
      { class: 'refusal', role: 'alert' },
      dom('h3', {}, speaker.text('record-refused')),
      failure && dom('p', { class: 'reason' }, sentenceOf(failure, replayed, speaker)),
      failure?.rule ? ruleText(failure.rule, speaker) : undefined,
      nearest.length === 0 ? undefined : dom('h3', {}, speaker.text('record-nearest')),
      dom(
        'ul',
        { class: 'forks' },
        nearest.map((trial, index) => {
          const { headline = '', changes } = tellMove(trial, speaker, audience);
          const near: Offer = { ...offer, element: trial.element, truth: true };
          return dom(
            'li',
            {},
            button([headline, ...changes].join(' · '), () => this.take(near), `near-${index}`),
          );
        }),
      ),
      dom(
        'p',
        { class: 'tools' },
        button(speaker.text('record-another'), () => this.choose(NOTHING), 'another'),
        button(speaker.text('record-anyway'), () => this.moved(this.game.play(offer)), 'anyway', 'danger'),
      ),
    );
  }
}

/** The words of a game, with the names of those who play it. */
export function wordsOf({ kit, speaker }: Frame, { story }: Pick<TableGame, 'story'>): Words {
  return new Words(kit, speaker, audienceOf(story.replayed).playerName);
}

/** The title and the statement of a rule; what breaking it looks like is not in the page. */
function ruleText(rule: string, speaker: Speaker): HTMLElement {
  const id = rule.replaceAll('.', '-');
  const statement = speaker.say({ id, parameters: {} }, { playerName: (player) => player }, 'statement');
  return dom('p', { class: 'rule', 'data-rule': rule }, dom('strong', {}, speaker.text(id)), ` — ${statement}`);
}

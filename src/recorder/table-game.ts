/** A game at a table: what was played, where somebody stands in it, and what may be done there. */
import type { Opening } from '../engine/opening.js';
import type { Frame, Scene } from '../engine/scene.js';
import type { JudgedMove } from '../engine/why-not.js';
import { makesRoom } from '../live/growing-record.js';
import { LiveGame, type Played, type Refusal, type Story } from '../live/live-game.js';
import { playedRecord } from '../live/played-record.js';
import { rawOf, rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { readLogBytes } from '../log/read.js';
import type { Element } from '../log/vocabulary.js';
import type { Kit } from './kit.js';
import { made } from './made.js';
import type { Offer, Place } from './offer.js';
import { isNote, latestMove, type Remark, remarkOn, withRemark } from './remark.js';
import { playerOf } from './touch.js';
import { drawDue, isLeftHidden } from './unseen.js';

/** Why a file is not gone on with. */
export type ImportFailure = 'unreadable' | 'other-game' | Refusal;

/** One game, gone through forwards and backwards. */
export class TableGame implements Place {
  private told: Story | undefined;
  private offered: readonly Offer[] | undefined;

  private constructor(
    readonly kit: Kit,
    readonly root: RawElement,
    private steps: Played[],
    private live: LiveGame,
    private readonly chosen: readonly string[],
  ) {}

  /**
   * @param at so many of the steps are played
   * @param records the kinds of hidden things that are to be written down, if the steps do not say it
   */
  static open(
    kit: Kit,
    root: RawElement,
    steps: readonly Played[],
    at: number = steps.length,
    records: readonly string[] = [],
  ): TableGame | Refusal {
    const live = LiveGame.open(kit.game, root, settingOf(kit), steps.slice(0, at));
    return typeof live === 'string' ? live : new TableGame(kit, root, [...steps], live, records);
  }

  /** Reads the first game of a log in any notation. @param at so many of its elements are played; all where it is left out */
  static read(kit: Kit, text: string, at?: number): TableGame | ImportFailure {
    const { ruleset, vocabulary } = kit.game;
    const bytes = new TextEncoder().encode(text);
    for (const event of readLogBytes(bytes, 'log', (name) => (name === ruleset ? vocabulary : undefined))) {
      if (event.type === 'fault') return event.fault.fault === 'unknown-ruleset' ? 'other-game' : 'unreadable';
      const { root, steps } = playedRecord(rawOf(event.recording), vocabulary);
      return TableGame.open(kit, root, steps, at);
    }
    return 'unreadable';
  }

  /** How many elements are played. */
  get at(): number {
    return this.live.answers;
  }

  /** How many there are, with those that were taken back. */
  get length(): number {
    return this.steps.length;
  }

  /** Whether a result stands in the record. */
  get isOver(): boolean {
    return this.steps.slice(0, this.at).some(({ element }) => element.name === 'result');
  }

  /** The kinds of hidden things that are written down. */
  get records(): readonly string[] {
    const moves = this.steps.find(({ element }) => element.name === 'moves');
    return moves ? wordsOf(moves.element.attributes.get('records')) : this.chosen;
  }

  /** The game as it is told up to here. */
  get story(): Story {
    this.told ??= this.live.story();
    return this.told;
  }

  /** The board as it lies now, and as it lay before the latest move that is told; undefined where the game draws none yet. */
  get board(): { readonly scene: Scene; readonly now: Frame; readonly before: Frame } | undefined {
    const { table } = this.live;
    const scene = this.kit.game.presentation.scene?.(table.table());
    const now = table.frame?.();
    if (!scene || !now) return undefined;
    const { steps } = this.story;
    const latest = steps.findLastIndex((its) => its.length > 0);
    const before = steps
      .slice(0, latest)
      .findLast((its) => its.length > 0)
      ?.at(-1)?.frame;
    return { scene, now, before: before ?? now };
  }

  /** The id of the player who is to move; undefined where that may be several, or nobody. */
  get mover(): string | undefined {
    const players = new Set(this.offers.map(({ element }) => playerOf(element)));
    const [only] = players.size === 1 ? players : [];
    return only ?? this.open.map(playerOf).findLast((player) => player !== undefined);
  }

  /** What is counted of each player, in turn order. */
  get sample(): Readonly<Record<string, readonly number[]>> {
    return this.live.table.sample();
  }

  /** The ids of an edition, by the types of attributes that name them. */
  get declaredNames(): ReadonlyMap<string, readonly string[]> {
    return this.live.table.declaredNames();
  }

  /** The open elements, the game first. */
  get open(): readonly Element[] {
    return this.live.state().open;
  }

  /** What may be done now. */
  get offers(): readonly Offer[] {
    this.offered ??= this.isOver ? [] : this.findOffers();
    return this.offered;
  }

  /** Moves that break one rule alone. */
  forbidden(): readonly Offer[] {
    return this.live.forbidden().map(({ element, within }) => ({ element, within, truth: false, kind: 'move' }));
  }

  openingIn(within: string): Opening {
    return this.live.openingIn(within);
  }

  /** What the rules say of an element that might be played; undefined for what no log can hold. */
  judge({ element, within }: Pick<Offer, 'element' | 'within'>): JudgedMove | undefined {
    const judged = this.live.whyNot(rawOfElement(element, this.kit.game.vocabulary), within);
    return typeof judged === 'string' || 'problem' in judged ? undefined : judged;
  }

  /** Plays an element, whatever the rules say of it, and what follows without anybody deciding it. What had been taken back is gone then. */
  play({ element, within }: Pick<Offer, 'element' | 'within'>): boolean {
    const isPlayed = this.append({ element: rawOfElement(element, this.kit.game.vocabulary), within });
    if (isPlayed) this.goOn();
    return isPlayed;
  }

  /** Opens what comes next as long as there is nothing else to be done. */
  goOn(): void {
    for (;;) {
      const [only, ...others] = this.offers;
      if (this.open.at(-1)?.name === 'setup' && !only) {
        if (!this.append({ element: this.movesElement(), within: 'game' })) return;
      } else if (only?.kind === 'room' && others.length === 0) {
        const { element, within } = only;
        if (!this.append({ element: rawOfElement(element, this.kit.game.vocabulary), within })) return;
      } else return;
    }
  }

  /** Writes the result that the rules come to. @returns false where they come to none yet */
  end(): boolean {
    if (!this.append({ element: made('result', {}), within: 'game' })) return false;
    const { scoreWord = 'points' } = this.kit.game;
    for (const { player, points, rank } of this.live.replayed.scores) {
      const values = { player, [scoreWord]: String(points), rank: String(rank) };
      this.append({ element: made('score', values), within: 'result' });
    }
    return true;
  }

  /** Whether anything can be taken back. */
  get canUndo(): boolean {
    return this.at > this.first;
  }

  /** Goes back to before the latest move that somebody made. @returns false at the beginning */
  undo(): boolean {
    let at = this.at;
    do at -= 1;
    while (at > this.first && this.isPassedOver(at));
    return at >= this.first && this.goTo(at);
  }

  /** Does what was taken back once more, up to the next move that somebody makes. */
  redo(): boolean {
    let at = this.at + 1;
    while (at < this.length && this.isPassedOver(at)) at += 1;
    return this.at < this.length && this.goTo(at);
  }

  /** @param at so many elements are played then, and the notes behind them; the others can be done once more */
  goTo(at: number): boolean {
    const next = this.steps.findIndex(({ element }, index) => index >= at && !isNote(element));
    const played = next < 0 ? this.steps : this.steps.slice(0, next);
    const live = LiveGame.open(this.kit.game, this.root, settingOf(this.kit), played);
    if (typeof live === 'string') return false;
    this.live = live;
    this.forget();
    return true;
  }

  /** What is written beside the latest move; undefined where nobody has moved. */
  get remark(): Remark | undefined {
    const move = this.latestMove;
    return move < 0 ? undefined : remarkOn(this.steps, move);
  }

  /** Writes beside the latest move. What was taken back can still be done once more. @returns false where no log can hold it */
  write(remark: Remark): boolean {
    const before = this.steps;
    this.steps = [...withRemark(before, this.latestMove, remark)];
    if (this.goTo(this.at + this.steps.length - before.length)) return true;
    this.steps = before;
    return false;
  }

  /** The record as a file, up to here. */
  log(): string {
    return this.live.log();
  }

  /** The record as a file, with what was taken back. */
  whole(): string {
    const live = LiveGame.open(this.kit.game, this.root, settingOf(this.kit), this.steps);
    return typeof live === 'string' ? this.log() : live.log();
  }

  /** The step behind the setup as it was laid out. */
  private get first(): number {
    const { setup } = this.kit.game.form;
    const first = this.steps.findIndex(({ element: { name } }) => name !== 'setup' && !(name in setup));
    const at = first < 0 ? this.length : first;
    return this.steps[at]?.element.name === 'moves' ? at + 1 : at;
  }

  private get latestMove(): number {
    return latestMove(this.steps.slice(0, this.at), this.kit.game.vocabulary);
  }

  /** Whether nobody has moved there: a note goes with its move, room is made for the next one, and a result is counted whole. */
  private isPassedOver(at: number): boolean {
    const element = this.steps[at]?.element;
    const declared = element && this.kit.game.vocabulary[element.name];
    if (!element || !declared || element.name === 'result') return false;
    return isNote(element) || element.name === 'score' || makesRoom(declared);
  }

  private append(step: Played): boolean {
    if (typeof this.live.play(step.element, step.within) === 'string') return false;
    this.steps.splice(this.at - 1);
    this.steps.push(step);
    this.forget();
    return true;
  }

  private forget(): void {
    this.told = undefined;
    this.offered = undefined;
  }

  private findOffers(): readonly Offer[] {
    const offers = this.live.legal().filter(({ element }) => !isLeftHidden(this, element));
    const draw = offers.every(({ kind }) => kind === 'room') ? drawDue(this) : undefined;
    return draw ? [draw] : offers;
  }

  private movesElement(): RawElement {
    return made('moves', this.chosen.length > 0 ? { records: this.chosen.join(' ') } : {});
  }
}

function wordsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(' ') : [];
}

function settingOf({ edition }: Kit) {
  return { edition: (name: string) => (name === edition.name ? edition : undefined), name: 'log' };
}

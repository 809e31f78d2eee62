/** A game whose text is being read, in any notation: from its root, which names the ruleset, to its recording. */
import type { AttributeList } from './attribute-list.js';
import type { Breach } from './breach.js';
import { compile } from './compiled.js';
import { RULESETS, UNDO } from './envelope.js';
import { nearest } from './nearest.js';
import { position } from './position.js';
import { quote } from './quote.js';
import type { RootName, VocabularyOf } from './reader.js';
import type { Fault, Problem, ReadEvent, Recording, Source } from './recording.js';
import { rememberSpelled } from './spelled-attributes.js';
import { TreeBuilder } from './tree-builder.js';
import type { TreeSink } from './tree-sink.js';
import { aroundUndone } from './undone.js';

/** What an XML file says to editors about its schema. It says nothing about the game, on whatever root it stands. */
const SCHEMA_HINT = /^(xmlns:xsi|xsi:(noNamespaceSchemaLocation|schemaLocation))$/;

/** Takes the elements of one game, the root first; the root names the ruleset, and so the vocabulary. */
export class GameInProgress implements TreeSink {
  private builder: TreeBuilder | undefined;
  private fault: Fault | undefined;
  /** Problems found inside the root's own tag, before anybody could take them. */
  private readonly early: Problem[] = [];

  constructor(
    private readonly source: Source,
    private readonly vocabularyOf: VocabularyOf,
    private readonly root: RootName,
  ) {}

  get exhausted(): boolean {
    return this.builder?.exhausted ?? false;
  }

  get mayHaveText(): boolean {
    return this.builder?.mayHaveText ?? false;
  }

  open(name: string, offset: number, attributes: AttributeList): boolean {
    if (this.builder) {
      this.builder.open(name, offset, attributes);
      return true;
    }
    return this.openRoot(offset, attributes);
  }

  text(characters: string, offset: number): void {
    this.builder?.text(characters, offset);
  }

  markup(): void {
    // It says nothing about the game.
  }

  close(): void {
    this.builder?.close();
  }

  illFormed(
    breach: Breach,
    offset: number,
    found: string,
    element: string | undefined,
    expected: string | undefined,
  ): void {
    const problem: Problem = {
      problem: 'ill-formed',
      breach,
      offset,
      element: element ?? this.root,
      found: quote(found),
      ...(expected !== undefined && { expected }),
    };
    this.problem(problem);
  }

  /** Adds a problem that the reader found itself. */
  problem(problem: Problem): void {
    if (this.builder) this.builder.report(problem);
    else this.early.push(problem);
  }

  /**
   * Ends the reading.
   * @param truncated whether the text broke off, or broke, before the game ended
   * @param unclosed how many elements the text had not closed then, where they have been closed here
   */
  end(truncated: boolean, unclosed = this.builder?.unclosed ?? 0): ReadEvent {
    const fault = this.fault ?? (this.builder ? undefined : this.earlyFault());
    if (fault) return { type: 'fault', fault };
    return { type: 'game', recording: this.recording(truncated, unclosed) };
  }

  private openRoot(offset: number, attributes: AttributeList): boolean {
    attributes.remove(SCHEMA_HINT);
    const at = attributes.indexOf('ruleset');
    const raw = at === -1 ? '' : attributes.raws[at];
    const ruleset = typeof raw === 'string' ? raw : '';
    const vocabulary = this.vocabularyOf(ruleset);
    if (!vocabulary) {
      const meant = nearest(ruleset, RULESETS);
      this.fault = {
        file: this.source.file,
        fault: 'unknown-ruleset',
        position: position(this.source, at === -1 ? offset : (attributes.offsets[at] ?? offset)),
        ...(at !== -1 && { found: quote(ruleset) }),
        expected: RULESETS.join(' '),
        ...(meant !== undefined && { meant }),
      };
      return false;
    }
    this.builder = new TreeBuilder(compile(vocabulary));
    for (const problem of this.early) this.builder.report(problem);
    this.builder.open(this.root, offset, attributes);
    return true;
  }

  private recording(truncated: boolean, unclosed: number): Recording {
    const { source, builder } = this;
    const read = builder?.root;
    if (!builder || !read) throw new Error('a game without a root');
    rememberSpelled(source, builder.spelled);
    // Hardly any log has one: its tree stays as it is.
    const { game, idle } = builder.hasUndone ? aroundUndone(read) : { game: read, idle: [] };
    for (const offset of idle) {
      builder.report({ problem: 'misplaced-element', offset, element: game.name, found: UNDO });
    }
    const { ruleset, id } = game.values as Readonly<Record<string, unknown>>;
    return {
      source,
      ruleset: typeof ruleset === 'string' ? ruleset : '',
      id: typeof id === 'string' && id !== '?' ? id : undefined,
      game,
      problems: builder.problems,
      truncated: truncated || builder.exhausted,
      unclosed: builder.exhausted ? 0 : unclosed,
    };
  }

  private earlyFault(): Fault {
    const [first] = this.early;
    if (!first) throw new Error('nothing was read');
    const { offset, found, expected, breach } = first;
    return {
      file: this.source.file,
      fault: 'ill-formed',
      position: position(this.source, offset),
      found,
      ...(breach !== undefined && { breach }),
      ...(expected !== undefined && { expected }),
    };
  }
}

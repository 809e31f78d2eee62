/** Another program that speaks the protocol: what it is asked, and what it answers. @see docs/duel.md */
import { quote } from '../log/quote.js';
import { Refused, Request } from './request.js';

/** Why a program cannot be compared any further. A closed list: docs/duel.md. */
export type FailureCode =
  | 'not-started'
  | 'ended' // before it has answered
  | 'silent' // it has not answered in time
  | 'line-too-long'
  | 'bad-encoding' // a line is not UTF-8
  | 'bad-json' // a line is no JSON object
  | 'unknown-id' // an answer to nothing that is open
  | 'bad-answer' // a field has a value that it cannot have
  | 'not-opened' // it does not want to play the game
  | 'no-word'; // no answer in any game says anything that could be compared

/** The program has failed; nothing is known about its rules by that. */
export class OpponentFailure extends Error {
  constructor(
    readonly code: FailureCode,
    /** The question that has no answer, the line, the field. Hostile text. */
    readonly about: string,
    /** What the system says of it. */
    readonly reason = '',
  ) {
    super(code);
  }
}

interface Waiting {
  readonly question: string;
  readonly resolve: (answer: Request) => void;
  readonly reject: (failure: OpponentFailure) => void;
}

/** Asks, and finds the question of each answer, in whatever order they come. */
export class Opponent {
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private failure: OpponentFailure | undefined;

  /** @param write sends a line */
  constructor(private readonly write: (line: string) => void) {}

  /** @throws OpponentFailure */
  ask(action: string, fields: object): Promise<Request> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.count += 1;
      const question = JSON.stringify({ id: this.count, do: action, ...fields });
      this.waiting.set(this.count, { question, resolve, reject });
      this.write(question);
    });
  }

  hear(line: string): void {
    try {
      const answer = Request.read(line);
      const { id } = answer;
      const waiting = typeof id === 'number' ? this.waiting.get(id) : undefined;
      if (typeof id !== 'number' || !waiting) return this.fail('unknown-id', line);
      this.waiting.delete(id);
      waiting.resolve(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fail(error.code === 'bad-json' ? 'bad-json' : 'unknown-id', line);
    }
  }

  /** Nothing more is to be heard. @param about by default the first question that has no answer */
  fail(code: FailureCode, about?: string, reason?: string): void {
    const [first] = this.waiting.values();
    this.failure ??= new OpponentFailure(code, quote(about ?? first?.question ?? ''), reason);
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

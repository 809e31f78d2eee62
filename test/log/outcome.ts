/** What became of a file, in the form in which the fixtures expect it: kinds and places, and little else. */
import { attributeOffset } from '../../src/log/attribute-offset.js';
import { position } from '../../src/log/position.js';
import type { Problem, ReadEvent, Source } from '../../src/log/recording.js';

type Outcome = Readonly<Record<string, unknown>>;

/** Games with their problems, and faults, in the order of the file. */
export function outcomeOf(events: Iterable<ReadEvent>): Outcome[] {
  return [...events].map((event) => {
    if (event.type === 'fault') {
      const { fault, position: at, breach, found, meant } = event.fault;
      return { fault, ...at, ...known({ breach, found, meant }) };
    }
    const { id, truncated, problems, source } = event.recording;
    return {
      game: id ?? null,
      ...(truncated && { truncated }),
      ...(problems.length > 0 && { problems: problems.map((problem) => problemOf(problem, source)) }),
    };
  });
}

function problemOf({ problem, offset, element, attribute, breach, found, meant }: Problem, source: Source): Outcome {
  const at = attribute === undefined || breach ? offset : attributeOffset(source, offset, attribute);
  return { problem, ...position(source, at), element, ...known({ attribute, breach, found, meant }) };
}

function known(fields: Readonly<Record<string, string | undefined>>): Outcome {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

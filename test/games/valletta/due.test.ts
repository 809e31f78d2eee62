/** A payment of just what is due: the replay reckons it, and accuses nobody of a price that nobody wrote down. */
import { describe, expect, it } from 'vitest';
import { replayText } from '../../engine/replays.js';
import { fixtures, outcomeOf, textOf } from '../../fixture-files.js';

const typed = textOf(fixtures().find(({ name }) => name === 'valletta/typed/two-players.kbz') as never);
const setup = typed.slice(0, typed.indexOf('\nmoves\n'));

describe('a payment that is not written', () => {
  it('is the price', () => {
    expect(outcomeOf(replayText(typed)).scores).toEqual([
      { player: 'Anna', points: 28, rank: 2 },
      { player: 'Ben', points: 69, rank: 1 },
    ]);
  });

  it('stays open where it may have been made in several ways', () => {
    const { verdict, findings, gaps } = outcomeOf(replayText(typed.replace(/(?<=[@^][AB]\d-\d) ?[^,\n]+/g, '')));
    expect(verdict).toBe('undecidable');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(gaps).toMatchObject({ choice: 11 });
  });

  it('is a breach where there is no way to make it', () => {
    const { findings } = replayText(`${setup}\nmoves\nd B g\nd A b\n1 An: bu@A1-5\n`);
    expect(findings.map(({ message }) => message.id)).toContain('valletta_not-affordable');
  });
});

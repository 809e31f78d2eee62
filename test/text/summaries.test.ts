/** What stands in summaries: in the tense of the sentences around it, and two things are called both. */
import { describe, expect, it } from 'vitest';
import { name, player } from '../../src/engine/message.js';
import { RULESETS } from '../../src/log/envelope.js';
import { speakerFor } from '../../src/text/speaker.js';

const audience = { playerName: () => 'Ben' };

/** The end as its turn tells it, and as a summary does that tells how the game went. */
const ENDINGS = [
  ['rattus_trigger-supply', { player: player('p1') }],
  ['rattus_trigger-cubes', { player: player('p1'), count: 20 }],
  ...['jean', 'points', 'houses'].map(
    (kind) => ['valletta_trigger', { player: player('p1'), trigger: name('trigger', kind) }] as const,
  ),
] as const;

describe.each([
  ['en', / (brought|emptied|were) /, / (brings|fulfils|are|has) /],
  ['de', / (leitete|lagen) /, / (leitet|erfüllt|hat|liegen) /],
  // In Italian the whole summary stands in the present.
  ['it', / (avvia|si avvia) /, / (ha|hanno|avviò) /],
] as const)('a summary in %s', (language, fits, jars) => {
  it.each(ENDINGS)('tells %s %j in its own tense', async (id, parameters) => {
    const speaker = await speakerFor(language, RULESETS, ['report']);
    const told = speaker.say({ id, parameters }, audience, 'in-hindsight');
    expect(told).toMatch(fits);
    expect(told).not.toMatch(jars);
  });
});

it.each([
  ['en', 'Both moves are legal', 'Both kept every rule.'],
  ['de', 'Beide Aktionen sind regelgerecht', 'Beide halten alle Regeln ein.'],
  ['it', 'Entrambe le mosse sono regolari', 'Entrambe rispettano tutte le regole.'],
] as const)('of two nobody says “all 2” in %s', async (language, moves, games) => {
  const speaker = await speakerFor(language, RULESETS, ['report', 'site']);
  expect(speaker.text('report-verdict', { verdict: 'legal', breaches: 0, moves: 2, open: 0 })).toBe(moves);
  expect(speaker.text('site-verdicts', { all: 'yes', legal: 2, illegal: 0, undecidable: 0 })).toBe(games);
});

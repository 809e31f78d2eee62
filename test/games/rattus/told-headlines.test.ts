/** Headlines: the way of the figure with what it passes and where it ends, never as if it stood still where nobody wrote it down; cards that nobody saw. */
import { expect, test } from 'vitest';
import { linesOf } from '../../../src/engine/quiz.js';
import { speakerFor } from '../../../src/text/speaker.js';
import { judged } from './judged.js';

const PLACE = '<place region="italia" cubes="1"/>';
const REGIONS = { italia: { rats: 1 } };
const AUDIENCE = { playerName: () => 'Anna' };

/** As it is written, in English, in German; the figure begins in Germania. */
const WAYS: readonly (readonly [string, string, string])[] = [
  ['<plague path="polonia"/>', 'Anna moves the plague figure to Polonia', 'Anna bewegt die Pestfigur nach Polonia'],
  [
    '<plague path="gallia hispania"/>',
    'Anna moves the plague figure by way of Gallia to Hispania',
    'Anna bewegt die Pestfigur über Gallia nach Hispania',
  ],
  [
    '<plague path="polonia hungaria italia"/>',
    'Anna moves the plague figure by way of Polonia and Hungaria to Italia',
    'Anna bewegt die Pestfigur über Polonia und Hungaria nach Italia',
  ],
  ['<plague path=""/>', 'Anna leaves the plague figure where it is', 'Anna lässt die Pestfigur stehen'],
  ...['<plague path="?"/>', '<plague path="gallia ?"/>', '<plague/>'].map(
    (plague) =>
      [
        plague,
        'Anna moves the plague figure; the record does not show where',
        'Anna bewegt die Pestfigur; wohin, zeigt das Protokoll nicht',
      ] as const,
  ),
];

/** Behind a token in Italia, of somebody who owns the Knight. */
async function headlinesOf(line: string, kind: string): Promise<readonly string[]> {
  const { replayed } = judged({ cards: { p1: 'knight' }, regions: REGIONS, turns: [['p1', PLACE, line]] });
  const headline = replayed.transcript?.steps.findLast(({ headline }) => headline?.id.startsWith(kind))?.headline;
  if (!headline) throw new Error(`no ${kind}`);
  return Promise.all(
    (['en', 'de'] as const).map(async (language) => (await speakerFor(language, ['rattus'])).say(headline, AUDIENCE)),
  );
}

test.each(WAYS)('%s', async (plague, ...told) => {
  expect(await headlinesOf(plague, 'rattus_headline-plague')).toEqual(told);
});

test.each([
  ['take', '<class card="monk" from="supply"/>', 'Anna takes the Monk', 'Anna nimmt den Mönch'],
  ['take', '<class card="?" from="supply"/>', 'Anna takes an unseen card', 'Anna nimmt eine unbekannte Karte'],
  ['use', '<use card="?"/>', 'Anna uses an unseen card', 'Anna benutzt eine unbekannte Karte'],
])('%s: %s', async (kind, line, ...told) => {
  expect(await headlinesOf(line, `rattus_headline-${kind}`)).toEqual(told);
});

test.each([
  ['<plague path="?"/>', []],
  ['<plague path="gallia"/>', [1]],
])('behind %s the tokens of its region are told where it can be seen', (plague, told) => {
  const { replayed } = judged({
    regions: { ...REGIONS, gallia: { rats: 1 } },
    turns: [['p1', PLACE, plague, '<spread to="anglia"/>']],
  });
  const due = (replayed.transcript?.steps ?? []).flatMap((step) => linesOf(step, 'rattus_spread-due'));
  expect(due.map(({ message }) => message.parameters['rats'])).toEqual(told);
});

/** Sentences that were said before are said again as if for the first time, and are not kept for ever. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counts, list, name, type Parameter, player, quoted } from '../../src/engine/message.js';
import { LANGUAGES } from '../../src/text/language.js';
import { SentenceCache } from '../../src/text/sentence-cache.js';
import { speakerFor } from '../../src/text/speaker.js';
import { runs } from '../runs.js';

const speakerOf = async (language: string) => (await speakerFor(language, ['valletta'], ['report'])).forPages();

/** Texts that would be taken for others where a key were glued together carelessly. */
const texts = fc.oneof(
  fc.constantFrom('', '1', 'p1', 'Anna', '" to=t"', 'Anna" amount=1', '\\', '\u05d0\u05d1'),
  fc.string({ maxLength: 4 }),
);
const parameters: fc.Arbitrary<Parameter> = fc.oneof(
  fc.integer({ min: -2, max: 2000 }),
  texts.map(quoted),
  texts.map(player),
  fc.constantFrom(
    player('p1'),
    player('p2'),
    name('character', 'builder'),
    name('place', 'builder'),
    name('good', '?'),
  ),
  fc.dictionary(fc.constantFrom('gold', 'brick'), fc.nat(2)).map((amounts) => counts('good', amounts)),
  fc.array(texts.map(quoted), { maxLength: 3 }).map(list),
);
const audiences = fc
  .constantFrom({ p1: 'Anna', p2: 'Ben' }, { p1: 'Ben', p2: 'Anna' })
  .map((names: Record<string, string>) => ({ playerName: (id: string) => names[id] ?? id }));

describe('what was said before', () => {
  it.each(LANGUAGES)('is said as the first time, in %s', async (language) => {
    let sentences = 0;
    const practised = await speakerOf(language);
    const effect = fc.record({
      audience: audiences,
      parameters: fc.record({
        player: parameters,
        thing: parameters,
        from: parameters,
        to: parameters,
        which: parameters,
      }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(effect, { minLength: 2, maxLength: 6 }), async (effects) => {
        const fresh = await speakerOf(language);
        for (const { audience, parameters } of effects) {
          const message = { id: 'engine-effect-take', parameters: { ...parameters, amount: 1, sign: quoted('') } };
          const said = [practised, fresh].map((speaker) => {
            try {
              const sentence = speaker.say(message, audience);
              sentences += 1;
              return sentence;
            } catch (error) {
              return String(error);
            }
          });
          expect(said[0]).toBe(said[1]);
        }
      }),
      runs(60),
    );
    expect(sentences).toBeGreaterThan(100);
  });

  it('is said in the manner of each game and page', async () => {
    const speaker = await speakerFor('en', ['valletta', 'tallinn'], ['report']);
    const name = '\u05d0\u05d1';
    const say = (one: typeof speaker) => one.text('report-name-points', { player: name, points: 1 });
    const page = say(speaker.forPages());
    expect(say(speaker)).not.toBe(page);
    expect(say(speaker.forPages())).toBe(page);
    const [tallinn, valletta] = [{ ruleset: 'tallinn' }, { ruleset: 'valletta' }] as const;
    expect(speaker.forGame(tallinn)).toBe(speaker.forGame(tallinn));
    expect(speaker.forGame(tallinn)).not.toBe(speaker.forGame(valletta));
  });
});

describe('the cache', () => {
  it('makes each sentence once, while it is kept', () => {
    const cache = new SentenceCache();
    let made = 0;
    const make = () => {
      made += 1;
      return String(made);
    };
    expect([cache.get('a', make), cache.get('b', make), cache.get('a', make)]).toEqual(['1', '2', '1']);
    expect(cache.get(undefined, make)).toBe('3');
    expect(cache.size).toBe(2);
  });

  it('holds no more, however much is said', () => {
    const cache = new SentenceCache();
    for (let at = 0; at < 30_000; at += 1) cache.get(`key ${at}`, () => 'said');
    expect(cache.size).toBe(10_000);
    expect(cache.get('key 29999', () => 'anew')).toBe('said');
    expect(cache.get('key 0', () => 'anew')).toBe('anew');
  });

  it('keeps nothing that a log has made long', () => {
    const cache = new SentenceCache();
    cache.get('x'.repeat(1000), () => 'said');
    expect(cache.size).toBe(0);
  });
});

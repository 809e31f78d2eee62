import { gameOf } from '../games.js';
import { entryOf } from '../log/entry-of.js';
import type { Sentences } from '../text/sentences.js';
import { type Speaker, speakerOf } from '../text/speaker.js';
import { isObject, refuse } from './given.js';

/** @internal Its words for one game; without one for what is about no game. @throws TypeError for what is no language, such as its tag */
export function speakerIn(language: Language, ruleset?: string): Speaker {
  // One that was imported before a test runner has loaded everything anew is of another class.
  if (!isObject(language) || !('speaker' in language)) refuse('english, german or italian', language);
  return language.speaker(ruleset);
}

/** A language that Kiebitz speaks: `english`, `german` or `italian`, each with its own sentences. */
export class Language {
  private readonly speakers = new Map<string, Speaker>();

  /** @internal */
  constructor(private readonly sentences: Sentences) {}

  /** The BCP 47 tag. */
  get tag(): 'en' | 'de' | 'it' {
    return this.sentences.language;
  }

  /** @internal For one game, in its own words; without one for what is about no game. */
  speaker(ruleset?: string): Speaker {
    const key = ruleset ?? '';
    return entryOf(this.speakers, key, () => {
      const speaker = speakerOf(this.sentences, ruleset === undefined ? [] : [ruleset], ['options', 'rulings']);
      const game = gameOf(key);
      return game ? speaker.forGame(game) : speaker;
    });
  }
}

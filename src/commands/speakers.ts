/** Speakers for the logs of a run: one for each language and game, made when somebody has something to say. */
import { gameOf } from '../games.js';
import { entryOf } from '../log/entry-of.js';
import type { Recording } from '../log/recording.js';
import { languageOf } from '../text/language.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { localeOf } from './replays.js';

/** Makes speakers with the parts `referee`, `options` and `rulings`, each once. */
export class Speakers {
  private readonly made = new Map<string, Promise<Speaker>>();

  /** @param lang the language asked for; the one that a log names, if none is. Never that of the machine. */
  constructor(private readonly lang: string | undefined) {}

  /** For a game, in its own words. */
  forLog(recording: Recording): Promise<Speaker> {
    return this.speaker(localeOf(recording), recording.ruleset);
  }

  /** For what is about no game, or about several. @param locale the language that they agree in */
  forRun(locale?: string): Promise<Speaker> {
    return this.speaker(locale, undefined);
  }

  /** For a game that is only spoken of. */
  forRuleset(ruleset: string, locale: string | undefined): Promise<Speaker> {
    return this.speaker(locale, ruleset);
  }

  private speaker(locale: string | undefined, ruleset: string | undefined): Promise<Speaker> {
    const language = languageOf(this.lang ?? locale) ?? 'en';
    return entryOf(this.made, `${language} ${ruleset ?? ''}`, async () => {
      const game = ruleset === undefined ? undefined : gameOf(ruleset);
      const plain = await speakerFor(language, game ? [game.ruleset] : [], ['referee', 'options', 'rulings']);
      return game ? plain.forGame(game) : plain;
    });
  }
}

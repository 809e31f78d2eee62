/** Which options a replay has asked after: those that it did not ask after can have changed nothing. */
import type { Options } from './option.js';

/** Makes of the options of a game what its procedures use. */
export type ProfileMaker = <Profile extends object>(profileOf: (options: Options) => Profile) => Profile;

/** Listens to the procedures of one game, played under one set of options. */
export class AskedOptions {
  private readonly fields = new Set<string | symbol>();
  /** Whether the game could have gone otherwise under other options. */
  decide: (others: Options) => boolean = () => false;

  /** Makes a profile that is listened to. */
  listenTo(options: Options): ProfileMaker {
    return (profileOf) => {
      const profile = profileOf(options);
      this.decide = (others) => {
        const other = profileOf(others);
        return [...this.fields].some((field) => Reflect.get(profile, field) !== Reflect.get(other, field));
      };
      return new Proxy(profile, {
        get: (_, field) => {
          this.fields.add(field);
          return Reflect.get(profile, field);
        },
      });
    };
  }
}

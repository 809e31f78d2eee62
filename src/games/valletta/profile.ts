/** The options of Valletta (valletta.md 0.6) and what a game makes of them. */
import { type NameIn, type OptionDeclaration, type Options, type ProfileOf, profileFrom } from '../../engine/option.js';

/** Each with its values, the default first, the ruling that it decides or what it offers, and what the rules call it. */
export const OPTIONS = [
  { name: 'variant.start-player', values: ['false', 'true'], offers: 'variant', as: 'startPlayerVariant' },
  { name: 'variant.fewer-barrels', values: ['false', 'true'], offers: 'variant', as: 'fewerBarrels' },
  { name: 'house.reshuffle', values: ['lazy', 'eager'], ruling: 'A01', as: 'eagerReshuffle' },
  { name: 'house.exchange', values: ['may', 'must-if-able'], ruling: 'A02', as: 'mustExchange' },
  { name: 'house.purchase', values: ['may', 'must-if-able'], ruling: 'A02', as: 'mustPurchase' },
  { name: 'house.two-player-extra', values: ['may', 'must'], ruling: 'A03', as: 'mustTakeExtra' },
  { name: 'house.upgraded-values', values: ['component', 'double'], ruling: 'A04', as: 'doubleUpgraded' },
  { name: 'house.apprentice-chain', values: ['none', 'chain'], ruling: 'A05', as: 'apprenticeChain' },
  { name: 'house.supply', values: ['unlimited', 'proxied', 'strict'], ruling: 'A10', as: 'supply' },
  { name: 'house.trigger-25', values: ['reach-or-pass', 'exact'], ruling: 'A13', as: 'exactTrigger' },
  { name: 'house.substitute-type', values: ['other', 'any'], ruling: 'A20', as: 'anySubstitute' },
  { name: 'house.end-phase-gains', values: ['playable', 'set-aside'], ruling: 'A16', as: 'setGainsAside' },
] as const satisfies readonly OptionDeclaration[];

/** The name of an option, as logs and the command line have it. */
export type OptionName = NameIn<typeof OPTIONS>;

/** The options in the types that the procedures use. */
export type Profile = ProfileOf<typeof OPTIONS>;

/** @param options by name; what is not named has its default */
export function profileOf(options: Options): Profile {
  return profileFrom(OPTIONS, options);
}

/** The options of Valletta (valletta.md 0.6) and what a game makes of them. */
import { askerOf, type NameIn, type OptionDeclaration, type Options } from '../../engine/option.js';

/** Each with its values, the default first, and the ruling that it decides or what it offers. */
export const OPTIONS = [
  { name: 'variant.start-player', values: ['false', 'true'], offers: 'variant' },
  { name: 'variant.fewer-barrels', values: ['false', 'true'], offers: 'variant' },
  { name: 'house.reshuffle', values: ['lazy', 'eager'], ruling: 'A01' },
  { name: 'house.exchange', values: ['may', 'must-if-able'], ruling: 'A02' },
  { name: 'house.purchase', values: ['may', 'must-if-able'], ruling: 'A02' },
  { name: 'house.two-player-extra', values: ['may', 'must'], ruling: 'A03' },
  { name: 'house.upgraded-values', values: ['component', 'double'], ruling: 'A04' },
  { name: 'house.apprentice-chain', values: ['none', 'chain'], ruling: 'A05' },
  { name: 'house.supply', values: ['unlimited', 'proxied', 'strict'], ruling: 'A10' },
  { name: 'house.trigger-25', values: ['reach-or-pass', 'exact'], ruling: 'A13' },
  { name: 'house.substitute-type', values: ['other', 'any'], ruling: 'A20' },
  { name: 'house.end-phase-gains', values: ['playable', 'set-aside'], ruling: 'A16' },
] as const satisfies readonly OptionDeclaration[];

/** The name of an option, as logs and the command line have it. */
export type OptionName = NameIn<typeof OPTIONS>;

/** The options in the types that the procedures use. */
export type Profile = Readonly<ReturnType<typeof profileOf>>;

/** @param options by name; what is not named has its default */
export function profileOf(options: Options) {
  const is = askerOf<typeof OPTIONS>(options);
  return {
    startPlayerVariant: is('variant.start-player', 'true'),
    fewerBarrels: is('variant.fewer-barrels', 'true'),
    eagerReshuffle: is('house.reshuffle', 'eager'),
    mustExchange: is('house.exchange', 'must-if-able'),
    mustPurchase: is('house.purchase', 'must-if-able'),
    mustTakeExtra: is('house.two-player-extra', 'must'),
    doubleUpgraded: is('house.upgraded-values', 'double'),
    apprenticeChain: is('house.apprentice-chain', 'chain'),
    supply: is('house.supply', 'strict') ? 'strict' : is('house.supply', 'proxied') ? 'proxied' : 'unlimited',
    exactTrigger: is('house.trigger-25', 'exact'),
    anySubstitute: is('house.substitute-type', 'any'),
    setGainsAside: is('house.end-phase-gains', 'set-aside'),
  } as const;
}

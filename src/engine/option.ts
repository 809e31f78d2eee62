/** Options of a game (variants and house rules), as declared by the game and as chosen by a log. */

/**
 * What an option is about where it decides no ruling. `variant`: one that the rulebook offers; `expansion`: cards and rules that
 * come in addition; `online`: how an online platform has it.
 */
export type OptionOffer = 'variant' | 'expansion' | 'online';

/** A variant or house rule that a log may choose. */
export type OptionDeclaration = {
  readonly name: string;
  /** All values, the default first. */
  readonly values: readonly [string, ...string[]];
  /**
   * What the rules call it. Of two values: what is the case where it is `true`, or has the second one of others. Of more: what its
   * value is called.
   */
  readonly as: string;
} & (
  | {
      /** The ruling that its other values decide otherwise, by its number. */
      readonly ruling: string;
      readonly offers?: never;
    }
  | { readonly ruling?: never; readonly offers: OptionOffer }
);

/** What rules ask of options: of two values a truth, of more the value itself. */
export type ProfileOf<D extends readonly OptionDeclaration[]> = {
  readonly [O in D[number] as O['as']]: O['values'] extends readonly [string, string] ? boolean : O['values'][number];
};

/** The chosen value of every option of a game. */
export type Options = Readonly<Record<string, string>>;

/** The default value of every option. */
export function defaults(declarations: readonly OptionDeclaration[]): Options {
  const before = standard.get(declarations);
  if (before) return before;
  const options = Object.fromEntries(declarations.map((one) => [one.name, one.values[0]]));
  standard.set(declarations, options);
  return options;
}

/** Every game of a run asks for them. */
const standard = new WeakMap<readonly OptionDeclaration[], Options>();

/** The names of declared options. */
export type NameIn<D extends readonly OptionDeclaration[]> = D[number]['name'];

/** The options of one game as its rules ask for them. @param options by name; what is not named has its default */
export function profileFrom<const D extends readonly OptionDeclaration[]>(
  declarations: D,
  options: Options,
): ProfileOf<D> {
  // Every game that is played out asks for it: a list of pairs would take four times as long.
  const profile: Record<string, string | boolean | undefined> = {};
  for (const { as, name, values } of declarations) {
    const [first, second, third] = values;
    const value = options[name] ?? first;
    profile[as] = third === undefined ? value === (first === 'true' ? first : second) : value;
  }
  return profile as ProfileOf<D>;
}

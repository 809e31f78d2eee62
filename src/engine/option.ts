/** Options of a game (variants and house rules), as declared by the game and as chosen by a log. */

export interface OptionDeclaration {
  readonly name: string;
  /** All values, the default first. */
  readonly values: readonly [string, ...string[]];
  /** The ruling or section of the specification that explains it. */
  readonly ruling?: string;
}

/** The chosen value of every option of a game. */
export type Options = Readonly<Record<string, string>>;

/** The default value of every option. */
export function defaults(declarations: readonly OptionDeclaration[]): Record<string, string> {
  return Object.fromEntries(declarations.map((one) => [one.name, one.values[0]]));
}

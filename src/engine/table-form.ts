/** What somebody who records a game at the table is asked before it begins, as data. */

/** The form of a game. */
export interface TableForm {
  /**
   * What the setup says before anybody moves: by the name of the element, the attribute with what somebody has to look up; null
   * where there is nothing to look up. Other elements of the setup are moves.
   */
  readonly setup: Readonly<Record<string, string | null>>;
  /** What may be written down or left hidden, and the elements that say it. Words of the attribute `records`. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Cards that are drawn when a turn is over, if the rules of play do not offer them. */
  readonly drawn?: {
    readonly element: string;
    readonly attribute: string;
    readonly within: string;
    readonly most: number;
  };
}

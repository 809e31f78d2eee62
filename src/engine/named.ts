/** How a game names things and colours that a report shows: by what they are, never in words. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'grey'] as const;
export type Hue = (typeof HUES)[number];

/** A thing with a printed name, as in a message parameter. */
export interface Named {
  readonly of: string;
  readonly id: string;
}

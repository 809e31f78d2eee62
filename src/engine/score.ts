/** What one player has at the end. */
export interface Score {
  readonly player: string;
  readonly points: number;
  /** 1-based; tied players share a rank. */
  readonly rank: number;
}

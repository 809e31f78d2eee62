/** Paths of values that hold until the next one. */
import { area, curveStepAfter, line } from 'd3';

/** The ticks at which one of the rows of values changes, and the last one: all that a path needs. */
function corners(...rows: readonly (readonly number[])[]): readonly number[] {
  const length = rows[0]?.length ?? 0;
  const ticks: number[] = [];
  for (let tick = 0; tick < length; tick += 1)
    if (tick === 0 || tick === length - 1 || rows.some((values) => values[tick] !== values[tick - 1])) ticks.push(tick);
  return ticks;
}

/** @param x of a tick @param y of a value */
export function stepLine(values: readonly number[], x: (tick: number) => number, y: (value: number) => number): string {
  const path = line<number>(x, (tick) => y(values[tick] ?? 0))
    .curve(curveStepAfter)
    .digits(1);
  return path(corners(values)) ?? '';
}

/** The area between two step lines. */
export function stepArea(
  bottom: readonly number[],
  top: readonly number[],
  x: (tick: number) => number,
  y: (value: number) => number,
): string {
  const path = area<number>(
    x,
    (tick) => y(bottom[tick] ?? 0),
    (tick) => y(top[tick] ?? 0),
  )
    .curve(curveStepAfter)
    .digits(1);
  return path(corners(bottom, top)) ?? '';
}

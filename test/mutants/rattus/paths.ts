/** Ways of the figure over the map of Rattus. */
import { isOpen, type Table } from '../../oracle/rattus-table.js';

/** All ways of so many steps from where the figure stands, over open borders, that come to no region twice. */
export function pathsOf(table: Table, steps: number): string[][] {
  let paths: string[][] = [[]];
  for (let step = 0; step < steps; step++) {
    paths = paths.flatMap((path) => {
      const here = path.at(-1) ?? table.figure;
      const next = table.regions.filter(
        (region) => isOpen(table, here, region) && region !== table.figure && !path.includes(region),
      );
      return next.map((region) => [...path, region]);
    });
  }
  return paths;
}

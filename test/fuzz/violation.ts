/** What a target throws where a promise is broken; everything else that is thrown is a fault, too. */
export class Violation extends Error {
  /** @param law the promise that was broken @param details what shows it */
  constructor(law: string, details: string) {
    super(`${law}\n${details}`);
    this.name = 'Violation';
  }
}

/** @throws Violation where the two texts differ, with the first line in which they do */
export function expectSame(law: string, one: string, other: string): void {
  if (one === other) return;
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const at = lines.concat('').findIndex((line, index) => line !== others[index]);
  throw new Violation(law, `line ${at + 1}\n- ${lines[at] ?? ''}\n+ ${others[at] ?? ''}`);
}

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
  const lines = other.split('\n');
  const different = one.split('\n').find((line, index) => line !== lines[index]) ?? '';
  const at = one.split('\n').indexOf(different);
  throw new Violation(law, `line ${at + 1}\n- ${different}\n+ ${lines[at] ?? ''}`);
}

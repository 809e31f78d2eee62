/** What a command says, run in this process. */
import { vi } from 'vitest';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** @param run a command; what it writes to the standard streams is kept instead */
export async function said(run: () => Promise<number>): Promise<Said> {
  const kept = { out: '', err: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      kept.out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      kept.err += String(text);
      return true;
    }),
  ];
  try {
    const code = await run();
    return { code, ...kept };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

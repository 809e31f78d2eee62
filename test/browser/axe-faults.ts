/** What axe finds in a page. */
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Takes away what others stand for: it comes from one template, and axe takes its time. Where everything is unfolded
 * afterwards, nobody has to lay it out before.
 */
export async function thinOut(page: Page, surplus: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const one of document.querySelectorAll(selector)) one.remove();
  }, surplus);
}

/** Faults of whatever impact, each with the first element that has it. The page has axe loaded. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { preload: false, resultTypes: ['violations'] })",
  );
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id} (${nodes.length}): ${help}: ${first?.html.slice(0, 160)} ${first?.failureSummary ?? ''}`;
  });
}

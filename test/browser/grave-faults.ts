/** What axe finds in a page. */
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Faults of serious or critical impact, each with the first element that has it. The page has axe loaded.
 * @param surplus selects what others stand for: they come from one template, and axe takes its time
 */
export async function graveFaults(page: Page, surplus: string): Promise<string[]> {
  await page.evaluate((selector) => {
    for (const one of document.querySelectorAll(selector)) one.remove();
  }, surplus);
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { preload: false, resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const [first] = nodes;
      return `${id} (${nodes.length}): ${help}: ${first?.html.slice(0, 160)} ${first?.failureSummary ?? ''}`;
    });
}

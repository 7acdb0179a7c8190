import type { Page } from '@playwright/test';

/**
 * Waits until the page has painted the data that it has received so far. A test can then check that something does not
 * appear.
 */
export async function waitForRepaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

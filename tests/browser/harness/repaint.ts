import type { Page } from '@playwright/test';

/** Waits until the page has drawn the data received so far, so that a test can check that something does not appear. */
export async function waitForRepaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

import type { Page } from '@playwright/test';

/** Waits until the page has drawn what it has heard so far: for tests of what must not appear. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

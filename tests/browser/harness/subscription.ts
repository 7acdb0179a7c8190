import type { Page } from '@playwright/test';

/**
 * Resolves when the page has subscribed to changes of an entity. The page receives only changes that are made after
 * that. Call this function before the page opens.
 */
export function waitForChangesSubscription(page: Page, entity: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(`"${entity}"`)) resolve();
      });
    });
  });
}

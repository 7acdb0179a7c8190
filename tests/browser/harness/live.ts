import type { Page } from '@playwright/test';

/**
 * Waits until a page has asked the server to tell it of changes of an entity: what happens before that, it learns when
 * it asks again. Call it before the page is opened.
 */
export function hearsOf(page: Page, entity: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(`"${entity}"`)) resolve();
      });
    });
  });
}

import type { Page } from '@playwright/test';

/** What Google's script is to hand over. */
interface Handed {
  credential?: string;
  code?: string;
  access_token?: string;
  /** Why its window hands nothing over. */
  error?: 'popup_closed' | 'popup_failed_to_open';
}

/** What the page asked Google's script for. */
export interface AskedOfGoogle {
  /** Settings of its button. */
  button?: Record<string, unknown>;
  /** Settings of its window. */
  popup?: Record<string, unknown>;
}

/** Stands in for Google's script, which is not to be had on every machine: its buttons, its window, what they hand over. */
export async function standInForGoogle(
  page: Page,
  handed: Handed,
): Promise<{
  loads: () => number;
  asked: () => Promise<AskedOfGoogle>;
  /** Has it hand over something else from now on, in the page that is open. */
  handOver: (next: Handed) => Promise<void>;
}> {
  let loads = 0;
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    loads += 1;
    await route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})(${JSON.stringify(handed)});` });
  });
  return {
    loads: () => loads,
    asked: () => page.evaluate(() => Reflect.get(window, 'askedOfGoogle')),
    handOver: (next) =>
      page.evaluate((value) => void Object.assign(Reflect.get(window, 'handedByGoogle'), value), next),
  };
}

/** Runs in the page. */
function script(handed: Handed): void {
  const asked: AskedOfGoogle = {};
  let receive = (_answer: Handed) => {};
  const plain = (settings: object) => JSON.parse(JSON.stringify(settings));
  const popup =
    (settings: { callback: (answer: Handed) => void; error_callback: (error: { type: string }) => void }) => () => {
      asked.popup = plain(settings);
      if (handed.error) settings.error_callback({ type: handed.error });
      else settings.callback(handed);
    };
  const id = {
    initialize: ({ callback }: { callback: (answer: Handed) => void }) => {
      receive = callback;
    },
    renderButton: (place: HTMLElement, settings: object) => {
      asked.button = plain(settings);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google’s own button';
      button.addEventListener('click', () => receive(handed));
      place.append(button);
    },
  };
  const oauth2 = {
    initCodeClient: (settings: Parameters<typeof popup>[0]) => ({ requestCode: popup(settings) }),
    initTokenClient: (settings: Parameters<typeof popup>[0]) => ({ requestAccessToken: popup(settings) }),
  };
  Object.assign(window, { askedOfGoogle: asked, handedByGoogle: handed, google: { accounts: { id, oauth2 } } });
}

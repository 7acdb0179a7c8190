import type { Page, Route } from '@playwright/test';

/** The result of a sign-in that the fake of Google's script returns to the page. */
interface GoogleResult {
  credential?: string;
  code?: string;
  access_token?: string;
  /** The error that the popup window reports, if any. */
  error?: 'popup_closed' | 'popup_failed_to_open';
}

/** The settings with which the page has called Google's script. */
interface GoogleCalls {
  /** Settings of Google's sign-in button; undefined if the page has not shown it. */
  button?: Record<string, unknown>;
  /** Settings of the popup window; undefined if the page has not opened it. */
  popup?: Record<string, unknown>;
}

/**
 * Replaces Google's sign-in script, which not every machine can reach, by a fake with a button, a popup window and
 * results that the test sets. If the result is an ID token (`credential`), the page is configured to show Google's
 * button instead of a popup.
 */
export async function fakeGoogleSignIn(
  page: Page,
  result: GoogleResult,
): Promise<{
  loads: () => number;
  calls: () => Promise<GoogleCalls>;
  /** Sets the result of further sign-ins in the page that is open. */
  setResult: (next: GoogleResult) => Promise<void>;
}> {
  let loads = 0;
  if (result.credential) await page.route('**/config.json', useGoogleButton);
  await page.route('https://accounts.google.com/gsi/client', async (route) => {
    loads += 1;
    await route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})(${JSON.stringify(result)});` });
  });
  return {
    loads: () => loads,
    calls: () => page.evaluate(() => Reflect.get(window, 'askedOfGoogle')),
    setResult: (next) =>
      page.evaluate((value) => void Object.assign(Reflect.get(window, 'handedByGoogle'), value), next),
  };
}

/** Answers the page's request for the configuration so that the page shows Google's button, which returns an ID token. */
async function useGoogleButton(route: Route): Promise<void> {
  const response = await route.fetch();
  const config: { social: { provider: string }[] } = await response.json();
  const social = config.social.map((one) => (one.provider === 'GOOGLE' ? { ...one, kind: 'CREDENTIAL' } : one));
  await route.fulfill({ json: { ...config, social } });
}

/** The fake script. It is passed to the page as source text and runs there. */
function script(result: GoogleResult): void {
  const calls: GoogleCalls = {};
  let receive = (_answer: GoogleResult) => {};
  const plain = (settings: object) => JSON.parse(JSON.stringify(settings));
  const popup =
    (settings: { callback: (response: GoogleResult) => void; error_callback: (error: { type: string }) => void }) =>
    () => {
      calls.popup = plain(settings);
      if (result.error) settings.error_callback({ type: result.error });
      else settings.callback(result);
    };
  const id = {
    initialize: ({ callback }: { callback: (response: GoogleResult) => void }) => {
      receive = callback;
    },
    renderButton: (place: HTMLElement, settings: object) => {
      calls.button = plain(settings);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google’s own button';
      button.addEventListener('click', () => receive(result));
      place.append(button);
    },
  };
  const oauth2 = {
    initCodeClient: (settings: Parameters<typeof popup>[0]) => ({ requestCode: popup(settings) }),
    initTokenClient: (settings: Parameters<typeof popup>[0]) => ({ requestAccessToken: popup(settings) }),
  };
  Object.assign(window, { askedOfGoogle: calls, handedByGoogle: result, google: { accounts: { id, oauth2 } } });
}

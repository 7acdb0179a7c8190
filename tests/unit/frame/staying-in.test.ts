// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../../providers/auth/session';
import type { ApiConnection } from '../../../providers/auth/connection';
import { BrowserStorage, openFakeTab, storeSession } from '../providers/tab';

const draftKey = '/vehicle/7/edit vehicles';
const expired: Pick<Session, 'authError'> = {
  authError: { code: 1103, message: 'expired', reason: null, validation: {} },
};

/** Simulates the message that another tab sends after signing in or out: the console then opens the address. */
type ReceiveMessage = (address: '/' | '/auth') => void;

/** Opens a page in a fake browser tab, with a form into which user 1 has typed. */
async function openForm(browser = new BrowserStorage()) {
  // Loads the modules anew, because they hold the state of the page that was open before.
  vi.resetModules();
  const { watchSessionDrafts } = await import('../../../src/app/sessionDrafts');
  const { registerUnsavedWork, hasUnsavedWork } = await import('../../../src/ui/unsavedWork');
  const { storeDraft, readStoredDraft } = await import('../../../src/ui/draftStorage');
  const tab = openFakeTab('http://here.invalid', browser);
  if (!tab.session.get()) storeSession(tab.session, 'first', []);
  let receiveMessage: ReceiveMessage = () => {};
  const openedAddresses: string[] = [];
  const connection: ApiConnection = {
    ...tab,
    channel: {
      ...tab.channel,
      follow: (goTo) => {
        receiveMessage = goTo;
      },
    },
  };
  watchSessionDrafts(connection, (address) => openedAddresses.push(address));
  registerUnsavedWork({
    isUnsaved: () => true,
    storeDraft: () => storeDraft('1', draftKey, { drafts: { year: '2019' } }),
  });
  return {
    session: tab.session,
    receiveMessage: (address: '/' | '/auth') => receiveMessage(address),
    openedAddresses,
    hasUnsavedWork,
    storedDraft: (user = '1') => readStoredDraft(user, draftKey),
  };
}

const expire = ({ session }: { session: ApiConnection['session'] }) => storeSession(session, 'first', [], expired);

beforeEach(() => sessionStorage.clear());

describe('form input', () => {
  test('is not stored without an event', async () => {
    const page = await openForm();
    storeSession(page.session, 'renewed', []);
    expect(page.storedDraft()).toBeUndefined();
    expect(page.hasUnsavedWork()).toBe(true);
  });

  test('is stored when the session expires, and stays stored after the confirmation in any tab', async () => {
    const page = await openForm();
    expire(page);
    expect(page.storedDraft()).toEqual({ drafts: { year: '2019' } });
    page.session.clear();
    page.receiveMessage('/auth');
    expect(page.storedDraft()).toEqual({ drafts: { year: '2019' } });
    expect(page.openedAddresses).toEqual(['/auth']);
    // The page closes in any case, so the browser must not ask whether to leave it.
    expect(page.hasUnsavedWork()).toBe(false);
  });

  test('is restored on the same user’s next page', async () => {
    const page = await openForm();
    expire(page);
    await openForm();
    expect(page.storedDraft()).toEqual({ drafts: { year: '2019' } });
  });

  test('is deleted when another user signs in', async () => {
    const page = await openForm();
    expire(page);
    const other = openFakeTab('http://here.invalid');
    storeSession(other.session, 'other', []);
    const now = other.session.get();
    if (now) page.session.set({ ...now, user: { ...now.user, id: '2' } });
    expect(page.storedDraft()).toBeUndefined();
  });

  test('is deleted when the user signs out', async () => {
    const page = await openForm();
    expire(page);
    storeSession(page.session, 'again', []);
    page.session.clear();
    expect(page.storedDraft()).toBeUndefined();
  });

  test('is stored when another tab’s sign-in redirects this one', async () => {
    const page = await openForm();
    page.receiveMessage('/');
    expect(page.storedDraft()).toEqual({ drafts: { year: '2019' } });
    expect(page.openedAddresses).toEqual(['/']);
  });
});
